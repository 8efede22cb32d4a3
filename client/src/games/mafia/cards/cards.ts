/** The action cards, and what of them lies open. It describes what everybody sees and decides nothing. */
import { pieces } from '../../../catalogue.json'
import type { Glyph } from '../../../glyphs'
import { RULE_NUMBERS, type MafiaCard, type MafiaLying, type MafiaTable } from '../../../wire'
import { isCouncil } from '../table'

/** A sign for each, of one size and one colour. */
export const CARDS: Record<MafiaCard, Glyph> = {
  vest: 'shirt',
  bandage: 'bandage',
  recruitment: 'user-plus',
  commander: 'crown',
  turncoat: 'rotate-ccw',
  'role-swap': 'arrow-left-right',
  wiretap: 'ear',
  shelter: 'house',
  'safe-conduct': 'ticket',
  arrest: 'lock',
  'corner-shot': 'crosshair',
  kidnapping: 'footprints',
  'last-shot': 'target',
  'new-gang': 'users',
  neutral: 'circle',
}

/** What is printed on a card, as far as a screen reads it. */
interface Kind {
  anytime?: boolean // played at any moment of a council
  last?: boolean // played among the last cards of the day
  aimed?: boolean // it points at somebody
  shot?: boolean // and puts them out
  until?: string // as long as it matters; the others lie there as a reminder
  not_shot?: boolean // nobody can shoot at who has it before them
}

const KINDS = Object.fromEntries(
  pieces.filter(({ of }) => of === 'mafia').map(({ name, facts }): [string, Kind] => [name, facts]),
) as Record<MafiaCard, Kind>

export function kindOf(card: MafiaCard): Kind {
  return KINDS[card]
}

export function hasCards({ terms }: MafiaTable): boolean {
  return terms.cards.length > 0
}

/** The set of this game, New Gang named once. */
export function setOf({ terms }: MafiaTable): MafiaCard[] {
  return [...new Set(terms.cards)]
}

/** Announced, and not played yet, as far as anybody knows. */
export function mayCome({ terms, spent }: MafiaTable, card: MafiaCard): boolean {
  return terms.cards.includes(card) && !spent.includes(card)
}

/** The cards that anybody who holds one could play in this step when they like, as far as anybody knows. */
export function freeCards(table: MafiaTable): MafiaCard[] {
  if (!isCouncil(table)) return []
  const isLast = table.phase.type === 'LastCards'
  const isFree = (card: MafiaCard) => KINDS[card].anytime || (isLast && KINDS[card].last)
  return setOf(table).filter((card) => isFree(card) && mayCome(table, card))
}

/** What lies face up before a seat, the Commander's card too. */
export function cardsBefore({ lying, commander }: MafiaTable, seat: number): MafiaCard[] {
  const found = lying.filter((one) => one.seat === seat).map(({ card }) => card)
  return commander === seat ? ['commander', ...found] : found
}

/** The cards that mean something just now, each before whom. */
export function atWork(table: MafiaTable): Pick<MafiaLying, 'card' | 'seat'>[] {
  const { lying, commander, phase } = table
  const found: Pick<MafiaLying, 'card' | 'seat'>[] = lying.filter(({ card }) => KINDS[card].until)
  const leads = isCouncil(table) || phase.type === 'Opening'
  return commander === null || !leads ? found : [{ card: 'commander', seat: commander }, ...found]
}

/** Who cannot be shot at. */
export function sheltered({ lying }: MafiaTable): number[] {
  return lying.filter(({ card }) => KINDS[card].not_shot).map(({ seat }) => seat)
}

/** So many action cards are good advice for so many players (MF-99). */
export function advised(seats: number): number {
  return Math.floor(seats / RULE_NUMBERS.mafia.seats_per_card)
}

/** Who is to go, and has not gone yet: announced at dawn, or shown in the window in which they may be saved. */
export function toGo(table: MafiaTable): number | null {
  const { phase, living } = table
  if (phase.type !== 'Dawn' && phase.type !== 'Window') return null
  return phase.seat !== null && living.includes(phase.seat) ? phase.seat : null
}

/** Who has taken whom along, up to this seat: the first of a chain of shots first. */
export function chainTo(table: MafiaTable, seat: number): number[] {
  const chain = [seat]
  for (let by = shotBy(table, seat); by !== null && !chain.includes(by); by = shotBy(table, by)) chain.unshift(by)
  return chain
}

function shotBy({ fallen, plays, turn }: MafiaTable, seat: number): number | null {
  const gone = fallen.find((one) => one.seat === seat)
  if (gone) return gone.by
  return plays.findLast(({ card, on, turn: then }) => then === turn && on === seat && KINDS[card].shot)?.seat ?? null
}
