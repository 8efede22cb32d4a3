/** How a game of Secret Identity ended for one seat: one sentence why. */
import type { Sentence } from '../../lib/text.svelte'
import type { SecretIdentityOver, SecretIdentityTable } from '../../wire'
import { ending } from './result'

/** The colours behind those who have won. */
export const CHEER = { middle: '#b01f77', edge: '#3d1158' }

type Names = (seats: readonly number[]) => string

/** How it ended, as a headline of so many names; of more winners the faces tell. */
export function titleOf(table: SecretIdentityTable, over: SecretIdentityOver, names: Names, most = 1): Sentence {
  const { title, args } = ending(table, over, names)
  return title === 'secret_identity-winners' && over.winners.length > most
    ? { id: 'share-shared' }
    : { id: title, args }
}

/** How often this seat saw through others, and others through this seat. */
export function seen({ history }: SecretIdentityTable, seat: number): { saw: number; understood: number } {
  const opened = history.flatMap((round) => round.opened)
  const saw = opened.filter((one) => one.seat !== seat && one.votes[seat] === one.number).length
  const own = opened.filter((one) => one.seat === seat)
  const understood = own.flatMap(({ votes, number }) =>
    votes.filter((vote, by) => by !== seat && vote === number),
  ).length
  return { saw, understood }
}

/** Against each other: what it hung on. */
export function whyFor(table: SecretIdentityTable, { winners }: SecretIdentityOver, seat: number): Sentence {
  const points = table.scores[seat] ?? 0
  const { saw, understood } = seen(table, seat)
  if (winners.includes(seat)) {
    return understood > saw
      ? { id: 'secret_identity-you-won-clear', args: { points, count: understood } }
      : { id: 'secret_identity-you-won-nose', args: { points, count: saw } }
  }
  const short = Math.max(...table.scores) - points
  const args = { points, count: short }
  return { id: short <= 3 ? 'secret_identity-you-lost-close' : 'secret_identity-you-lost-far', args }
}
