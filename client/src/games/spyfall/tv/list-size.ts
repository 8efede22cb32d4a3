/** How large a list in two columns can be written, so that all of it can be seen. */

const LINE = 1.22 // of the size of the letters, with the gap below
const LARGEST = 1.3
const SMALLEST = 0.7

/** `ems`: how wide each entry is, in letters' sizes; `width` of a column and `height` of the list in rem. */
export function listSize(ems: readonly number[], width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.05) {
    const lines = ems.map((em) => Math.ceil((em * size) / width))
    const rows = lines.filter((_, index) => index % 2 === 0).map((left, row) => Math.max(left, lines[row * 2 + 1] ?? 0))
    if (rows.reduce((sum, row) => sum + row, 0) * size * LINE <= height) return size
  }
  return SMALLEST
}
