/** How the screens read a Codenames table. It describes what lies there and decides nothing. */
import type { CodenamesClue, CodenamesGuessing, CodenamesPlace, CodenamesTable } from '../../wire'

export type Team = 'red' | 'blue'
export type Identity = CodenamesTable['key'][number]
export type Phase = CodenamesTable['phase']
export type Reason = NonNullable<CodenamesTable['turns'][number]['rejected']>

export const TEAMS: readonly Team[] = ['red', 'blue']

export function rival(team: Team): Team {
  return team === 'red' ? 'blue' : 'red'
}

type Places = readonly CodenamesPlace[]

function seats(places: Places, wanted: (place: CodenamesPlace) => boolean): number[] {
  return places.flatMap((place, seat) => (wanted(place) ? [seat] : []))
}

/** A place in a team. */
export interface Post {
  team: Team
  spymaster: boolean
}

export function isAt(place: CodenamesPlace | undefined, { team, spymaster }: Post): boolean {
  return place?.team === team && place.role === (spymaster ? 'spymaster' : 'operative')
}

export function spymasterOf(places: Places, team: Team): number | undefined {
  return seats(places, (place) => place.role === 'spymaster' && place.team === team)[0]
}

/** An operative without a team works for both (CN-112). */
export function operativesOf(places: Places, team: Team): number[] {
  return seats(places, (place) => place.role === 'operative' && (place.team === team || place.team === null))
}

export function onlookersOf(places: Places): number[] {
  return seats(places, ({ role }) => role === 'onlooker' || role === 'retired')
}

/** The team that has at least two people more than the other, if teams are so uneven (CN-02). */
export function lopsided(places: Places): Team | undefined {
  const [red, blue] = TEAMS.map((team) => seats(places, (place) => place.team === team).length)
  return TEAMS.find((team) => (team === 'red' ? red! - blue! : blue! - red!) > 1)
}

/** The turn that is being guessed, also while a judge has stopped it. */
export function guessingOf(phase: Phase): CodenamesGuessing | undefined {
  if (phase.type === 'Guessing') return phase
  return phase.type === 'Review' ? phase.turn : undefined
}

/** Whose turn it is; nobody's before the deal and after the end. */
export function teamAtTurn(phase: Phase): Team | undefined {
  switch (phase.type) {
    case 'Cluing':
    case 'Guessing':
      return phase.team
    case 'Review':
      return phase.turn.team
    case 'EnemyTurn':
    case 'Drawing':
      return 'blue'
    default:
      return undefined
  }
}

/** The number of a clue as it stands on the table. */
/** A clue in a sentence, or a word alone. */
export function quoted(word: string, number: CodenamesClue['number'] | null): string {
  return number === null ? word : `${word}: ${numeral(number)}`
}

export function numeral(number: CodenamesClue['number']): string {
  return number === 'unlimited' ? '∞' : String(number)
}

export interface Cell {
  card: number
  word: string
  cover: Identity | null
  /** what the key says, for a spymaster who holds it open, and for all when the game is over */
  secret: Identity | null
  marks: number[]
  votes: number[]
}

/** The board, cell by cell, in the one orientation that everybody shares. */
export function cells(table: CodenamesTable, key: readonly Identity[] = []): Cell[] {
  const turn = guessingOf(table.phase)
  const pointing = (at: readonly { seat: number; card: number | null }[] = [], card: number) =>
    at.filter((pointer) => pointer.card === card).map(({ seat }) => seat)
  const known = key.length ? key : table.key
  return table.words.map((word, card) => ({
    card,
    word,
    cover: table.covers[card] ?? null,
    secret: known[card] ?? null,
    marks: pointing(turn?.marks, card),
    votes: pointing(turn?.votes, card),
  }))
}

export interface Line {
  team: Team
  clue: CodenamesClue | null
  touched: { word: string; identity: Identity | null }[]
  rejected: Reason | null
  /** how the clue read before it was corrected */
  slips: readonly CodenamesClue[]
}

/** The log in words: newest first. */
export function lines({ turns, words, covers }: CodenamesTable): Line[] {
  return turns
    .map(({ team, clue, cards, rejected, slips }) => ({
      team,
      clue,
      rejected,
      slips,
      touched: cards.map((card) => ({ word: words[card] ?? '', identity: covers[card] ?? null })),
    }))
    .reverse()
}
