/**
 * Today's board, as this phone remembers it. Days are the server's, by UTC, whatever the clock here says: the table
 * tells which one it is. A board counts when it is first finished, and a day by the first board that is.
 */
import { keepDays, keptDays } from './settings.svelte'
import { language, t } from './text.svelte'

const DAY_MS = 24 * 3600 * 1000
const MOST_ROWS = 25 // no board has more clues

/** A board that was finished here: one row of squares for each clue. */
export interface Finished {
  date: string
  language: string
  won: boolean
  rows: string[]
}

export interface Days {
  best: number | null // the fewest clues of a board that was won
  streak: number // days in a row that were won
  last: string | null // the day that counted last
  finished: Finished[] // the last board in each language
}

const NOTHING: Days = { best: null, streak: 0, last: null, finished: [] }

/** The day of a moment, by UTC: 2026-11-18. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS)
}

/** A day as people write it: 18 November. */
export function dayInWords(day: string): string {
  const speak = language()
  const form = new Intl.DateTimeFormat(speak === 'en' ? 'en-GB' : speak, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return form.format(Date.parse(day))
}

export function withFinished(days: Days, board: Finished): Days {
  const before = days.finished.find((one) => one.language === board.language)
  if (before && before.date >= board.date) return days
  const { won, date, rows } = board
  const finished = [...days.finished.filter((one) => one !== before), board]
  const best = won ? Math.min(days.best ?? rows.length, rows.length) : days.best
  if (days.last !== null && days.last >= date) return { ...days, best, finished }
  const goesOn = days.last === dayBefore(date)
  return { best, finished, last: date, streak: won ? 1 + (goesOn ? days.streak : 0) : 0 }
}

/** Days in a row that were won, as it stands on this day: one that was left out ends them. */
export function streakOn({ last, streak }: Days, day: string): number {
  return last !== null && last >= dayBefore(day) ? streak : 0
}

export function finishedOn(days: Days, day: string, speak: string): Finished | undefined {
  return days.finished.find((one) => one.date === day && one.language === speak)
}

export function days(): Days {
  return read(keptDays())
}

export function finish(board: Finished): void {
  const before = days()
  const after = withFinished(before, board)
  if (after !== before) keepDays(after)
}

/** What was kept, or nothing: another release, or somebody's own hand, may have written it. */
function read(kept: unknown): Days {
  const { best, streak, last, finished } = (kept ?? {}) as Partial<Days>
  const fine =
    (best === null || isCount(best, 1)) &&
    isCount(streak, 0) &&
    (last === null || isDay(last)) &&
    Array.isArray(finished) &&
    finished.every(isFinished)
  return fine ? (kept as Days) : NOTHING
}

function isFinished(board: Partial<Finished> | null): boolean {
  if (!board || typeof board.won !== 'boolean' || typeof board.language !== 'string') return false
  const { rows } = board
  const drawn = Array.isArray(rows) && rows.length <= MOST_ROWS && rows.every((row) => typeof row === 'string')
  return drawn && isDay(board.date)
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) && dayOf(Date.parse(value)) === value
}

/** The result as a text that tells no word of the board. */
export function asText({ date, language: spoken, won, rows }: Finished): string {
  const how = t(won ? 'today-won' : 'today-lost', { count: rows.length })
  return [`Konspira ${date} ${spoken.toUpperCase()}`, how, ...rows].join('\n')
}
