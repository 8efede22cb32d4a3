/** Small honours at the end, out of the record: kind ones, and never for one side alone. */
import type { CodenamesTable, CodenamesTurn } from '../../wire'
import { rival, spymasterOf, type Team } from './table'

const AWARDS = ['clue', 'alarm', 'nose', 'extra', 'steel', 'close', 'poet', 'brave', 'gift', 'social', 'ice'] as const
export type AwardName = (typeof AWARDS)[number]

export interface Award {
  name: AwardName
  seat: number
  clue?: string
  count?: number
}

const MOST = 4
const LONG = 8 // letters of a word that only a poet finds
const BOLD = 4 // words at once

interface Touch {
  seat: number
  team: Team
  own: boolean // an agent of the own team
  identity: CodenamesTable['covers'][number]
}

type Found = Omit<Award, 'name'> | null
type Finder = (game: Game) => Found

/** What the record says, put together once. */
interface Game {
  table: CodenamesTable
  turns: { turn: CodenamesTurn; giver: number | undefined; hits: number }[]
  touches: Touch[] // of people
  first: number | undefined // who touched first of all
  loser: Team | null
}

type IsPerson = (seat: number) => boolean
const anybody: IsPerson = () => true

/** What people did: companions get a line of their own, and no honours. */
function read(table: CodenamesTable, isPerson: IsPerson): Game {
  const { covers, places, phase } = table
  const turns = table.turns.map((turn) => ({
    turn,
    giver: [spymasterOf(places, turn.team)].find((seat) => seat !== undefined && isPerson(seat)),
    hits: turn.cards.filter((card) => covers[card] === turn.team).length,
  }))
  const touches = table.turns.flatMap(({ team, cards, touched_by }) =>
    touched_by.map((seat, at) => {
      const identity = covers[cards[at]!] ?? null
      return { seat, team, identity, own: identity === team }
    }),
  )
  const winner = phase.type === 'Over' ? phase.winner : null
  const first = touches[0]?.seat
  return { table, turns, touches: touches.filter(({ seat }) => isPerson(seat)), first, loser: winner && rival(winner) }
}

/** The first of those that have the most of something, if it is at least `least`. */
function best<T>(all: readonly T[], worth: (one: T) => number, least: number): T | null {
  const most = Math.max(least, ...all.map(worth))
  return all.find((one) => worth(one) === most) ?? null
}

/**
 * The clues that were taken, as they stood in the end; one that was said aloud has no word to praise, and nobody wants to
 * be praised for the one that led to the assassin.
 */
function clues({ table, turns }: Game) {
  const fatal = (turn: CodenamesTurn) => turn.cards.some((card) => table.covers[card] === 'assassin')
  return turns.flatMap(({ turn, giver, hits }) =>
    turn.clue?.word && !turn.rejected && !fatal(turn) && giver !== undefined
      ? [{ seat: giver, clue: turn.clue.word, number: turn.clue.number, hits }]
      : [],
  )
}

function handOf(touches: readonly Touch[], wanted: (touch: Touch) => boolean, least: number): Found {
  const count = (seat: number) => touches.filter((touch) => touch.seat === seat && wanted(touch)).length
  const found = best(
    touches.map(({ seat }) => seat),
    count,
    least,
  )
  return found === null ? null : { seat: found, count: count(found) }
}

const FINDERS: Record<AwardName, Finder> = {
  clue(game) {
    const found = best(clues(game), ({ hits }) => hits, 2)
    return found && { seat: found.seat, clue: found.clue, count: found.hits }
  },
  alarm: ({ touches }) => handOf(touches, ({ identity }) => identity === 'assassin', 1),
  nose: ({ touches }) => handOf(touches, ({ own }) => own, 2),
  extra({ turns }) {
    const found = turns.find(({ turn, hits }) => typeof turn.clue?.number === 'number' && hits > turn.clue.number)
    const seat = found && found.turn.clue!.number !== 0 ? found.turn.touched_by.at(-1) : undefined
    return seat === undefined ? null : { seat }
  },
  steel({ touches }) {
    const sure = touches.filter(({ seat }) => touches.every((touch) => touch.seat !== seat || touch.own))
    return handOf(sure, () => true, 2)
  },
  close({ table, loser }) {
    const seat = loser ? spymasterOf(table.places, loser) : undefined
    return seat !== undefined && table.left[loser === 'red' ? 0 : 1] === 1 ? { seat } : null
  },
  poet: (game) =>
    best(
      clues(game).filter(({ hits }) => hits > 0),
      ({ clue }) => [...clue].length,
      LONG,
    ),
  brave(game) {
    const found = best(clues(game), ({ number }) => (typeof number === 'number' ? number : 0), BOLD)
    return found && { seat: found.seat, clue: found.clue, count: Number(found.number) }
  },
  gift: ({ touches }) => handOf(touches, ({ identity, team }) => identity === rival(team), 1),
  social: ({ touches }) => handOf(touches, ({ identity }) => identity === 'bystander', 1),
  ice: ({ first }) => (first === undefined ? null : { seat: first }),
}

/** The clue that found the most, with its giver and how many it found; none of a game of bare touches. */
export function bestClue(table: CodenamesTable): Omit<Award, 'name'> | null {
  return FINDERS.clue(read(table, anybody))
}

/** At most four. Everybody gets one before somebody gets two, and who has lost is among them, if there is anything. */
export function awardsOf(table: CodenamesTable, isPerson: IsPerson = anybody): Award[] {
  const game = read(table, isPerson)
  const all = AWARDS.flatMap((name) => {
    const found = FINDERS[name](game)
    return found && isPerson(found.seat) ? [{ name, ...only(found) }] : []
  })
  const first = all.filter(({ seat }, at) => all.findIndex((award) => award.seat === seat) === at)
  const ranked = [...first, ...all.filter((award) => !first.includes(award))]
  const chosen = ranked.slice(0, MOST)
  const lost = ({ seat }: Award) => game.loser !== null && table.places[seat]?.team === game.loser
  const consolation = ranked.find(lost)
  if (consolation && !chosen.some(lost)) chosen[MOST - 1] = consolation
  return chosen
}

function only({ seat, clue, count }: Omit<Award, 'name'>): Omit<Award, 'name'> {
  return { seat, ...(clue === undefined ? {} : { clue }), ...(count === undefined ? {} : { count }) }
}
