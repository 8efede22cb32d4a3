import { t } from '../../lib/text.svelte'
import type { SecretIdentityModel } from './model.svelte'

/** What the table does or waits for just now: the same sentence on every screen. */
export function status(model: SecretIdentityModel): string {
  const { phase, table } = model
  const name = model.name(table.active ?? undefined)
  switch (phase.type) {
    case 'Characters':
      return t(phase.proposals.length ? 'secret_identity-swap-asked' : 'secret_identity-do-you-know')
    case 'Clues':
      if (model.active) return t('secret_identity-your-clue')
      return model.together ? t('secret_identity-gives-clue', { name }) : t('secret_identity-clues')
    case 'Voting':
      return t('secret_identity-voting')
    case 'Scoring': {
      // The player who was revealed last, and not yet the next one: the table is still looking there.
      const last = table.history.at(-1)?.opened.at(-1)
      return last
        ? t('secret_identity-opened', { name: model.name(last.seat) })
        : t('secret_identity-opens', { name: model.name(phase.order[0]) })
    }
    case 'RoundOver':
    case 'Over':
      return t('secret_identity-round-over', { round: table.round })
    case 'Guessing':
      if (phase.confirmed && !model.active) return t('secret_identity-objections')
      return t('secret_identity-guessing', { name })
    case 'Revealed':
      return t('secret_identity-revealed', { name })
    case 'Drawing':
      return t('secret_identity-drawing')
    default:
      return t('secret_identity-laying')
  }
}
