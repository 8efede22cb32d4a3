/** Reads from the offers of a hand what it may do. A screen asks here and knows no rules of its own. */

/** An offer as the wire's types describe it: of one kind of move, with the values of its fields. */
interface Listed {
  kind: string
  choices?: object
}
interface Holder<Offer extends Listed> {
  offers: Offer[]
}
type Choices<Offer extends Listed, Kind> = Required<NonNullable<Extract<Offer, { kind: Kind }>['choices']>>
type Value<Offer extends Listed, Kind, Field extends keyof Choices<Offer, Kind>> =
  Extract<Choices<Offer, Kind>[Field], unknown[]> extends (infer One)[] ? One : never
type Given<Offer extends Listed, Kind> = { [Field in keyof Choices<Offer, Kind>]?: Value<Offer, Kind, Field> }

/** Whether a move of one of these kinds is open to this hand. */
export function offered<Offer extends Listed>(hand: Holder<Offer> | undefined, ...kinds: Offer['kind'][]): boolean {
  return hand?.offers.some((offer) => kinds.includes(offer.kind)) ?? false
}

/**
 * The values that a field of a move may hold, given what its other fields hold already.
 *
 * An offer lists them, or names the field of the table that does. Several offers of one kind are several ways to make
 * the move; a field that no offer lists is free text, and has no choices.
 */
export function choices<
  Offer extends Listed,
  Kind extends Offer['kind'],
  Field extends keyof Choices<Offer, Kind> & string,
>(
  table: object,
  hand: Holder<Offer> | undefined,
  kind: Kind,
  field: Field,
  given: Given<Offer, Kind> = {},
): Value<Offer, Kind, Field>[] {
  const found = new Set<unknown>()
  for (const offer of waysTo(table, hand, kind, given)) {
    for (const value of listed(table, offer, field)) {
      if (!clashes(offer, field, value, given)) found.add(value)
    }
  }
  return [...found] as Value<Offer, Kind, Field>[]
}

/** Whether this very move is open, all its listed fields being what some offer allows. */
export function allows(table: object, hand: Holder<Listed> | undefined, move: { type: string }): boolean {
  const { type, ...given } = move
  return waysTo(table, hand, type, given).length > 0
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
  const values = offer.choices?.[field]
  const found = typeof values === 'string' ? (table as Record<string, unknown>)[values] : values
  return Array.isArray(found) ? found : [] // a table of another moment may lack the list
}

/** Fields that must differ: no value is chosen twice. */
function clashes(offer: Way, field: string, value: unknown, given: object): boolean {
  const rivals = offer.differ?.includes(field) ? offer.differ.filter((other) => other !== field) : []
  return rivals.some((other) => (given as Record<string, unknown>)[other] === value)
}
