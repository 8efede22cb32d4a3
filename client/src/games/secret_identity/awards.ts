/** Small honours at the end of Secret Identity, out of its rounds: against each other, and together. */
import { chosen, forPeople, leaders, type Honour } from '../../lib/game/honours'
import type { SecretIdentityOpened, SecretIdentityRound, SecretIdentityTable } from '../../wire'
import { seatsOf, together } from './table'

const AWARDS = ['nose', 'soulmates', 'book', 'minimal', 'medium', 'thrifty', 'enigma', 'close', 'gallery'] as const
export type AwardName = (typeof AWARDS)[number]

export interface Award extends Honour {
  name: AwardName
  count: number
}

type Found = Omit<Award, 'name'>
type Finder = (game: Game) => Found | null

/** An identity that was opened: who was right about it, of those who voted, and with how many pictures it was told. */
interface Opened {
  seat: number
  right: number[]
  voters: number[]
  pictures: number
}

interface Game {
  table: SecretIdentityTable
  seats: number[]
  opened: Opened[]
  team: boolean
  winners: readonly number[]
}

const CLOSE = 3 // points

function read(round: SecretIdentityRound, { seat, number, votes }: SecretIdentityOpened): Opened {
  const voters = votes.flatMap((vote, voter) => (vote !== null && voter !== seat ? [voter] : []))
  const safe = round.safes[seat]
  return {
    seat,
    voters,
    right: voters.filter((voter) => votes[voter] === number),
    pictures: safe ? safe.green.length + safe.red.length : 0,
  }
}

function most(seats: readonly number[], worth: (seat: number) => number, least = 1): Found | null {
  const found = leaders(seats, worth, least)
  return found.length ? { seats: found, count: worth(found[0]!) } : null
}

/** Who has most of the identities of this kind. */
function owners({ seats, opened }: Game, of: (one: Opened) => boolean): Found | null {
  return most(seats, (seat) => opened.filter((one) => one.seat === seat && of(one)).length)
}

/** How often these two have seen through each other. */
function mutual({ opened }: Game, one: number, other: number): number {
  const saw = (voter: number, owner: number) => opened.filter((o) => o.seat === owner && o.right.includes(voter)).length
  return Math.min(saw(one, other), saw(other, one))
}

const FINDERS: Record<AwardName, Finder> = {
  nose: ({ seats, opened }) => most(seats, (seat) => opened.filter(({ right }) => right.includes(seat)).length, 2),
  soulmates(game) {
    const pairs = game.seats.flatMap((one) => game.seats.filter((other) => other > one).map((other) => [one, other]))
    const worth = ([one, other]: number[]) => mutual(game, one!, other!)
    const best = Math.max(1, ...pairs.map(worth))
    const found = pairs.filter((pair) => worth(pair) === best)
    return found.length === 1 ? { seats: found[0]!, count: best } : null
  },
  book: (game) =>
    game.team ? null : owners(game, ({ right, voters }) => voters.length > 1 && right.length === voters.length),
  minimal: (game) => owners(game, ({ pictures, right }) => pictures === 1 && right.length > 0),
  medium({ team, seats, table }) {
    const understood = (seat: number) =>
      table.history.filter(({ opened: [one], guess }) => one?.seat === seat && guess === one.number).length
    return team ? most(seats, understood) : null
  },
  thrifty({ team, table, seats }) {
    const cards = table.cards_left
    return !team && Math.max(...cards) > Math.min(...cards) ? most(seats, (seat) => cards[seat] ?? 0) : null
  },
  enigma: (game) => owners(game, ({ right, voters, pictures }) => pictures > 0 && voters.length > 1 && !right.length),
  close({ team, table, seats, winners }) {
    const top = Math.max(...table.scores)
    const others = seats.filter((seat) => !winners.includes(seat))
    const found = leaders(others, (seat) => table.scores[seat] ?? 0, 0)
    const behind = top - (table.scores[found[0] ?? 0] ?? 0)
    return !team && winners.length && found.length && behind <= CLOSE ? { seats: found, count: behind } : null
  },
  /** Everybody has shown something: the best of those who did not win, at any rate. */
  gallery({ seats, opened, winners }) {
    const shown = (seat: number) =>
      opened.filter((one) => one.seat === seat).reduce((all, { pictures }) => all + pictures, 0)
    const others = seats.filter((seat) => !winners.includes(seat))
    const found = most(others.length ? others : seats, shown)
    return found && { ...found, seats: found.seats.slice(0, 1) }
  },
}

export function awardsOf(
  table: SecretIdentityTable,
  winners: readonly number[],
  isPerson: (seat: number) => boolean = () => true,
): Award[] {
  const opened = table.history.flatMap((round) => round.opened.map((one) => read(round, one)))
  const game: Game = { table, seats: seatsOf(table), opened, team: together(table), winners }
  const all = AWARDS.flatMap((name) => {
    const found = FINDERS[name](game)
    return found ? [{ name, ...found }] : []
  })
  return chosen(forPeople(all, isPerson), (seat) => !winners.includes(seat))
}
