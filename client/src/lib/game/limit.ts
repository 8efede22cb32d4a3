/** Reads the time limit of a phase of any game: a moment at which it ends, or a timer that may also just ring. */
import type { Timer } from '../../wire'

export type Limit = Omit<Timer, 'since'>

/** What everybody sees counting down; null: nothing does. */
export function limitOf(phase: object): Limit | null {
  const { clock = null, until = null } = phase as { clock?: Timer | null; until?: number | null }
  return clock ?? (until === null ? null : { until, hard: true, rung: false })
}
