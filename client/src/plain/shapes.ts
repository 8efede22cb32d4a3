/** What the fields of every game hold, for a screen that knows no game. See tools/view_schema.py. */
import { shapes as written } from '../catalogue.json'

export type Shape =
  | 'seat'
  | 'word' // one of a fixed set
  | 'flag'
  | 'number'
  | 'text'
  | 'options'
  | 'any'
  | { text: number } // of at most so many letters
  | { list: Shape }
  | { by_seat: Shape } // one for each seat, in their order
  | { items: Shape[] }
  | { map: [Shape, Shape] }
  | { record: string[] } // one of these records; several are told apart by their `type`
export type Fields = Record<string, Shape>

export interface Shapes {
  table: Fields
  hand: Fields // without what every hand has
  moves: Record<string, Fields>
  records: Record<string, Fields>
}

/** The shapes of a family of games; undefined if this page is older than the family. */
export function shapesOf(family: string): Shapes | undefined {
  return (written as unknown as (Shapes & { family: string })[]).find((shapes) => shapes.family === family)
}

/** Which record a value is, and what its fields hold. */
export function recordOf(shapes: Shapes, names: readonly string[], value: object): { name: string; fields: Fields } {
  const type = (value as { type?: string }).type
  const name = type && names.includes(type) ? type : names[0]!
  return { name, fields: shapes.records[name] ?? {} }
}
