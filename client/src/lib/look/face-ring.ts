/** How people stand round the middle of a screen: where, how large, and how much room their names have. */
import { around } from '../game/around'
import { places, type Place } from '../round-table'

export interface Spot {
  x: number // pixels from the left and the top to the middle of face and name
  y: number
  wide: number // pixels that a name may take
}

interface Circle {
  face: number // pixels
  tile: number // the width of the columns at the sides
  high: number // of a face with its name
  tall: number // pixels that a name may take downwards, before it lies on somebody else
  spots: Spot[]
}

interface Kind {
  least: number // the smallest face and the largest, in rem
  largest: number
  name: number // the height of a name, which overlaps the face a little
  tile: (count: number) => number
  widest: number
  spots: (count: number, box: { width: number; height: number; tile: number; high: number }) => Place[]
}

/** A phone is narrow: people stand along its edges. On a TV they stand in an oval, which leaves the corners free. */
const PHONE: Kind = {
  least: 2.1,
  largest: 4,
  name: 1,
  tile: (count) => (count > 14 ? 4.4 : 5.2),
  widest: 9,
  spots: around,
}
const WALL: Kind = {
  least: 4.2,
  largest: 9,
  name: 1.7,
  tile: () => 11.5,
  widest: 15,
  spots: (count, { width, height }) => places(count, width, height),
}
/** A laptop has a phone's edges, and room for larger faces. */
const LAPTOP: Kind = { ...PHONE, least: 3, largest: 6.5, name: 1.25, tile: () => 10, widest: 12 }
const WIDE = 44 // rem from which a box is a laptop's
const BETWEEN = 0.7 // of the way to the next one is face
const FREE = 0.75 // of a face stays free of a name of several lines
const APART = 4 // pixels between two names
const LINE = 0.84 // rem of a line in the smallest letters of a name, and what its tag leaves empty beside it
const MARGIN = 0.5
const SIDE = 0.13 // of a wide box goes to those at either side, whose names would be the narrowest

/**
 * Everybody round a box of this size. Faces grow with the room there is, unless names need it: `names` are the widths of
 * all of them in the smallest letters, in rem.
 */
export function circle(
  count: number,
  width: number,
  height: number,
  rem = 16,
  wall = false,
  names: readonly number[] = [],
): Circle {
  const kind = wall ? WALL : width < WIDE * rem ? PHONE : LAPTOP
  const tile = Math.max(kind.tile(count) * rem, wall ? 0 : Math.min(kind.widest * rem, width * SIDE))
  const lines = Math.max(0, ...names.map((name) => Math.ceil(name / (tile / rem - MARGIN))))
  let face = kind.largest * rem
  let spots: Place[] = []
  // Smaller faces stand further out, where there is more room for them: a few times is near enough.
  for (let again = 0; again < 4; again++) {
    const high = face + kind.name * rem
    const box = { width: Math.max(width - tile, 1), height: Math.max(height - high, 1), tile, high }
    spots = kind.spots(count, box).map(({ x, y }) => ({
      x: tile / 2 + (x / 100) * box.width,
      y: high / 2 + (y / 100) * box.height,
    }))
    const most = lines > 2 ? (below(spots) - lines * LINE * rem) / 0.9 : Infinity
    face = Math.min(kind.largest * rem, Math.max(kind.least * rem, Math.min(nearest(spots) * BETWEEN, most)))
  }
  const high = face + kind.name * rem
  const most = Math.min(kind.widest * rem, width)
  const tall = Math.max(kind.name * rem * 1.25, below(spots) - face * FREE)
  const wide = (spot: Place) => Math.max(face, Math.min(most, ...roomAt(spot, spots, width, face, high)))
  return { face, tile, high, tall, spots: spots.map((spot) => ({ ...spot, wide: wide(spot) })) }
}

/** How far the two who are nearest to each other stand apart. */
function nearest(spots: readonly Place[]): number {
  const gaps = spots.flatMap((spot, index) =>
    spots.slice(index + 1).map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)),
  )
  return Math.min(Infinity, ...gaps)
}

/** How far it is at least from somebody down to the person below them. */
function below(spots: readonly Place[]): number {
  const gaps = spots.flatMap((spot) =>
    spots.filter(({ x, y }) => y > spot.y + 1 && Math.abs(x - spot.x) < APART).map(({ y }) => y - spot.y),
  )
  return Math.min(Infinity, ...gaps)
}

/** What bounds a name: names beside it, faces beside it, the edge of the screen. */
function roomAt(spot: Place, all: readonly Place[], width: number, face: number, high: number): number[] {
  const beside = all.filter((other) => {
    return other !== spot && Math.abs(other.y - spot.y) < high && Math.abs(other.x - spot.x) > APART
  })
  const rooms = beside.map((other) => {
    const gap = Math.abs(other.x - spot.x)
    return Math.abs(other.y - spot.y) < high - face ? gap - APART : 2 * (gap - face / 2) - APART
  })
  return [2 * Math.min(spot.x, width - spot.x), ...rooms]
}
