import { t } from '../lib/text.svelte'
import type { Sight } from './sight.svelte'
import { spymasterOf } from './table'

/** The spymaster whom the table waits for. */
function awaited({ phase, table }: Sight): number | undefined {
  switch (phase.type) {
    case 'Cluing':
      return spymasterOf(table.places, phase.team)
    case 'EnemyTurn':
      return spymasterOf(table.places, 'red')
    default:
      return undefined
  }
}

/** The table waits for a spymaster whose phone is gone. */
export function isLost(sight: Sight): boolean {
  return sight.member(awaited(sight))?.present === false
}

/** What the table waits for while there is no clue to show. */
export function status(sight: Sight): string {
  const { phase } = sight
  const seat = awaited(sight)
  const name = sight.name(seat)
  if (isLost(sight)) return t('codenames-away', { name, host: String(sight.isHost) })
  switch (phase.type) {
    case 'Cluing':
      if (phase.penalty) return t('codenames-penalty', { team: phase.team, name })
      return seat === sight.seat ? t('codenames-your-clue') : t('codenames-thinking', { team: phase.team, name })
    case 'EnemyTurn':
      return t('codenames-enemy-turn', { count: phase.covers })
    case 'Drawing':
      return t('codenames-drawing')
    default:
      return t('codenames-dealing')
  }
}
