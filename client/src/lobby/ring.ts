/** Where people sit: places on an oval table, and what becomes of the ring when somebody moves. */

export interface Place {
  x: number // in percent of the table's width and height
  y: number
}

const STEPS = 720

/** As many places as there are people, equally far apart along the edge, clockwise from the front. */
export function places(count: number, width: number, height: number): Place[] {
  const edge: { x: number; y: number; way: number }[] = []
  for (let step = 0, way = 0; step <= STEPS; step++) {
    const angle = Math.PI / 2 + (step / STEPS) * 2 * Math.PI // from the bottom, and to the left
    const point = { x: (Math.cos(angle) * width) / 2, y: (Math.sin(angle) * height) / 2 }
    const before = edge.at(-1)
    if (before) way += Math.hypot(point.x - before.x, point.y - before.y)
    edge.push({ ...point, way })
  }
  const round = edge.at(-1)!.way
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = edge.find(({ way }) => way >= (index / count) * round)!
    return { x: 50 + (x / width) * 100, y: 50 + (y / height) * 100 }
  })
}

// In pixels: how wide a seat is, how high; its name, its face; and half of what lies in the middle.
const [NARROW, WIDEST, TALL, NAME, FACE, MIDDLE] = [78, 184, 84, 28, 26, 92]

/**
 * How wide a seat may be at each place, in pixels: so that neighbours do not touch, nothing hangs over
 * the edge (`margin` lies beside the table), and the middle of the table stays free.
 */
export function widths(all: readonly Place[], width: number, height: number, margin: number): number[] {
  const spots = all.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }))
  return spots.map((spot) => {
    const others = spots.filter((other) => other !== spot && Math.abs(other.y - spot.y) < TALL)
    const besides = others.map((other) => {
      const gap = Math.abs(other.x - spot.x)
      return Math.abs(other.y - spot.y) < NAME ? gap - 4 : 2 * (gap - FACE) // names side by side, or one beside a face
    })
    const edge = 2 * (margin + Math.min(spot.x, width - spot.x))
    const inwards = Math.abs(spot.y - height / 2) < TALL / 2 ? 2 * (Math.abs(spot.x - width / 2) - MIDDLE) : WIDEST
    return Math.max(NARROW, Math.min(WIDEST, edge, inwards, ...besides))
  })
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

/** The ring as this phone sees it: its own seat in front. */
export function seenFrom<T>(ring: readonly T[], me: T | undefined): T[] {
  const own = me === undefined ? -1 : ring.indexOf(me)
  return own < 0 ? [...ring] : [...ring.slice(own), ...ring.slice(0, own)]
}
