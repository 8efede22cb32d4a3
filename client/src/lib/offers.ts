/** What a hand may do, read from its offers. A screen asks here and knows no rules of its own. */
import type { OfferOf } from '../wire'

type Made = { type: string }
type Kind<Move extends Made> = Move['type']
type Of<Move extends Made, K extends Kind<Move>> = Extract<Move, { type: K }>
type Holder<Move extends Made> = { offers: OfferOf<Move>[] }

/** Whether a move of one of these kinds is open to this hand. */
export function offered<Move extends Made>(hand: Holder<Move> | undefined, ...kinds: Kind<Move>[]): boolean {
  return hand?.offers.some((offer) => kinds.includes(offer.kind)) ?? false
}

/**
 * The values that a field of a move may hold, given what its other fields hold already.
 *
 * An offer lists them, or names the field of the table that does. Several offers of one kind are several ways to make
 * the move; a field that no offer lists is free text, and has no choices.
 */
export function choices<Move extends Made, K extends Kind<Move>, Field extends keyof Of<Move, K> & string>(
  table: object,
  hand: Holder<Move> | undefined,
  kind: K,
  field: Field,
  given: Partial<Of<Move, K>> = {},
): Of<Move, K>[Field][] {
  const found = new Set<unknown>()
  for (const offer of waysTo(table, hand, kind, given)) {
    for (const value of listed(table, offer, field)) {
      if (!clashes(offer, field, value, given)) found.add(value)
    }
  }
  return [...found] as Of<Move, K>[Field][]
}

/** Whether this very move is open, all its listed fields being what some offer allows. */
export function allows<Move extends Made>(table: object, hand: Holder<Move> | undefined, move: Move): boolean {
  const { type, ...given } = move as Made & Record<string, unknown>
  return waysTo(table, hand, type as Kind<Move>, given).length > 0
}

interface Way {
  kind: string
  choices?: Record<string, unknown>
  differ?: string[]
}

function waysTo(table: object, hand: { offers: unknown[] } | undefined, kind: string, given: object): Way[] {
  const offers = (hand?.offers ?? []) as Way[]
  return offers.filter((offer) => offer.kind === kind && fits(table, offer, given))
}

function fits(table: object, offer: Way, given: object): boolean {
  return Object.entries(given).every(
    ([field, value]) =>
      value === undefined ||
      !(field in (offer.choices ?? {})) ||
      (listed(table, offer, field).includes(value) && !clashes(offer, field, value, given)),
  )
}

function listed(table: object, offer: Way, field: string): unknown[] {
  const values = offer.choices?.[field] ?? []
  return (typeof values === 'string' ? (table as Record<string, unknown>)[values] : values) as unknown[]
}

/** Fields that must differ: no value is chosen twice. */
function clashes(offer: Way, field: string, value: unknown, given: object): boolean {
  const rivals = offer.differ?.includes(field) ? offer.differ.filter((other) => other !== field) : []
  return rivals.some((other) => (given as Record<string, unknown>)[other] === value)
}
