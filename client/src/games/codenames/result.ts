/** How a finished game reads, for everybody. */
import type { Arguments } from '../../lib/text.svelte'
import type { CodenamesOver, CodenamesPlace, CodenamesTable } from '../../wire'
import { operativesOf, rival, spymasterOf } from './table'

export interface Ending {
  title: string
  why: string
  args: Arguments
  /** one team that has won: its score and what the score says about it (CN-109) */
  score: number | null
}

export function ending(table: CodenamesTable, over: CodenamesOver, name: (seat: number | undefined) => string): Ending {
  const { variant } = table.options
  const { winner, why } = over
  if (!winner) return { title: 'codenames-void', why: 'codenames-void-why', args: {}, score: null }
  const args = { team: winner, loser: rival(winner), name: name(spymasterOf(table.places, winner)) }
  const how = why === 'assassin' ? 'assassin' : 'found'
  if (variant === 'one-team') {
    const won = winner === 'red'
    const score = won ? table.left[1] : null
    return {
      title: won ? 'codenames-solo-won' : 'codenames-solo-lost',
      why: `codenames-solo-${won ? 'found' : how === 'assassin' ? 'assassin' : 'enemy'}`,
      args,
      score,
    }
  }
  const title = variant === 'three-players' ? 'codenames-won-by' : 'codenames-won'
  return { title, why: `codenames-why-${how}`, args, score: null }
}

/** Whether this place has won; null for a player without a side. */
export function wonBy(over: CodenamesOver, place: CodenamesPlace | undefined): boolean | null {
  if (!over.winner || !place?.team || place.role === 'onlooker') return null
  return place.team === over.winner
}

/** Everybody who has won, the spymaster first. */
export function winnersOf({ places, options }: CodenamesTable, { winner }: CodenamesOver): number[] {
  if (!winner || (options.variant === 'one-team' && winner === 'blue')) return []
  const chief = spymasterOf(places, winner)
  const others = operativesOf(places, winner).filter((seat) => places[seat]!.team === winner)
  return chief === undefined ? others : [chief, ...others]
}
