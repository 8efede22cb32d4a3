/** A key under a finger, on its way to a safe. Fingers and mice drag; taps and keyboards need none of this. */

const SLIP = 8 // pixels a finger may slip before a tap becomes a move
const EDGE = 48 // so near the edge of a list it scrolls
const STEP = 12

export class Drag {
  item = $state<number | null>(null) // what is being dragged
  over = $state<number | null>(null) // the seat whose safe lies under it
  x = $state(0)
  y = $state(0)
  #start: { item: number; x: number; y: number } | undefined

  constructor(private readonly dropped: (item: number, seat: number) => void) {}

  down(event: PointerEvent & { currentTarget: HTMLElement }, item: number): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    this.#start = { item, x: event.clientX, y: event.clientY }
  }

  move(event: PointerEvent): void {
    const start = this.#start
    if (!start) return
    const [x, y] = [event.clientX, event.clientY]
    if (this.item === null && Math.hypot(x - start.x, y - start.y) < SLIP) return
    this.item = start.item
    this.x = x
    this.y = y
    const below = document.elementFromPoint(x, y)
    this.over = seatOf(below)
    scrollAt(below?.closest<HTMLElement>('.scroll'), y)
  }

  /** Whether something was dragged; if not, it was a tap. */
  up(): boolean {
    const [item, seat] = [this.item, this.over]
    this.stop()
    if (item !== null && seat !== null) this.dropped(item, seat)
    return item !== null
  }

  stop(): void {
    this.#start = undefined
    this.item = null
    this.over = null
  }
}

function seatOf(below: Element | null): number | null {
  const seat = below?.closest<HTMLElement>('[data-seat]')?.dataset.seat
  return seat === undefined ? null : Number(seat)
}

function scrollAt(list: HTMLElement | null | undefined, y: number): void {
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE) list.scrollTop -= STEP
  if (y > bottom - EDGE) list.scrollTop += STEP
}
