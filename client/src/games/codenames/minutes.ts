/** The timer as minutes: a group says how long, and need not know which of its options that are. */
import type { Options } from '../../lobby/options'

export const MINUTES = [0, 1, 2, 3] as const // 0: there is none

/** How many minutes the timer runs with these options; null: no whole number of them, or not always as many. */
export function minutesOf(options: Options): number | null {
  const { timer = 'soft', timer_seconds = 60, clue_seconds = 120, guess_seconds = 90 } = options
  if (timer === 'off') return 0
  const times = timer === 'every-turn' ? [clue_seconds, guess_seconds] : [timer_seconds]
  const [minutes] = times.map((seconds) => Number(seconds) / 60)
  return times.every((seconds) => seconds === times[0]) && Number.isInteger(minutes) ? minutes! : null
}

/** The options with another timer. What it does when it rings stays; what is as usual is left out. */
export function withMinutes(options: Options, minutes: number): Options {
  if (!minutes) return { ...options, timer: 'off' }
  const seconds = minutes * 60
  if (options.timer === 'every-turn') return { ...options, clue_seconds: seconds, guess_seconds: seconds }
  const chosen: Options = { ...options, timer_seconds: seconds }
  if (minutes === 1) delete chosen.timer_seconds
  if (options.timer === 'off') delete chosen.timer
  return chosen
}
