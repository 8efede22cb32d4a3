/** What the referee and companions say of a clue while it is typed; nobody else hears of it (CN-O12). */
import { Refused } from '../../../lib/room.svelte'
import type { CodenamesClue, CodenamesCorrect, Opinion } from '../../../wire'

export type Typed = CodenamesClue | CodenamesCorrect
export type Told = Pick<Opinion, 'verdict' | 'known'>

export const PAUSE_MS = 300 // after the last key

/** One question at a time, and only an answer about the newest text counts. */
export class Advice {
  #told = $state.raw<{ move: Typed; opinion: Told } | null>(null)
  #typed: Typed | null = null
  #asking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ask: (move: Typed) => Promise<Told>) {}

  /** What was said about this word with this number, if anything (CN-O30). */
  on(word: string, number: Typed['number']): Told | null {
    const told = this.#told
    return told?.move.word === word && told.move.number === number ? told.opinion : null
  }

  /** This would be the clue now; null: there is nothing to ask. */
  typed(move: Typed | null): void {
    if (JSON.stringify(move) === JSON.stringify(this.#typed)) return
    this.#typed = move
    this.#soon()
  }

  #soon(): void {
    clearTimeout(this.#timer)
    const move = this.#typed
    if (move && !this.#asking) this.#timer = setTimeout(() => void this.#consult(move), PAUSE_MS)
  }

  async #consult(move: Typed): Promise<void> {
    this.#asking = true
    try {
      const opinion = await this.ask(move)
      if (this.#typed === move) this.#told = { move, opinion }
    } catch (error) {
      if (!(error instanceof Refused)) throw error // no advice then; the server judges what is sent
    } finally {
      this.#asking = false
    }
    if (this.#typed !== move) this.#soon()
  }
}
