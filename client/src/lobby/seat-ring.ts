/** What becomes of the ring when somebody moves, and how much room each seat has. */
import type { Place } from '../lib/round-table'

// In pixels: how wide a seat is, how much higher than its face; and its name.
const [NARROW, WIDEST, BELOW, NAME] = [78, 184, 40, 28]
// How far what lies in the middle reaches, up and to the side: wide lines, and how many there are above them.
const MIDDLE = [
  [36, 92],
  [70, 48],
] as const

/**
 * How wide a seat may be at each place, in pixels: so that neighbours do not touch, nothing hangs over
 * the edge (`margin` lies beside the table), and the middle of the table stays free. `face` is how large faces are.
 */
export function widths(all: readonly Place[], width: number, height: number, margin: number, face = 44): number[] {
  const [tall, half] = [face + BELOW, face / 2 + 4]
  const spots = all.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }))
  return spots.map((spot) => {
    const others = spots.filter((other) => other !== spot && Math.abs(other.y - spot.y) < tall)
    const besides = others.map((other) => {
      const gap = Math.abs(other.x - spot.x)
      return Math.abs(other.y - spot.y) < NAME ? gap - 4 : 2 * (gap - half) // names side by side, or one beside a face
    })
    const edge = 2 * (margin + Math.min(spot.x, width - spot.x))
    const off = Math.abs(spot.y + face / 2 - height / 2) // of the name, which stands below the face
    const kept = MIDDLE.find(([tall]) => off < tall)?.[1]
    const inwards = kept === undefined ? WIDEST : 2 * (Math.abs(spot.x - width / 2) - kept)
    return Math.max(NARROW, Math.min(WIDEST, edge, inwards, ...besides))
  })
}

/**
 * Where everybody sits at a long table instead, row and column from 1: the phone's player at the near end, the
 * others up its left side and down its right one.
 */
export function alongSides(count: number): { row: number; column: 1 | 2 }[] {
  const left = Math.ceil((count - 1) / 2)
  return Array.from({ length: count }, (_, index) =>
    index > left ? { row: index - left, column: 2 } : { row: left + 1 - index, column: 1 },
  )
}

const [CROWD, LONG] = [12, 12] // people, and letters of a name

/** Round an oval names stand over each other, if there are many people and long ones among their names. */
export function isCrowded(names: readonly string[]): boolean {
  return names.length > CROWD && names.some((name) => [...name].length > LONG)
}

/** The place nearest to a point, both in percent of the table. */
export function nearest(all: readonly Place[], x: number, y: number): number {
  const distances = all.map((place) => Math.hypot(place.x - x, place.y - y))
  return distances.indexOf(Math.min(...distances))
}

/** Somebody gets up and sits down elsewhere; those between move up. */
export function moved<T>(ring: readonly T[], from: number, to: number): T[] {
  const others = ring.filter((_, index) => index !== from)
  return [...others.slice(0, to), ring[from]!, ...others.slice(to)]
}

/** One place further clockwise (1) or back (-1); round the table there is no end. */
export function shifted<T>(ring: readonly T[], who: T, by: 1 | -1): T[] {
  const from = ring.indexOf(who)
  return moved(ring, from, (from + by + ring.length) % ring.length)
}
