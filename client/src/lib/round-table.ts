/** Places round an oval table, and how somebody who sits there sees it. */

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
    const way = (index / count) * round
    const after = Math.max(
      1,
      edge.findIndex((point) => point.way >= way),
    )
    const [one, other] = [edge[after - 1]!, edge[after]!]
    const part = (way - one.way) / (other.way - one.way || 1) // between two steps, or they would show on a wall
    const [x, y] = [one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part]
    return { x: 50 + (x / width) * 100, y: 50 + (y / height) * 100 }
  })
}

/** The ring as this phone sees it: its own seat in front. */
export function seenFrom<T>(ring: readonly T[], me: T | undefined): T[] {
  const own = me === undefined ? -1 : ring.indexOf(me)
  return own < 0 ? [...ring] : [...ring.slice(own), ...ring.slice(0, own)]
}
