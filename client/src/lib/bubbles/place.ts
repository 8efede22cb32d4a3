/** Where a bubble goes: at its seat, and if that would cover a control, wherever it covers least. */
import type { Spot } from '../reactions/place'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const CONTROLS = 'a[href], button, input, textarea, select, summary, [role="button"], [role="switch"]'
const EDGE = 8 // pixels that it keeps from the edge of the screen
const GAP = 6 // and from the face
const ROWS = 12 // so many places are tried down the screen

/** What can be touched on this screen, and who is shown there: none of it should be covered. */
export function uncovered(): Box[] {
  const people = [...document.querySelectorAll('[data-seat], [data-member]')].map((face) => face.closest('li') ?? face)
  const all = [...document.querySelectorAll(CONTROLS), ...people]
  return all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
}

/** Where the upper left corner of a bubble goes on a screen, if possible where no control lies below it. */
export function placeOf(
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  spot: Spot | undefined,
  covered: readonly Box[],
): { left: number; top: number } {
  const ways = [...(spot ? atSeat(bubble, spot) : []), ...anywhere(bubble, screen)]
  const places = ways.map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, screen.width - bubble.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - bubble.height - EDGE)),
  }))
  const hidden = places.map((place) => {
    const box = { ...place, width: bubble.width, height: bubble.height }
    return covered.reduce((sum, control) => sum + shared(box, control), 0)
  })
  return places[hidden.indexOf(Math.min(...hidden))]!
}

/** Above the face, below it, and beside it. */
function atSeat({ width, height }: Pick<Box, 'width' | 'height'>, { x, y, size }: Spot) {
  const middle = x - width / 2
  const beside = y + size / 2 - height / 2
  return [
    { left: middle, top: y - height - GAP },
    { left: middle, top: y + size + GAP },
    { left: x + size / 2 + GAP, top: beside },
    { left: x - size / 2 - GAP - width, top: beside },
  ]
}

/** Places all over the screen, from above. */
function anywhere({ width, height }: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>) {
  return Array.from({ length: ROWS }, (_, row) => ({
    left: (screen.width - width) / 2,
    top: EDGE + (row * (screen.height - height - 2 * EDGE)) / (ROWS - 1),
  }))
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}
