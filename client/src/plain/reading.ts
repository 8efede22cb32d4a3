/** A table or a hand as lines to be read: which fields there are, and what stands beside people or in the head. */
import { recordOf, type Fields, type Shape, type Shapes } from './shapes'

export type Json = Record<string, unknown>

export interface Line {
  name: string
  value: unknown
  shape: Shape
}

/** Nothing is there yet, or nothing is left. */
export function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && !value.length)
}

/** The fields of a record in the order of its type; what nobody reads there is left out. */
export function lines(record: Json, fields: Fields): Line[] {
  return Object.entries(fields)
    .map(([name, shape]) => ({ name, value: record[name], shape }))
    .filter(({ name, shape }) => shape !== 'options' && name !== 'padding')
}

/** What a table shows: the name of its phase, and its lines, those of the phase first. */
export function reading(table: Json, shapes: Shapes): { phase: string | undefined; lines: Line[] } {
  const { phase, ...fields } = shapes.table
  const said = lines(table, fields).filter(({ name }) => !isClock(name))
  const value = table['phase'] as Json | undefined
  if (typeof phase !== 'object' || !('record' in phase) || !value) return { phase: undefined, lines: said }
  const { name, fields: own } = recordOf(shapes, phase.record, value)
  return { phase: name, lines: [...lines(value, own).filter((line) => !isClock(line.name)), ...said] }
}

/** One value for each seat: it is shown beside the people. */
export function isBySeat({ shape, value }: Line): boolean {
  return typeof shape === 'object' && 'by_seat' in shape && Array.isArray(value)
}

export interface Limit {
  until: number
  rung: boolean
}

/** The time limit: `until`, or a `clock` that may have rung, of the phase or of the table. */
export function limitOf(table: Json): Limit | null {
  for (const owner of [table['phase'] as Json | undefined, table]) {
    const clock = owner?.['clock'] as Partial<Limit> | null | undefined
    if (typeof clock?.until === 'number') return { until: clock.until, rung: clock.rung ?? false }
    if (typeof owner?.['until'] === 'number') return { until: owner['until'], rung: false }
  }
  return null
}

function isClock(name: string): boolean {
  return name === 'until' || name === 'clock'
}
