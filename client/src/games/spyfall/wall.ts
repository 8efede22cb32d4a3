/** How large the posters on a wall can be, so that all of them are seen. */

const GAP = 9 // pixels
const LARGEST = 190

interface Columns {
  count: number
  wide: number // pixels
}

/** The number of columns with which the posters are largest; `tall` is the height of one that is 1 wide. */
export function wallColumns(posters: number, width: number, height: number, tall: number): Columns {
  let best: Columns = { count: 1, wide: 0 }
  for (let count = 1; count <= Math.max(1, posters); count++) {
    const rows = Math.ceil(posters / count)
    const across = (width - GAP * (count - 1)) / count
    const down = (height - GAP * (rows - 1)) / rows / tall
    const wide = Math.floor(Math.min(across, down, LARGEST))
    if (wide > best.wide) best = { count, wide }
  }
  return best
}
