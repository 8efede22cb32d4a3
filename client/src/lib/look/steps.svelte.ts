/** Return the index of the step that runs `elapsed` milliseconds after the first one; -1 before any has begun. */
export function stepAt(starts: readonly number[], elapsed: number): number {
  return starts.findLastIndex((start) => elapsed >= start)
}

const SHORTEST_WAIT_MS = 4 // a timer may ring a little early

/**
 * Tell the page that a step is shown, and in how many milliseconds the next one comes (Infinity: no other). Nobody listens
 * but whoever films reveals and endings: `python3 dev.py shots films`.
 */
export function announceStep(next = Infinity): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent('step', { detail: next }))
}

interface Settings {
  now?: () => number // milliseconds of a clock that may stand still, as the game's does in a pause
  since?: number // how many milliseconds ago it all began
  stepped?: (step: number) => void // called with every step that is reached, the first one by `run`
}

/**
 * The running step of a sequence, as reactive state. `starts` says after how many milliseconds each step begins; one
 * that begins at Infinity never does.
 */
export class Steps {
  step = $state(-1)

  #now: () => number
  #elapsed: number
  #stepped?: (step: number) => void
  #read = { now: 0, ticks: 0 } // both clocks, when they were read last
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly starts: readonly number[],
    { now = () => performance.now(), since = 0, stepped }: Settings = {},
  ) {
    this.#now = now
    this.#elapsed = since
    this.#stepped = stepped
    this.#read = this.#clocks()
    this.step = stepAt(starts, since)
  }

  /** Go through the steps; the returned function stops it. */
  run(): () => void {
    this.#stepped?.(this.step)
    this.#wait()
    announceStep(this.#left)
    return () => this.stop()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Milliseconds until the next step. */
  get #left(): number {
    return (this.starts[this.step + 1] ?? Infinity) - this.#elapsed
  }

  #wait(): void {
    if (this.#left < Infinity) this.#timer = setTimeout(() => this.#look(), Math.max(SHORTEST_WAIT_MS, this.#left))
  }

  #look(): void {
    this.#elapsed += this.#passed()
    const step = stepAt(this.starts, this.#elapsed)
    const isNew = step !== this.step
    if (isNew) {
      this.step = step
      this.#stepped?.(step)
    }
    this.#wait()
    if (isNew) announceStep(this.#left)
  }

  /**
   * Return how long it is since the last reading. `now` follows the clock of the phone, which somebody may set: no more
   * can have passed than by the browser's own ticks, and if time went backwards, these alone are right.
   */
  #passed(): number {
    const [before, after] = [this.#read, this.#clocks()]
    this.#read = after
    const [passed, ticks] = [after.now - before.now, after.ticks - before.ticks]
    return passed < 0 ? ticks : Math.min(passed, ticks)
  }

  #clocks() {
    return { now: this.#now(), ticks: performance.now() }
  }
}
