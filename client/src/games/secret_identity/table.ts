/** How the screens read a table of Secret Identity. It describes what lies there and decides nothing. */
import type {
  SecretIdentityCharacter,
  SecretIdentityGuessing,
  SecretIdentityHand,
  SecretIdentityPlace,
  SecretIdentityTable,
} from '../../wire'
import { RULE_NUMBERS } from '../../wire'
import type { Glyph } from '../../glyphs'
import { limitOf } from '../../lib/game/limit'

export type Phase = SecretIdentityTable['phase']
export type Side = SecretIdentityPlace['side']
export type Card = SecretIdentityHand['cards'][number]

export const SIDES: readonly Side[] = ['green', 'red']
export const PLACES = RULE_NUMBERS.secret_identity.most_cards // on each side of a safe (ID-O02)
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** A sign for each side of a safe: colour is never the only one. */
export const SIGNS: Record<Side, Glyph> = { green: 'check', red: 'x' }

export function together({ options }: Pick<SecretIdentityTable, 'options'>): boolean {
  return options.mode === 'cooperative'
}

export function characterAt(
  table: Pick<SecretIdentityTable, 'characters'>,
  number: number | null,
): SecretIdentityCharacter | null {
  return number === null ? null : (table.characters[number - 1] ?? null)
}

// Who is there

/** All seats, in the order of the ring. */
export function seatsOf({ scores }: Pick<SecretIdentityTable, 'scores'>): number[] {
  return scores.map((_, seat) => seat)
}

export function staying(table: Pick<SecretIdentityTable, 'scores' | 'gone'>): number[] {
  return seatsOf(table).filter((seat) => !table.gone.includes(seat))
}

export type Sign = 'done' | 'waiting' | 'skipped'
export const SIGN_GLYPHS: Record<Sign, Glyph> = { done: 'check', waiting: 'hourglass', skipped: 'ban' }

/** What a seat has done in this phase; null where nothing is asked of it. */
export function signOf(table: SecretIdentityTable, seat: number): Sign | null {
  const { phase, waiting } = table
  if (table.gone.includes(seat)) return null
  switch (phase.type) {
    case 'Characters':
      if (phase.passed.includes(seat)) return 'skipped'
      if (phase.proposals.length) return waiting.includes(seat) ? 'waiting' : null
      return phase.ready.includes(seat) ? 'done' : 'waiting'
    case 'Clues':
    case 'Voting':
      if (phase.skipped.includes(seat)) return 'skipped'
      if (!phase.seats.includes(seat)) return null
      return phase.sent.includes(seat) ? 'done' : 'waiting'
    case 'Guessing':
      if (seat === table.active) return null
      if (phase.passed.includes(seat)) return 'skipped'
      return markOf(phase, seat) === null ? 'waiting' : 'done'
    default:
      return null
  }
}

/** Those of these seats for whom the table has waited long enough: time is up, or they are gone from the line. */
export function late({ phase, missing }: SecretIdentityTable, seats: readonly number[]): number[] {
  return limitOf(phase)?.rung ? [...seats] : seats.filter((seat) => missing.includes(seat))
}

// Clues

/** One of the four pictograms of a card of the own hand. */
export type Chosen = Pick<SecretIdentityPlace, 'card' | 'face' | 'end'>

/** The one pictogram of a card that shows (ID-26). */
export function visible(cards: readonly Card[], { card, face, end }: Chosen): string {
  return cards[card]?.[2 * face + end] ?? ''
}

/** The pictograms on a face of a card. */
export function faceOf(card: Card, face: number): [string, string] {
  return face === 0 ? [card[0], card[1]] : [card[2], card[3]]
}

// Votes

/** The next safe that still wants a key, after this one and round the table. */
export function nextTarget(
  wanted: readonly number[],
  ballot: SecretIdentityHand['ballot'],
  after: number,
): number | null {
  const ring = [...wanted.filter((seat) => seat > after), ...wanted.filter((seat) => seat < after)]
  return ring.find((seat) => ballot[seat] == null) ?? null
}

/** In whose safe the key with this number lies. */
export function holderOf(ballot: SecretIdentityHand['ballot'], number: number): number | null {
  const seat = ballot.indexOf(number)
  return seat < 0 ? null : seat
}

// The guess of a team

/** The number that a seat means; null: it has not said. */
export function markOf({ marks }: SecretIdentityGuessing, seat: number | undefined): number | null {
  return marks.find((mark) => mark.seat === seat)?.number ?? null
}

export function marksOn(phase: SecretIdentityGuessing, number: number): number[] {
  return phase.marks.filter((mark) => mark.number === number).map(({ seat }) => seat)
}
