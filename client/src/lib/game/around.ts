/** Where people sit round a table that fills a screen. */

export interface Spot {
  x: number // in percent of the table's width and height
  y: number
}

/** How much room there is from the first face to the last, and how much each of them takes. */
interface Size {
  width: number
  height: number
  tile: number
  high: number
}

/**
 * A spot for everybody along a rectangular table, clockwise; the first sits in front, in the middle.
 * As many sit at the sides as fit above each other; the others share the two ends.
 */
export function around(count: number, { tile, high, ...size }: Size): Spot[] {
  const [width, height] = [Math.max(size.width, 1), Math.max(size.height, 1)] // before it is laid out
  const fair = Math.round((count * height) / (2 * (width + height)))
  const sides = Math.max(0, Math.min(fair, Math.floor(height / high) - 1, Math.floor((count - 1) / 2)))
  const ends = count - 2 * sides
  const half = Math.floor(ends / 2) || 1
  const odd = half % 2 ? half : half - 1 // then the phone's player is in the middle
  const front = (ends - odd - 1) * tile <= width ? odd : half
  const side = (x: number) => line(sides, 100 / (sides + 1)).map((y) => ({ x, y }))
  const end = (k: number, y: number) => line(k, stepOf(k, width, tile)).map((x) => ({ x, y }))
  const spots = [...end(front, 100).reverse(), ...side(0).reverse(), ...end(ends - front, 0), ...side(100)]
  const first = Math.floor(front / 2)
  return [...spots.slice(first), ...spots.slice(0, first)]
}

/** Points on a line from 0 to 100, as far apart as `step` and round its middle. */
function line(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => 50 + (index - (count - 1) / 2) * step)
}

/** How far apart people sit in a row, in percent: comfortably, and closer where they must. */
function stepOf(count: number, width: number, tile: number): number {
  const most = width / Math.max(1, count - 1)
  return (Math.min(most, Math.max(width / count, tile)) / width) * 100
}
