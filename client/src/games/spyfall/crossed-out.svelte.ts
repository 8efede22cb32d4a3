/** Places that somebody has crossed out for themselves. They stay on this phone, for one round. */

const KEY = 'konspira.crossed'

interface Kept {
  round: string // which round of which game at which table
  seats: Record<string, number[]> // a phone that is passed round keeps the marks apart
}

function read(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | undefined
  } catch {
    return undefined // forbidden, or nonsense
  }
}

let kept = $state.raw<Kept>({ round: '', seats: {} })

/** The marks of a seat in a round; those of other rounds are forgotten. */
export class CrossedOut {
  constructor(
    private readonly round: () => string,
    private readonly seat: () => number | undefined,
  ) {
    kept = read() ?? kept
  }

  has(place: number): boolean {
    return this.#marks.includes(place)
  }

  /** Cross a place out, or bring it back. */
  turn(place: number): void {
    const marks = this.has(place) ? this.#marks.filter((other) => other !== place) : [...this.#marks, place]
    const seats = kept.round === this.round() ? kept.seats : {}
    kept = { round: this.round(), seats: { ...seats, [this.#key]: marks } }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // then they last as long as the page
    }
  }

  get #key(): string {
    return String(this.seat() ?? 'onlooker')
  }

  get #marks(): number[] {
    return kept.round === this.round() ? (kept.seats[this.#key] ?? []) : []
  }
}
