/** How many columns a grid of people gets, so that all of them are on the screen at once. */

interface Layout {
  columns: number
  rows: number
  side: boolean // the name stands beside the face, because there is no room below it
}

const GAP = 7 // pixels
const NAME = 26 // the height of a name
const LOW = 68 // lower tiles have the name at the side
const FACE_PART = 0.35 // of the width of such a tile
const [GOOD_FACE, GOOD_NAME] = [48, 76] // pixels: as much as a face, and a name, would like

/** The layout in which the smaller of face and name is largest. */
export function layoutOf(count: number, width: number, height: number): Layout {
  const all = Array.from({ length: 8 }, (_, index) => layout(index + 2, count, width, height))
  return all.reduce((best, next) => (next.worth > best.worth ? next : best))
}

function layout(columns: number, count: number, width: number, height: number): Layout & { worth: number } {
  const rows = Math.max(1, Math.ceil(count / columns))
  const wide = (width - GAP * (columns - 1)) / columns
  const high = (height - GAP * (rows - 1)) / rows
  const side = high < LOW
  const face = side ? Math.min(wide * FACE_PART, high) : Math.min(wide, high - NAME)
  const name = side ? wide * (1 - FACE_PART) : wide
  return { columns, rows, side, worth: Math.min(face / GOOD_FACE, name / GOOD_NAME) }
}
