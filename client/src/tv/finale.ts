/** In which order the end of a game is told on the wall, and for how long each part stands there. */

/**
 * - `opening`: what a game tells before its honours, if it has something.
 * - `honours`: who won, and what people are praised for.
 * - `closing`: what a game tells after its honours, if it has something.
 * - `evening`: the podium of the evening, if there was more than this game.
 * - `next`: the poster of what is played next.
 */
export type Part = 'opening' | 'honours' | 'closing' | 'evening' | 'next'

const HOURS = 4 // nobody looks at the end of a game for longer

/** A game without an opening: its poster stays. */
const PLAIN: [Part, number][] = [
  ['honours', 12_000],
  ['evening', 8_000],
  ['next', Infinity],
]
const OPENED: [Part, number][] = [
  ['opening', 14_000],
  ['honours', 30_000],
  ['evening', 8_000],
]
const CLOSED: [Part, number][] = [
  ['honours', 12_000],
  ['closing', 16_000],
  ['evening', 8_000],
]
/** Then they take turns with the poster. */
const AFTER_OPENED: [Part, number][] = [
  ['next', 15_000],
  ['opening', 14_000],
  ['next', 15_000],
  ['honours', 20_000],
]
const AFTER_CLOSED: [Part, number][] = [
  ['next', 20_000],
  ['closing', 16_000],
]

export interface Plan {
  parts: Part[]
  starts: number[] // milliseconds after the beginning
}

export function planOf(opening: boolean, closing = false): Plan {
  if (opening) return planned(OPENED, AFTER_OPENED)
  return closing ? planned(CLOSED, AFTER_CLOSED) : planned(PLAIN)
}

function planned(first: [Part, number][], turns: [Part, number][] = []): Plan {
  const round = turns.reduce((sum, [, ms]) => sum + ms, 0)
  const rounds = turns.length ? Math.ceil((HOURS * 3_600_000) / round) : 0
  const steps = [...first, ...Array.from({ length: rounds }, () => turns).flat()]
  let end = 0
  const starts = steps.map(([, ms]) => {
    const start = end
    end += ms
    return start
  })
  return { parts: steps.map(([part]) => part), starts }
}
