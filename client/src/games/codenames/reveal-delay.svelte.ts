/**
 * Holds a reveal back until its card has turned over. The server tells a touch and what it
 * changed at once; for a moment every screen still shows the table as it was, so that a card
 * looks the same until its colour appears, and nothing else gives it away (CN-58).
 */
import type { CodenamesHand, CodenamesTable } from '../../wire'

export interface Scene {
  table: CodenamesTable
  hand?: CodenamesHand
  hostHand?: CodenamesHand
}

export class RevealDelay {
  scene = $state.raw<Scene>() as Scene
  turning = $state<number | null>(null) // the card that is being turned over
  turned = $state<number | null>(null) // the card that has just shown its colour

  #latest: Scene
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Scene,
    private readonly changed: (before: CodenamesTable, after: CodenamesTable) => void = () => undefined,
    private readonly turns: () => void = () => undefined,
  ) {
    this.#latest = first
    this.scene = first
  }

  show(scene: Scene): void {
    this.#latest = scene
    if (this.turning !== null) return
    const card = touched(this.scene.table, scene.table)
    if (card === null) return this.#reveal()
    this.turning = card
    this.turns()
    this.#timer = setTimeout(() => {
      this.turning = null
      this.turned = card
      this.#reveal()
    }, scene.table.reveal_ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #reveal(): void {
    const before = this.scene.table
    const after = this.#latest.table
    this.scene = this.#latest
    if (before === after) return
    if (after.covers[this.turned ?? -1] === undefined || !after.covers[this.turned ?? -1]) this.turned = null
    this.changed(before, after)
  }
}

/** The one card that was covered since; null if none was, or if this phone missed several. */
export function touched(before: CodenamesTable, after: CodenamesTable): number | null {
  if (before.words.join() !== after.words.join()) return null
  const fresh = after.covers.flatMap((cover, card) => (cover && !before.covers[card] ? [card] : []))
  return fresh.length === 1 ? fresh[0]! : null
}
