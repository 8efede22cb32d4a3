/** What lies under a finger that drags something. */
import type { Side } from '../table'

const EDGE = 48 // so near the edge of a list it scrolls
const STEP = 12

/** The seat whose clue lies there, if any. Near the edge of their list it scrolls. */
export function seatUnder(x: number, y: number): number | null {
  const below = document.elementFromPoint(x, y)
  scrollAt(below?.closest<HTMLElement>('.scroll'), y)
  const seat = below?.closest<HTMLElement>('[data-seat]')?.dataset.seat
  return seat === undefined ? null : Number(seat)
}

/** The side of the own clue that lies there, if any. */
export function sideUnder(x: number, y: number): Side | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-zone]')
  return (zone?.dataset.zone as Side | undefined) ?? null
}

function scrollAt(list: HTMLElement | null | undefined, y: number): void {
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE) list.scrollTop -= STEP
  if (y > bottom - EDGE) list.scrollTop += STEP
}
