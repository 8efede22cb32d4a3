/** The clock of a round, as all screens and the room's loudspeaker keep it. */
import { soundRoom } from '../../lib/look/sound'
import { RULE_NUMBERS, type SpyfallTable } from '../../wire'
import type { SpyfallModel } from './model.svelte'

const TICKS = 30 // seconds before the end of the questions
const SHORT = 10 // before the end of anything else
const BREATHES = 5

/** Whether time runs short. */
export function hurries({ type }: SpyfallTable['phase'], seconds: number): boolean {
  return seconds <= (type === 'Questioning' ? TICKS : SHORT)
}

/** How many seconds the clock of this phase began with, about. */
export function wholeOf({ phase, terms }: SpyfallTable): number {
  switch (phase.type) {
    case 'Questioning':
      return terms.round_seconds
    case 'Guessing':
      return terms.guess_seconds
    case 'Pointing':
      return RULE_NUMBERS.spyfall2.poll_ms / 1000
    case 'Nominating':
    case 'Facing':
      return terms.talk_seconds
    default:
      return terms.vote_seconds
  }
}

/** Seconds until the questions end; null while nobody asks. */
function secondsLeft(model: SpyfallModel): number | null {
  return model.phase.type === 'Questioning' ? model.ticker.until(model.phase.until) : null
}

/** The table breathes in the last seconds. */
export function breathes(model: SpyfallModel): boolean {
  const left = secondsLeft(model)
  return left !== null && left > 0 && left <= BREATHES
}

/** Every flap that falls in the last half minute is heard. Only while a component is being set up. */
export function tickAloud(model: SpyfallModel, onTv: boolean): void {
  const left = $derived(model.paused ? null : secondsLeft(model))
  $effect(() => {
    if (left !== null && left > 0 && left <= TICKS) soundRoom('tick', onTv)
  })
}
