/** Where somebody is on this screen. */
export interface Spot {
  x: number // the middle
  y: number // the upper edge
  size: number
}

/**
 * The largest picture of somebody that can be seen just now: pictures say whose they are, by the number of the member
 * or by the seat of the game.
 */
export function spotOf(member: number, seat: number): Spot | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-member='${member}'], [data-seat='${seat}']`)
  const boxes = [...all].map((found) => found.getBoundingClientRect()).filter(isOnScreen)
  const box = boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
  return box && { x: box.left + box.width / 2, y: box.top, size: Math.min(box.width, box.height) }
}

function isOnScreen({ left, top, width, height }: DOMRect): boolean {
  const x = left + width / 2
  const y = top + height / 2
  return width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
}
