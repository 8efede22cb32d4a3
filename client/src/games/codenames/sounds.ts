/** What the room hears of a game, from its TV or from the one phone that was chosen for it. */
import { soundRoom, type Sound } from '../../lib/look/sound'
import type { CodenamesTable } from '../../wire'
import { touched, type Step } from './reveal.svelte'
import { guessingOf } from './table'

const FEELS = 280 // milliseconds: first the card falls, then one knows what it means

/** The held breath sounds alike, whatever the card will show. */
export const STEPS: Record<Step, Sound | null> = { breath: 'heart', dark: 'dark', shown: null, awake: 'assassin' }

/** What a change of the table sounds like, at once and a moment later. */
export function soundsOf(before: CodenamesTable, after: CodenamesTable): { now: Sound | null; then: Sound | null } {
  const card = touched(before, after)
  const over = after.phase.type === 'Over' && before.phase.type !== 'Over'
  if (card !== null) return { now: 'flip', then: over ? 'win' : feeling(before, after, card) }
  if (over) return { now: 'win', then: null }
  if (after.phase.type === 'Cluing' && before.phase.type === 'Dealing') return { now: 'deal', then: null }
  const [clue, old] = [guessingOf(after.phase)?.clue, guessingOf(before.phase)?.clue]
  return { now: clue && !old ? 'stamp' : null, then: null }
}

function feeling(before: CodenamesTable, after: CodenamesTable, card: number): Sound | null {
  const identity = after.covers[card]
  if (identity === 'assassin') return null // he has a sound of his own
  return identity === guessingOf(before.phase)?.team ? 'good' : 'meh'
}

/** `onTv`: for a TV; else for a phone, which is silent unless it was chosen. */
export function soundChange(before: CodenamesTable, after: CodenamesTable, onTv: boolean): void {
  const { now, then } = soundsOf(before, after)
  if (now) soundRoom(now, onTv)
  if (then) setTimeout(() => soundRoom(then, onTv), FEELS)
}

export function soundStep(step: Step, onTv: boolean): void {
  const sound = STEPS[step]
  if (sound) soundRoom(sound, onTv)
}
