/** Which recorded screen is on show, and how; and what a key does about it. */
import { LANGUAGES } from '../src/wire'

/** [when, what, ...with what], as tests/browser/recordings.py has it. */
export type Event = [when: number, what: string, ...how: unknown[]]
export interface Track {
  tv: boolean
  events: Event[]
}
export interface Recording {
  tracks: Track[]
}
/** A stop of a tour: on which device, and where in its events. */
export interface Stop {
  name: string
  track: number
  at: number
}
export interface Show {
  recording: string
  stop: string
  language: string
  theme: 'dark' | 'light'
  size: number
}

export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
export const WALL = { width: 1920, height: 1080 }
export const KEYS = '← → screen · ↑ ↓ game · l language · t light · s size'

/** The stops of a recording, in the order of its tour. */
export function stopsOf({ tracks }: Recording): Stop[] {
  const found = tracks.flatMap(({ events }, track) =>
    events.flatMap(([, what, name, order], at) =>
      what === 'stop' ? [{ name: String(name), order: Number(order), track, at }] : [],
    ),
  )
  return found.sort((one, other) => one.order - other.order).map(({ name, track, at }) => ({ name, track, at }))
}

function next<T>(all: readonly T[], one: T, step = 1): T {
  return all[(all.indexOf(one) + step + all.length) % all.length]!
}

/** What is on show after a key; the same if it is none of ours. Without a name, a recording begins with its first. */
export function press(show: Show, key: string, recordings: readonly string[], stops: readonly string[]): Show {
  switch (key) {
    case 'ArrowRight':
      return { ...show, stop: next(stops, show.stop) }
    case 'ArrowLeft':
      return { ...show, stop: next(stops, show.stop, -1) }
    case 'ArrowDown':
      return { ...show, recording: next(recordings, show.recording), stop: '' }
    case 'ArrowUp':
      return { ...show, recording: next(recordings, show.recording, -1), stop: '' }
    case 'l':
      return { ...show, language: next(LANGUAGES, show.language as (typeof LANGUAGES)[number]) }
    case 't':
      return { ...show, theme: show.theme === 'dark' ? 'light' : 'dark' }
    case 's':
      return { ...show, size: (show.size + 1) % SIZES.length }
    default:
      return show
  }
}

/** What happens on the way from one place in a track to another: each load, and the events that follow it. */
export function way(track: Track, from: number, to: number): { load?: Event; events: Event[] }[] {
  const legs: { load?: Event; events: Event[] }[] = [{ events: [] }]
  for (const event of track.events.slice(from, to + 1)) {
    if (event[1] === 'load') legs.push({ load: event, events: [] })
    else legs.at(-1)!.events.push(event)
  }
  return legs.filter(({ load, events }) => load || events.length)
}
