/** One person among companions chooses what to do in their team; companions take the other places. */
import type { CodenamesAssign, CodenamesTable } from '../../wire'
import { operativesOf, spymasterOf } from './table'

/**
 * What brings the person on this seat to give clues, or to guess: a move of the host's, null if they are there already,
 * undefined if they cannot.
 */
export function placing(
  { places }: Pick<CodenamesTable, 'places'>,
  seat: number,
  clues: boolean,
): CodenamesAssign | null | undefined {
  const place = places[seat]
  if (place?.role !== 'spymaster' && place?.role !== 'operative') return undefined
  const team = place.team ?? 'red' // who works for both may lead either
  if (clues) return spymasterOf(places, team) === seat ? null : { type: 'Assign', seat, team, spymaster: true }
  if (place.role === 'operative') return null
  const other = operativesOf(places, team).find((one) => one !== seat)
  return other === undefined ? undefined : { type: 'Assign', seat: other, team, spymaster: true }
}
