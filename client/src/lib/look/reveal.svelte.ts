/**
 * No spoilers: a reveal is told in steps that hang on the time at which it happened, so that every screen is at the same
 * one; and until the step that tells it, whatever it changes is drawn as it was.
 */

/** The step that it is so long after the event; -1 before the first. */
export function stepAt(starts: readonly number[], elapsed: number): number {
  return starts.findLastIndex((start) => elapsed >= start)
}

const LATE_MS = 20 // a timer may ring a little early

/** The steps of one reveal as reactive state. `elapsed` is the time of the game since the event: it waits in a pause. */
export class Steps {
  step = $state(-1)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly starts: readonly number[],
    private readonly elapsed: () => number,
  ) {
    this.step = stepAt(starts, elapsed())
  }

  /** Keep on for as long as the calling effect lives. */
  run(): () => void {
    const look = () => {
      this.step = stepAt(this.starts, this.elapsed())
      const next = this.starts[this.step + 1]
      if (next !== undefined) this.#timer = setTimeout(look, next - this.elapsed() + LATE_MS)
    }
    look()
    return () => clearTimeout(this.#timer)
  }
}

export interface Reveal {
  at: number // when it happened, by the time of the game
  until: number // milliseconds later everything may be seen
}

/** Holds a table back while a reveal is told. `revealed` says what a change reveals, if anything. */
export class Suspense<T> {
  shown = $state.raw<T>() as T // what is drawn
  running = $state.raw<Reveal | null>(null)
  #latest: T
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: T,
    private readonly revealed: (before: T, after: T) => Reveal | null,
    private readonly now: () => number,
  ) {
    this.#latest = first // somebody who comes in the middle of it sees what there is
    this.shown = first
  }

  show(next: T): void {
    this.#latest = next
    if (this.running) return
    this.running = this.revealed(this.shown, next)
    this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    const left = this.running ? this.running.at + this.running.until - this.now() : 0
    if (left > 0) {
      this.#timer = setTimeout(() => this.#wait(), left + LATE_MS)
    } else {
      this.running = null
      this.shown = this.#latest
    }
  }
}
