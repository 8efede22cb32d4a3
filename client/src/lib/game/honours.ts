/** How honours are shared out at the end of any game: kindly, and never to one side alone. */

export interface Honour {
  seats: number[]
}

const MOST = 4
const SHARED = 3 // an honour that half the table has is none

/** Who has the most of something, if it is at least `least`. */
export function leaders(seats: readonly number[], worth: (seat: number) => number, least = 1): number[] {
  const most = Math.max(least, ...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

/** Only those that go to people, and only to them: companions get one line together. */
export function forPeople<T extends Honour>(found: readonly T[], isPerson: (seat: number) => boolean): T[] {
  return found
    .map((honour) => ({ ...honour, seats: honour.seats.filter(isPerson) }))
    .filter(({ seats }) => seats.length)
}

/** At most four, each to few people. Everybody gets one before somebody gets two, and one goes to who has lost. */
export function chosen<T extends Honour>(found: readonly T[], lost: (seat: number) => boolean): T[] {
  const few = found.filter(({ seats }) => seats.length > 0 && seats.length <= SHARED)
  const had = new Set<number>()
  const fresh = few.filter(({ seats }) => {
    const first = seats.some((seat) => !had.has(seat))
    for (const seat of seats) had.add(seat)
    return first
  })
  const ranked = [...fresh, ...few.filter((honour) => !fresh.includes(honour))]
  const given = ranked.slice(0, MOST)
  const consoles = ({ seats }: T) => seats.some(lost)
  const consolation = ranked.find(consoles)
  if (consolation && !given.some(consoles)) given[given.length - 1] = consolation
  return given
}
