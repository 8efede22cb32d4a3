/** What the room hears of a game, from its TV or from the one phone that was chosen for it. */
import { soundRoom, type Sound } from '../../lib/look/sound'
import type { SpyfallTable } from '../../wire'
import type { Beat, Step } from './reveal.svelte'

/** A stamp and a poster sound alike, whatever they show. */
const BEATS: Record<Exclude<Beat, 'fingers' | 'votes'>, Sound> = {
  verdict: 'gavel',
  pass: 'deal',
  named: 'heart',
  stamp: 'stamp',
  poster: 'flip',
}

const PHASES: Partial<Record<SpyfallTable['phase']['type'], Sound>> = {
  Looking: 'deal',
  Questioning: 'chime',
  Stopped: 'gavel',
  Accusing: 'gavel',
  Guessing: 'heart',
  Pointing: 'gavel',
  Nominating: 'gavel',
  Facing: 'gavel',
  RoundOver: 'win',
}

/** What a change of the table sounds like, once it may be seen. */
export function soundOf({ phase: from }: SpyfallTable, { phase: to }: SpyfallTable): Sound | null {
  if (from.type !== to.type) return PHASES[to.type] ?? null
  const asked = from.type === 'Questioning' && to.type === 'Questioning' && from.turn.asker !== to.turn.asker
  return asked ? 'tap' : null
}

/** `onTv`: for a TV; else for a phone, which is silent unless it was chosen. */
export function soundChange(before: SpyfallTable, after: SpyfallTable, onTv: boolean): void {
  const sound = soundOf(before, after)
  if (sound) soundRoom(sound, onTv)
}

/** Return what a step of a reveal sounds like: votes and fingers are heard one by one. */
export function soundAt({ beat, stamped }: Step): Sound | null {
  if (beat !== 'votes' && beat !== 'fingers') return BEATS[beat]
  return stamped > 0 ? 'vote' : null
}

export function soundStep(step: Step, onTv: boolean): void {
  const sound = soundAt(step)
  if (sound) soundRoom(sound, onTv)
}
