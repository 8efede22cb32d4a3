/** Small honours at the end, out of the record: kind ones, for both sides. */
import { chosen, forPeople, leaders } from '../../lib/game/honours'
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
  'sport',
] as const
export type AwardName = (typeof AWARDS)[number]

export interface Award {
  name: AwardName
  seats: number[]
}

type Finder = (table: MafiaTable, told: MafiaTold, winner: Side | null) => number[]

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
  sheep: (_, told) => leaders(of('mafia', told), (seat) => trusts(told, seat), 2),
  early: ({ fallen }, told, winner) =>
    fallen.slice(0, 1).flatMap(({ seat }) => (winner && told.forces[seat] === winner ? [seat] : [])),
  lives(table, told) {
    const finals = councilsOf(table).flatMap((council) => {
      const last = council.votes.findLast(({ final }) => final)
      return last ? last.candidates.filter((seat) => seat !== council.out) : []
    })
    return leaders(seats(told), (seat) => finals.filter((one) => one === seat).length)
  },
  sharp: (table, told) =>
    leaders(
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
  rod: (table, told) => leaders(of('police', told), (seat) => ballots(table).filter(({ on }) => on === seat).length, 3),
  darling: (_, told) => leaders(of('police', told), (seat) => trusts(told, seat), 2),
  /** There is always somebody to console: who held out longest of those who lost. */
  sport({ fallen }, told, winner) {
    const lost = seats(told).filter((seat) => winner !== null && told.forces[seat] !== winner)
    const fell = (seat: number) => fallen.findIndex((one) => one.seat === seat)
    const last = (seat: number) => (fell(seat) < 0 ? fallen.length : fell(seat))
    return leaders(lost, last, 0).slice(0, 1)
  },
}

function seats({ tokens }: MafiaTold): number[] {
  return tokens.map((_, seat) => seat)
}

function trusts(told: MafiaTold, seat: number): number {
  return told.nights.flatMap((night) => notesOf(night).trust).filter(({ on }) => on === seat).length
}

/** At most four, for both sides: some of the losers are among them, if there is anything. */
export function awardsOf(
  table: MafiaTable,
  winner: Side | null,
  isPerson: (seat: number) => boolean = () => true,
): Award[] {
  const { told } = table
  if (!told) return []
  const found = AWARDS.map((name) => ({ name, seats: FINDERS[name](table, told, winner) }))
  return chosen(forPeople(found, isPerson), (seat) => winner !== null && told.forces[seat] !== winner)
}
