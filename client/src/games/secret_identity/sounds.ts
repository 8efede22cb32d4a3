/** What the room hears of a game, from its TV or from the one phone that was chosen for it. */
import { soundRoom, type Sound } from '../../lib/look/sound'
import type { SecretIdentityTable } from '../../wire'
import { STEP, stepsOf, type Opening } from './reveal.svelte'
import { votersOf } from './score'

const PHASES: Partial<Record<SecretIdentityTable['phase']['type'], Sound>> = {
  Clues: 'deal',
  Voting: 'stamp',
  Guessing: 'stamp',
}

/** What a change of the table sounds like. Nobody is heard who lays a card or sends a guess. */
export function soundOf(before: SecretIdentityTable, after: SecretIdentityTable): Sound | null {
  if (before.phase.type !== after.phase.type) return PHASES[after.phase.type] ?? null
  return isConfirmed(after) && !isConfirmed(before) ? 'heart' : null
}

/** Together: a guesser has said that this is the answer, and the others may object. */
export function isConfirmed({ phase }: SecretIdentityTable): boolean {
  return phase.type === 'Guessing' && phase.confirmed !== null
}

/** What a step of a reveal sounds like. The held breath sounds alike, whatever is revealed. */
export function soundAt(step: number, { round, opened }: Opening): Sound | null {
  if (step === STEP.its) return 'heart'
  if (step === STEP.name) return 'pow'
  if (step <= STEP.knew || step >= stepsOf(round, opened)) return step === STEP.knew ? 'flip' : null
  const voter = votersOf(round, opened)[step - STEP.knew - 1]
  return voter?.vote === opened.number ? 'good' : 'meh'
}

/** `onTv`: for a TV; else for a phone, which is silent unless it was chosen. */
export function soundChange(before: SecretIdentityTable, after: SecretIdentityTable, onTv: boolean): void {
  const sound = soundOf(before, after)
  if (sound) soundRoom(sound, onTv)
}

export function soundStep(step: number, opening: Opening, onTv: boolean): void {
  const sound = soundAt(step, opening)
  if (sound) soundRoom(sound, onTv)
}
