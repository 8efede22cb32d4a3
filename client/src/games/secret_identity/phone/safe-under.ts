const EDGE = 48 // so near the edge of a list it scrolls
const STEP = 12

/** The seat whose safe lies under a finger, if any. Near the edge of their list it scrolls. */
export function safeUnder(x: number, y: number): number | null {
  const below = document.elementFromPoint(x, y)
  scrollAt(below?.closest<HTMLElement>('.scroll'), y)
  const seat = below?.closest<HTMLElement>('[data-seat]')?.dataset.seat
  return seat === undefined ? null : Number(seat)
}

function scrollAt(list: HTMLElement | null | undefined, y: number): void {
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE) list.scrollTop -= STEP
  if (y > bottom - EDGE) list.scrollTop += STEP
}
