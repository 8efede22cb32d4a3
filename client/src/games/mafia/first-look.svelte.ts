/** The first look at one's token: to hold it is to look, and the table is told once, when the finger lets go. */
import type { MafiaModel } from './model.svelte'

const AGAIN_MS = 2500 // after a refusal or a broken line

/**
 * Only while a component is being set up. What is sent is the same on every phone, whatever its token is, and it is sent
 * when somebody lets go: who still reads shall not see the night fall under their finger.
 */
export class FirstLook {
  held = $state(false) // the token lies open under a finger
  #seen = $state<number>() // the seat that has looked on this phone
  #told = $state<number>() // the seat of which the table knows it, or is just being told
  readonly #model: MafiaModel

  constructor(model: MafiaModel) {
    this.#model = model
    $effect(() => {
      if (this.held) this.#seen = model.seat
      else if (this.seen && this.#told !== model.seat && !model.paused && model.may('Ready')) void this.#tell()
    })
  }

  /** Whether the token has lain open here. */
  get seen(): boolean {
    return this.#seen !== undefined && this.#seen === this.#model.seat
  }

  async #tell(): Promise<void> {
    this.#told = this.#model.seat
    try {
      await this.#model.room.play({ type: 'Ready', ready: true })
    } catch {
      setTimeout(() => (this.#told = undefined), AGAIN_MS)
    }
  }
}
