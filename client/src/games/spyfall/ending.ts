/** How a game of Spyfall ended for one seat: a word, and one sentence why. */
import type { Sentence } from '../../lib/text.svelte'
import type { SpyfallTable } from '../../wire'
import { ranking } from './result'

/** The colours behind those who have won. */
const CHEERS: Record<string, { middle: string; edge: string }> = {
  spyfall2: { middle: '#b5481a', edge: '#0f3b49' },
  starwars: { middle: '#2b4fb8', edge: '#04050d' },
}

export function cheerOf(box: string): { middle: string; edge: string } {
  return CHEERS[box] ?? CHEERS.spyfall2!
}

/** Most points win, and a tie is a shared win. */
export function winnersOf({ scores }: Pick<SpyfallTable, 'scores'>): number[] {
  return ranking(scores)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat)
}

type Names = (seats: readonly number[]) => string

/** Who has won, as a headline of so many names; of more the faces tell. */
export function titleOf(winners: readonly number[], names: Names, most = 1): Sentence {
  const count = winners.length
  return count <= most ? { id: 'spyfall-winners', args: { names: names(winners), count } } : { id: 'share-shared' }
}

/** The place where this seat spied and its side won, or lost, last. */
function spiedAt({ history, places }: SpyfallTable, seat: number, won: boolean): string | null {
  const round = history.findLast(({ cards, won: side }) => cards.spies.includes(seat) && (side === 'spies') === won)
  return round ? (places[round.cards.place] ?? '') : null
}

function rewards({ history }: SpyfallTable, seat: number): boolean {
  const accuser = ['SF2-101', 'SF2-103', 'SW-75', 'SW-76']
  return history.some(({ awards }) => awards.some((award) => award.seat === seat && accuser.includes(award.rule)))
}

/** One human sentence: what this seat's evening hung on. */
export function whyFor(table: SpyfallTable, seat: number): Sentence {
  const winners = winnersOf(table)
  const points = table.scores[seat] ?? 0
  if (winners.includes(seat)) {
    const fooled = spiedAt(table, seat, true)
    if (fooled !== null) return { id: 'spyfall-you-won-spy', args: { points, place: fooled } }
    if (rewards(table, seat)) return { id: 'spyfall-you-won-nose', args: { points } }
    return { id: winners.length > 1 ? 'spyfall-you-won-shared' : 'spyfall-you-won-most', args: { points } }
  }
  const short = Math.max(...table.scores) - points
  const args = { points, count: short }
  if (short <= 2) return { id: 'spyfall-you-lost-close', args }
  const caught = spiedAt(table, seat, false)
  if (caught !== null) return { id: 'spyfall-you-lost-spy', args: { ...args, place: caught } }
  return { id: 'spyfall-you-lost-far', args }
}
