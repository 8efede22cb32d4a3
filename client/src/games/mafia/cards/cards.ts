/** The action cards, and what of them lies open. It describes what everybody sees and decides nothing. */
import type { Glyph } from '../../../glyphs'
import type { MafiaCard, MafiaLying, MafiaTable } from '../../../wire'
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

const FREE: readonly MafiaCard[] = ['wiretap', 'corner-shot']
/** What matters as long as it lies there; the others have done their work, and lie there as a reminder. */
const AT_WORK: readonly MafiaCard[] = ['shelter', 'safe-conduct', 'arrest', 'kidnapping']

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

/** Whether anybody could still play a card when they like. */
export function freeMayCome(table: MafiaTable): boolean {
  return FREE.some((card) => mayCome(table, card))
}

/** Whether every phone has the seats to point at in this window. */
export function isAimed(table: MafiaTable): boolean {
  const { phase } = table
  if (phase.type !== 'Window') return false
  return phase.kind === 'swap' || (phase.kind === 'council-opens' && mayCome(table, 'kidnapping'))
}

/** Whether every phone has the switch in this task of the night. */
export function hasSwitch(table: MafiaTable): boolean {
  const { phase } = table
  return phase.type === 'Task' && phase.slot !== 'first' && mayCome(table, 'recruitment')
}

/** What lies face up before a seat, the Commander's card too. */
export function cardsBefore({ lying, commander }: MafiaTable, seat: number): MafiaCard[] {
  const found = lying.filter((one) => one.seat === seat).map(({ card }) => card)
  return commander === seat ? ['commander', ...found] : found
}

/** The cards that mean something just now, each before whom. */
export function atWork(table: MafiaTable): Pick<MafiaLying, 'card' | 'seat'>[] {
  const { lying, commander, phase } = table
  const found: Pick<MafiaLying, 'card' | 'seat'>[] = lying.filter(({ card }) => AT_WORK.includes(card))
  const leads = isCouncil(table) || phase.type === 'Opening'
  return commander === null || !leads ? found : [{ card: 'commander', seat: commander }, ...found]
}

/** Who cannot be shot at. */
export function sheltered({ lying }: MafiaTable): number[] {
  return lying.filter(({ card }) => card === 'shelter').map(({ seat }) => seat)
}

/** So many action cards are good advice for so many players (MF-99). */
export function advised(seats: number): number {
  return Math.floor(seats / 4)
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

const SHOTS: readonly MafiaCard[] = ['corner-shot', 'last-shot']

function shotBy({ fallen, plays, turn }: MafiaTable, seat: number): number | null {
  const gone = fallen.find((one) => one.seat === seat)
  if (gone) return gone.by
  return (
    plays.findLast(({ card, on, turn: then }) => then === turn && on === seat && SHOTS.includes(card))?.seat ?? null
  )
}
