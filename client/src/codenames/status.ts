import { t } from '../lib/text.svelte'
import type { Sight } from './sight.svelte'
import { spymasterOf } from './table'

/** What the table waits for while there is no clue to show. */
export function status(sight: Sight): string {
  const { phase, table } = sight
  switch (phase.type) {
    case 'Cluing': {
      const seat = spymasterOf(table.places, phase.team)
      if (seat === sight.seat) return t('codenames-your-clue')
      return t('codenames-thinking', { team: phase.team, name: sight.name(seat) })
    }
    case 'Penalty':
      return t('codenames-penalty', { team: phase.team, name: sight.name(spymasterOf(table.places, phase.team)) })
    case 'EnemyTurn':
      return t('codenames-enemy-turn', { count: phase.covers })
    case 'Drawing':
      return t('codenames-drawing')
    default:
      return t('codenames-dealing')
  }
}
