/** How the screens read a Spyfall table. It describes what lies there and decides nothing. */
import type {
  MemberView,
  SpyfallAccusing,
  SpyfallJudging,
  SpyfallLooking,
  SpyfallMeeting,
  SpyfallQuestion,
  SpyfallTable,
  SpyfallTrial,
  SpyfallTurn,
} from '../../wire'

export type Phase = SpyfallTable['phase']
export type Voting = SpyfallAccusing | SpyfallJudging

/** Who plays, clockwise. */
export function ringOf({ scores, gone }: Pick<SpyfallTable, 'scores' | 'gone'>): number[] {
  return scores.map((_, seat) => seat).filter((seat) => !gone.includes(seat))
}

/** Who plays and can be waited for; if everybody is away, all can. */
export function presentOf(table: Pick<SpyfallTable, 'scores' | 'gone' | 'missing'>): number[] {
  const ring = ringOf(table)
  const present = ring.filter((seat) => !table.missing.some((absent) => absent.seat === seat))
  return present.length ? present : ring
}

/** These seats clockwise, beginning with `first` or whoever sits after it. */
export function fromSeat(seats: readonly number[], first: number): number[] {
  return [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)]
}

/** The dealer; while they are away, the next present seat acts for them. */
export function actingDealer(table: SpyfallTable): number {
  return fromSeat(presentOf(table), table.dealer)[0]!
}

export function nextDealer(table: SpyfallTable): number {
  return fromSeat(ringOf(table), table.dealer + 1)[0]!
}

/** Who deals next, or acts for them while they are away. */
export function heirOf(table: SpyfallTable): number {
  return fromSeat(presentOf(table), nextDealer(table))[0]!
}

/** Who has yet to look at their card. */
export function unseen(table: SpyfallTable, phase: SpyfallLooking | SpyfallMeeting): number[] {
  return presentOf(table).filter((seat) => !phase.seen.includes(seat))
}

/** Whom the asker may ask: anybody but who has just asked them (SF2-53); aloud nobody needs a phone. */
export function answerable(table: SpyfallTable, turn: SpyfallTurn): number[] {
  const seats = table.terms.asking === 'written' ? presentOf(table) : ringOf(table)
  const others = seats.filter((seat) => seat !== turn.asker)
  const free = others.filter((seat) => seat !== turn.barred)
  return free.length ? free : others
}

/** All but the suspect; when time has passed, whoever has voted or is there to be waited for. */
export function votersOf(table: SpyfallTable, vote: Voting): number[] {
  const all = ringOf(table).filter((seat) => seat !== vote.suspect)
  if (vote.type === 'Accusing' || vote.until !== null) return all
  const waited = presentOf(table).filter((seat) => !vote.excused.includes(seat))
  return all.filter((seat) => waited.includes(seat) || vote.voted.includes(seat))
}

/** How many votes convict, if all of these vote; none will do if there are too few voters. */
export function votesNeeded(voters: number, dissent: number): number {
  return Math.max(voters - dissent, Math.floor(voters / 2) + 1, 2)
}

/** Whom one may name as a suspect. */
export function suspectsFor(table: SpyfallTable, seat: number | undefined): number[] {
  return ringOf(table).filter((other) => other !== seat)
}

/** The moment that everybody sees coming nearer. */
export function deadlineOf(phase: Phase): number | null {
  return 'until' in phase ? phase.until : null
}

/** From the first look to the last vote: what can be declared void. */
export function inRound(phase: Phase): boolean {
  return !['Unpacking', 'Choosing', 'Dealing', 'RoundOver', 'Over'].includes(phase.type)
}

/** Whom the host may pass over now. */
export function waitedFor(table: SpyfallTable): number[] {
  const { phase } = table
  switch (phase.type) {
    case 'Looking':
    case 'Meeting':
      return ringOf(table).filter((seat) => !phase.seen.includes(seat))
    case 'Questioning': {
      const seat = phase.turn.answering ?? phase.turn.asker
      return seat === null ? [] : [seat]
    }
    case 'Nominating':
      return [phase.seat]
    case 'Judging':
      return phase.until === null ? votersOf(table, phase).filter((seat) => !phase.voted.includes(seat)) : []
    default:
      return []
  }
}

export const LONG_MS = 120_000 // so long somebody may be away before a void round is offered

/** Seats that have been away for long: any of them, so that the offer tells nothing. */
export function longMissing(table: SpyfallTable, now: number): number[] {
  if (!inRound(table.phase)) return []
  const ring = ringOf(table)
  return table.missing
    .filter(({ seat, since }) => ring.includes(seat) && now - since >= LONG_MS)
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

/** SW-64: the host may bring the played places back, from the eighth round on. */
export function mayReshuffle({ terms, used, round }: SpyfallTable): boolean {
  return terms.reshuffle && used.length >= 8 && round < terms.rounds
}

export function lastRoundPlayed({ round, terms }: SpyfallTable): boolean {
  return round >= terms.rounds
}

/** Who is in the room but not in the ring, as far as there are cards for them. */
export function newcomersOf(
  table: SpyfallTable,
  members: readonly MemberView[],
  seating: readonly number[],
): MemberView[] {
  const room = table.terms.most_seats - ringOf(table).length
  return members.filter(({ id, present }) => present && !seating.includes(id)).slice(0, Math.max(0, room))
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
