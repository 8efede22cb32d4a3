/** A move as questions: what each of its fields may hold, given the answers before it. */
import { choices } from '../lib/game/offers'
import type { Json } from './reading'
import type { Fields, Shape } from './shapes'

interface Offered {
  kind: string
  choices?: Record<string, unknown>
}
export interface Holder {
  offers: Offered[]
}

export interface Question {
  name: string
  shape: Shape
  values: unknown[] | null // null: free text
  answer: unknown // undefined: none yet
}

/**
 * The questions of a move, with the answers given so far. An answer that no longer fits those before it is dropped; where
 * there is only one, it is given. A field that no offer lists is asked for only if it can be typed: any other has a default.
 */
export function questions(table: Json, hand: Holder, kind: string, fields: Fields, given: Json): Question[] {
  const known: Json = {}
  return Object.entries(fields).flatMap(([name, shape]) => {
    const listed = hand.offers.some((offer) => offer.kind === kind && name in (offer.choices ?? {}))
    const values = listed
      ? (choices(table, hand as never, kind as never, name as never, known as never) as unknown[])
      : null
    if (!values && !isTyped(shape)) return []
    const answer = values ? fitting(values, given[name]) : typed(given[name])
    if (answer !== undefined) known[name] = answer
    return [{ name, shape, values, answer }]
  })
}

function isTyped(shape: Shape): boolean {
  return shape === 'text' || shape === 'number' || (typeof shape === 'object' && 'text' in shape)
}

/** An empty field is no answer, but zero is one. */
function typed(given: unknown): unknown {
  return given === '' ? undefined : given
}

function fitting(values: unknown[], given: unknown): unknown {
  return values.length === 1 ? values[0] : values.find((value) => value === given)
}

/** The move that the answers make; null while one is missing. */
export function moveOf(kind: string, asked: readonly Question[]): (Json & { type: string }) | null {
  if (asked.some(({ answer }) => answer === undefined)) return null
  return { type: kind, ...Object.fromEntries(asked.map(({ name, answer }) => [name, answer])) }
}
