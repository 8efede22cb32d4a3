/** What the referee says of a clue while it is typed; nobody else hears of it (CN-O12). */
import { Refused } from '../../../lib/room.svelte'
import type { CodenamesClue, CodenamesCorrect, Verdict } from '../../../wire'

export type Typed = CodenamesClue | CodenamesCorrect

export const PAUSE_MS = 300 // after the last key

/** One question at a time, and only an answer about the newest text counts. */
export class Advice {
  #told = $state.raw<{ move: Typed; verdict: Verdict } | null>(null)
  #typed: Typed | null = null
  #asking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ask: (move: Typed) => Promise<Verdict>) {}

  /** What was said about this word with this number, if anything (CN-O30). */
  on(word: string, number: Typed['number']): Verdict | null {
    const told = this.#told
    return told?.move.word === word && told.move.number === number ? told.verdict : null
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
      const verdict = await this.ask(move)
      if (this.#typed === move) this.#told = { move, verdict }
    } catch (error) {
      if (!(error instanceof Refused)) throw error // no advice then; the server judges what is sent
    } finally {
      this.#asking = false
    }
    if (this.#typed !== move) this.#soon()
  }
}
