/** A vote that has just been opened: it lies on the table for a while before the game goes on. */
import type { SpyfallTable, SpyfallTrial } from '../../wire'
import { openedVote } from './table'

export const READING_MS = 8000
export const TV_MS = READING_MS + 1000 // a TV tells nothing before the phones do

export class OpenedVote {
  vote = $state.raw<SpyfallTrial | null>(null)
  before = $state.raw<SpyfallTable | null>(null) // the table as it was when the votes were opened
  constructor(private readonly reading = READING_MS) {}

  #timer: ReturnType<typeof setTimeout> | undefined

  look(before: SpyfallTable, after: SpyfallTable): void {
    const vote = openedVote(before, after)
    if (!vote && before.phase.type !== after.phase.type) this.close() // something else is worth looking at
    if (!vote) return
    clearTimeout(this.#timer)
    this.vote = vote
    this.before = before
    this.#timer = setTimeout(() => this.close(), this.reading)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.vote = null
    this.before = null
  }
}
