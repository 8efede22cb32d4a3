/** Small honours at the end of a game of Spyfall, out of its rounds: kind ones, for spies and for the others. */
import { chosen, forPeople, leaders, type Honour } from '../../lib/game/honours'
import type { SpyfallRound, SpyfallTable } from '../../wire'

const AWARDS = ['nose', 'unseen', 'quick', 'poker', 'advocate', 'asked', 'daring', 'star', 'tourist'] as const
export type AwardName = (typeof AWARDS)[number]

export interface Award extends Honour {
  name: AwardName
  count: number
  place: number | null // where it happened, if that matters
}

type Found = Omit<Award, 'name'>
type Finder = (table: SpyfallTable, seats: readonly number[], winners: readonly number[]) => Found | null

const OFTEN = 3 // questions that make somebody popular

const isSpy = ({ cards }: SpyfallRound, seat: number) => cards.spies.includes(seat)
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** The player who has the most of something, and how much that is. */
function most(seats: readonly number[], worth: (seat: number) => number, least = 1): Found | null {
  const found = leaders(seats, worth, least)
  return found.length ? { seats: found, count: worth(found[0]!), place: null } : null
}

/** In how many rounds this was so. */
function rounds({ history }: SpyfallTable, so: (round: SpyfallRound) => boolean): number {
  return history.filter(so).length
}

/** The round in which somebody did this first, as an honour for them. */
function where(table: SpyfallTable, seatOf: (round: SpyfallRound) => number | undefined): Found | null {
  for (const round of table.history) {
    const seat = seatOf(round)
    if (seat !== undefined) return { seats: [seat], count: 1, place: round.cards.place }
  }
  return null
}

/** Who was first to accuse a spy in a round, and was none. */
function firstNose(round: SpyfallRound): number | null {
  const right = round.trials.find(
    ({ accuser, suspect }) => accuser !== null && isSpy(round, suspect) && !isSpy(round, accuser),
  )
  return right?.accuser ?? null
}

/** A spy who named the right place after so many questions. */
function rightGuesses({ history }: SpyfallTable): { seat: number; asked: number; place: number }[] {
  return history.flatMap(({ ending, cards, questions }) =>
    ending.type === 'Named'
      ? ending.guesses.flatMap(({ seat, place }) =>
          place === cards.place ? [{ seat, place, asked: sum(questions) }] : [],
        )
      : [],
  )
}

const FINDERS: Record<AwardName, Finder> = {
  nose: (table, seats) => most(seats, (seat) => rounds(table, (round) => firstNose(round) === seat)),
  unseen: (table, seats) =>
    most(seats, (seat) =>
      rounds(
        table,
        (round) => round.won === 'spies' && isSpy(round, seat) && round.trials.every(({ suspect }) => suspect !== seat),
      ),
    ),
  quick(table, seats) {
    const asked = rightGuesses(table).filter((guess) => guess.asked > 0 && guess.asked <= 2 * seats.length)
    const best = [...asked].sort((one, other) => one.asked - other.asked)[0]
    return best ? { seats: [best.seat], count: best.asked, place: best.place } : null
  },
  poker: (table, seats) =>
    most(seats, (seat) =>
      sum(table.history.map(({ trials }) => trials.filter((t) => t.suspect === seat && !t.passed).length)),
    ),
  advocate: (table, seats) =>
    most(seats, (seat) =>
      sum(
        table.history.map(
          (round) => round.trials.filter((t) => !isSpy(round, t.suspect) && t.innocent.includes(seat)).length,
        ),
      ),
    ),
  asked: (table, seats) =>
    most(seats, (seat) => sum(table.history.map(({ questions }) => questions[seat] ?? 0)), OFTEN),
  daring: (table) =>
    where(table, ({ ending, cards }) =>
      ending.type === 'Named'
        ? ending.guesses.find(({ place }) => place !== null && place !== cards.place)?.seat
        : undefined,
    ),
  star: (table) =>
    where(table, (round) =>
      round.ending.type === 'Convicted' && isSpy(round, round.ending.suspect) ? round.ending.suspect : undefined,
    ),
  /** There is always somebody to console: the best of those who did not win. */
  tourist(table, seats, winners) {
    const others = seats.filter((seat) => !winners.includes(seat))
    const [best] = leaders(others, (seat) => table.scores[seat] ?? 0, 0)
    return best === undefined ? null : { seats: [best], count: table.history.length, place: null }
  },
}

export function awardsOf(
  table: SpyfallTable,
  winners: readonly number[],
  isPerson: (seat: number) => boolean = () => true,
): Award[] {
  if (!table.history.length) return []
  const seats = table.scores.map((_, seat) => seat)
  const all = AWARDS.flatMap((name) => {
    const found = FINDERS[name](table, seats, winners)
    return found ? [{ name, ...found }] : []
  })
  return chosen(forPeople(all, isPerson), (seat) => !winners.includes(seat))
}
