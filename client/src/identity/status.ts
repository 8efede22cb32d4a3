import { t } from '../lib/text.svelte'
import type { Sight } from './sight.svelte'

/** What the table does or waits for just now: the same sentence on every screen. */
export function status(sight: Sight): string {
  const { phase, table } = sight
  const name = sight.name(table.active ?? undefined)
  switch (phase.type) {
    case 'Characters':
      return t(phase.proposals.length ? 'identity-swap-asked' : 'identity-do-you-know')
    case 'Clues':
      if (sight.active) return t('identity-your-clue')
      return sight.together ? t('identity-gives-clue', { name }) : t('identity-clues')
    case 'Voting':
      return t('identity-voting')
    case 'Scoring': {
      // The safe that lies open, and not yet the next one: the table is still looking at it.
      const last = table.history.at(-1)?.opened.at(-1)
      return last ? t('identity-opened', { name: sight.name(last.seat) }) : t('identity-opens', { name: sight.name(phase.order[0]) })
    }
    case 'RoundOver':
    case 'Over':
      return t('identity-round-over', { round: table.round })
    case 'Guessing':
      return t('identity-guessing', { name })
    case 'Revealed':
      return t('identity-revealed', { name })
    case 'Drawing':
      return t('identity-drawing')
    default:
      return t('identity-laying')
  }
}
