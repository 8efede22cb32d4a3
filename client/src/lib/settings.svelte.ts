/** Keeps the settings of this phone, and the seats it holds, in local storage. */

import { COLOURS, FACES } from './looks'

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  language: string | null
  theme: Theme
  sound: boolean
  vibration: boolean
  reactions: boolean // small faces fly over this screen, and can be sent from it
  narrator: boolean // this phone speaks for the table
  tvNarrator: boolean // and so does this screen on the wall
  learned: string[] // games that were played or read about here, and need no lesson
  wordsOnly: boolean // no pictures of secret places, which others read from afar
  name: string
  face: number
  colour: number
  tried: string[] // games that were tried alone, and need no lesson any more
}

const KEY = 'konspira.settings'
const memory: Record<string, string> = {} // where a private window forbids any other
const DEFAULTS: Kept = {
  language: null,
  theme: 'auto',
  sound: true,
  vibration: true,
  reactions: true,
  narrator: false,
  tvNarrator: true,
  learned: [],
  wordsOnly: false,
  name: '',
  face: Math.floor(Math.random() * FACES), // newcomers should not all look alike
  colour: Math.floor(Math.random() * COLOURS),
  tried: [],
}

function read<T>(key: string, fallback: T): T {
  try {
    return JSON.parse(memory[key] ?? localStorage.getItem(key) ?? 'null') ?? fallback
  } catch {
    return fallback // it is forbidden, or somebody wrote nonsense
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
  } catch {
    memory[key] = text // then this phone forgets when the page is closed
  }
}

export const settings: Kept = $state({ ...DEFAULTS, ...read<Partial<Kept>>(KEY, {}) })

// Another tab of this browser has changed them.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, read<Partial<Kept>>(KEY, {}))
})

export function change(what: Partial<Kept>): void {
  Object.assign(settings, what)
  write(KEY, settings)
}

/** The tokens of the seats that this phone holds, by room. They go to nobody but the server. */
const SEATS = 'konspira.seats'
const WEEK = 7 * 24 * 3600 * 1000
interface Seats {
  tokens: string[]
  at: number
  left?: string[] // of seats that this phone gave up, and may come back to
}

export function seatsIn(room: string): string[] {
  return read<Record<string, Seats>>(SEATS, {})[room]?.tokens ?? []
}

export function leftSeatsIn(room: string): string[] {
  return read<Record<string, Seats>>(SEATS, {})[room]?.left ?? []
}

/** `left`: of the seats there that this phone has given up. */
export function keepSeats(room: string, tokens: string[], left: string[] = []): void {
  const now = Date.now()
  const all = Object.entries(read<Record<string, Seats>>(SEATS, {}))
  const kept = Object.fromEntries(all.filter(([code, seats]) => code !== room && now - seats.at < WEEK))
  if (tokens.length || left.length) kept[room] = { tokens, at: now, ...(left.length ? { left } : {}) }
  write(SEATS, kept)
}

/** Until when this phone has told what companions did at a table for who was away. */
const DEEDS = 'konspira.deeds'

export function deedsTold(room: string): number {
  return read<Record<string, number>>(DEEDS, {})[room] ?? 0
}

export function keepDeedsTold(room: string, at: number): void {
  write(DEEDS, { [room]: at }) // nobody asks for those of other tables any more
}

/** The room this phone was in last, and still holds a seat in. */
export function lastRoom(): string | undefined {
  const all = Object.entries(read<Record<string, Seats>>(SEATS, {})).filter(([, { tokens }]) => tokens.length)
  return all.sort(([, a], [, b]) => b.at - a.at)[0]?.[0]
}

/** Boards of the day that were finished here, for nobody but this phone. */
const DAYS = 'konspira.days'

export function keptDays(): unknown {
  return read<unknown>(DAYS, null)
}

export function keepDays(days: object): void {
  write(DAYS, days)
}
