/** Small honours at the end, out of the record: kind ones, for both sides. */
import type { MafiaTable, MafiaTold } from '../../wire'
import { councilsOf, notesOf, type Side } from './result'

const AWARDS = [
  'nose',
  'prophet',
  'unsuspected',
  'sheep',
  'early',
  'lives',
  'sharp',
  'alarm',
  'rod',
  'darling',
] as const
export type AwardName = (typeof AWARDS)[number]

export interface Award {
  name: AwardName
  seats: number[]
}

const MOST = 4
const SHARED = 3 // an honour that half the table has is none

type Finder = (table: MafiaTable, told: MafiaTold, winner: Side | null) => number[]

/** Who has the most of something, if it is at least `least`. */
function best(seats: readonly number[], worth: (seat: number) => number, least = 1): number[] {
  const most = Math.max(least, ...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

function of(side: Side, { forces }: MafiaTold): number[] {
  return forces.flatMap((force, seat) => (force === side ? [seat] : []))
}

function ballots(table: MafiaTable): { voter: number; on: number }[] {
  const votes = councilsOf(table).flatMap((council) => council.votes)
  return votes.flatMap((vote) => vote.ballots.flatMap((on, voter) => (on === null ? [] : [{ voter, on }])))
}

const FINDERS: Record<AwardName, Finder> = {
  nose: (_, told) => told.best_noses,
  prophet: (_, told) => told.best_prophets,
  unsuspected(table, told) {
    const mafia = of('mafia', told)
    const against = (seat: number) => ballots(table).filter(({ on }) => on === seat).length
    const least = Math.min(...mafia.map(against))
    return least <= 2 ? mafia.filter((seat) => against(seat) === least) : []
  },
  sheep: (_, told) => best(of('mafia', told), (seat) => trusts(told, seat), 2),
  early: ({ fallen }, told, winner) =>
    fallen.slice(0, 1).flatMap(({ seat }) => (winner && told.forces[seat] === winner ? [seat] : [])),
  lives(table, told) {
    const finals = councilsOf(table).flatMap((council) => {
      const last = council.votes.findLast(({ final }) => final)
      return last ? last.candidates.filter((seat) => seat !== council.out) : []
    })
    return best(seats(told), (seat) => finals.filter((one) => one === seat).length)
  },
  sharp: (table, told) =>
    best(
      of('police', told),
      (seat) => ballots(table).filter(({ voter, on }) => voter === seat && told.forces[on] === 'mafia').length,
      2,
    ),
  alarm(_, told) {
    for (const night of told.nights) {
      const right = notesOf(night).suspicions.filter(({ on }) => told.forces[on] === 'mafia')
      const police = right.filter(({ seat }) => told.forces[seat] === 'police')
      if (police.length) return police.map(({ seat }) => seat)
    }
    return []
  },
  rod: (table, told) => best(of('police', told), (seat) => ballots(table).filter(({ on }) => on === seat).length, 3),
  darling: (_, told) => best(of('police', told), (seat) => trusts(told, seat), 2),
}

function seats({ tokens }: MafiaTold): number[] {
  return tokens.map((_, seat) => seat)
}

function trusts(told: MafiaTold, seat: number): number {
  return told.nights.flatMap((night) => notesOf(night).trust).filter(({ on }) => on === seat).length
}

/** At most four, each to few people, and everybody gets one before somebody gets two. */
export function awardsOf(table: MafiaTable, winner: Side | null): Award[] {
  const { told } = table
  if (!told) return []
  const found = AWARDS.map((name) => ({ name, seats: FINDERS[name](table, told, winner) }))
  const few = found.filter((award) => award.seats.length > 0 && award.seats.length <= SHARED)
  const fresh = few.filter(
    (award, index) => !few.slice(0, index).some(({ seats }) => seats.join() === award.seats.join()),
  )
  return [...fresh, ...few.filter((award) => !fresh.includes(award))].slice(0, MOST)
}
