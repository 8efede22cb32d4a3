/** Drags something with a finger or a mouse. Taps and keyboards do without it. */

const SLIP = 8 // pixels a finger may slip before a tap becomes a move

interface Wishes<Item> {
  tap: (item: Item) => void
  move: (x: number, y: number) => void
  drop: (item: Item) => void
  movable?: () => boolean // unless it is there and says no
}

export class Drag<Item> {
  item = $state.raw<Item | null>(null) // what is being dragged
  x = $state(0)
  y = $state(0)
  #start: { item: Item; x: number; y: number } | undefined
  #dragged = false // by the last finger or mouse

  constructor(private readonly wishes: Wishes<Item>) {}

  /** What makes a button something to drag, or to tap: `<button {...drag.handle(item)}>`. */
  handle(item: Item) {
    return {
      onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }) => this.#down(event, item),
      onpointermove: (event: PointerEvent) => this.#move(event),
      onpointerup: () => this.#up(),
      onpointercancel: () => this.#stop(),
      // A tap counts when it is over: a sheet that opened any sooner would get the rest of it, a click on whatever lies
      // under the finger then. A click without a finger or a mouse comes from a keyboard.
      onclick: (event: MouseEvent) => (event.detail === 0 || !this.#dragged) && this.wishes.tap(item),
    }
  }

  get #movable(): boolean {
    return this.wishes.movable?.() ?? true
  }

  #down(event: PointerEvent & { currentTarget: HTMLElement }, item: Item): void {
    this.#dragged = false
    if (!this.#movable || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    this.#start = { item, x: event.clientX, y: event.clientY }
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const start = this.#start
    if (!start) return
    if (this.item === null && Math.hypot(clientX - start.x, clientY - start.y) < SLIP) return
    this.x = clientX
    this.y = clientY
    this.wishes.move(clientX, clientY)
    this.item = start.item
  }

  #up(): void {
    this.#dragged = this.item !== null
    if (this.item !== null) this.wishes.drop(this.item)
    this.#stop()
  }

  #stop(): void {
    this.#start = undefined
    this.item = null
  }
}
