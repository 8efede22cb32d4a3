/** How the screens read a Spyfall table. It describes what lies there and decides nothing. */
import type {
  MemberView,
  SpyfallAccusing,
  SpyfallJudging,
  SpyfallPointed,
  SpyfallQuestion,
  SpyfallQuestionCard,
  SpyfallTable,
  SpyfallTrial,
} from '../../wire'

export type Phase = SpyfallTable['phase']
export type Voting = SpyfallAccusing | SpyfallJudging

export const LONG_MS = 120_000 // how long somebody may be away before a void round is offered

/** Seats that have been away for long: any of them, so that the offer tells nothing. */
export function longMissing(table: SpyfallTable, now: number): number[] {
  return table.missing
    .filter(({ seat, since }) => table.ring.includes(seat) && now - since >= LONG_MS)
    .map(({ seat }) => seat)
}

/** Who turned to whom last: the arrow across the table. */
export function arrowOf(phase: Phase): [from: number, to: number] | null {
  switch (phase.type) {
    case 'Questioning': {
      const { asker, barred, answering } = phase.turn
      if (asker !== null && answering !== null) return [asker, answering]
      return barred !== null && asker !== null ? [barred, asker] : null
    }
    case 'Accusing':
      return [phase.accuser, phase.suspect]
    case 'Facing':
      return phase.nominator === null ? null : [phase.nominator, phase.seat]
    case 'Judging':
      return phase.nominator === null ? null : [phase.nominator, phase.suspect]
    default:
      return null
  }
}

/** Who is in the room but not in the ring, as far as there are cards for them. */
export function newcomersOf(
  table: SpyfallTable,
  members: readonly MemberView[],
  seating: readonly number[],
): MemberView[] {
  const room = table.terms.most_seats - table.ring.length
  return members.filter(({ id, present }) => present && !seating.includes(id)).slice(0, Math.max(0, room))
}

export interface Exchange {
  asker: number
  target: number
  question: string
  answer: string // empty until it has come
}

/** What was asked and answered, in words: those of its card, if it came from the deck. */
export function exchangeOf({ cards }: SpyfallTable, asked: SpyfallQuestion): Exchange {
  const { asker, target, card, level } = asked
  if (typeof card !== 'number') return asked
  const { text, answers } = cards.find(({ number }) => number === card) ?? { text: '', answers: [] }
  return { asker, target, question: text, answer: level === null ? '' : (answers[level] ?? '') }
}

/** What was asked last in this round, whether or not it was answered. */
export function lastExchange(table: SpyfallTable): Exchange | null {
  const asked = table.talk.at(-1)
  return asked ? exchangeOf(table, asked) : null
}

/** The questions that lie open for whoever asks, in the order of the deck. */
export function openCards({ cards, deck }: SpyfallTable): SpyfallQuestionCard[] {
  return deck.flatMap((number) => cards.filter((card) => card.number === number))
}

/** Written questions that have left the table since, and those that left it before, in this round. */
export function heardOf(heard: SpyfallQuestion[], before: SpyfallTable, after: SpyfallTable): SpyfallQuestion[] {
  if (after.asked < before.asked || after.round !== before.round) return []
  const left = after.asked - after.talk.length - (before.asked - before.talk.length)
  return left > 0 ? [...heard, ...before.talk.slice(0, left)] : heard
}

/** The vote that has been opened since; none if this phone missed it. */
export function openedVote(before: SpyfallTable, after: SpyfallTable): SpyfallTrial | null {
  return after.trials.length === before.trials.length + 1 ? after.trials.at(-1)! : null
}

/** The straw poll that has been opened since; none if nobody pointed, or this phone missed it. */
export function openedPoll(before: SpyfallTable, after: SpyfallTable): SpyfallPointed[] | null {
  return before.phase.type === 'Pointing' && !before.poll.length && after.poll.length ? after.poll : null
}

export interface Suspected {
  suspect: number
  by: number[] // who points at them
}

/** Who is pointed at, by whom: the most suspicious first. */
export function suspectsOf(poll: readonly SpyfallPointed[]): Suspected[] {
  const suspects = [...new Set(poll.map(({ suspect }) => suspect))]
  const rows = suspects.map((suspect) => ({
    suspect,
    by: poll.filter((finger) => finger.suspect === suspect).map(({ seat }) => seat),
  }))
  return rows.sort((a, b) => b.by.length - a.by.length || a.suspect - b.suspect)
}

/** How many point at somebody while suspects are named and voted on. */
export function fingersAt({ phase, poll }: SpyfallTable, seat: number): number {
  const named = phase.type === 'Nominating' || phase.type === 'Facing' || phase.type === 'Judging'
  return named ? poll.filter(({ suspect }) => suspect === seat).length : 0
}
