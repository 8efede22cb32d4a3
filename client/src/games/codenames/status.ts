import { t } from '../../lib/text.svelte'
import type { CodenamesReview } from '../../wire'
import type { CodenamesModel } from './model.svelte'
import { quoted } from './table'

/** The table waits for a spymaster whose phone is gone. */
export function isLost(model: CodenamesModel): boolean {
  return model.member(model.table.waits_for ?? undefined)?.present === false
}

/** What the table waits for while there is no clue to show. */
export function status(model: CodenamesModel): string {
  const { phase } = model
  const seat = model.table.waits_for ?? undefined
  const name = model.name(seat)
  if (isLost(model)) return t('codenames-away', { name, host: String(model.isHost) })
  switch (phase.type) {
    case 'Cluing':
      if (phase.penalty) return t('codenames-penalty', { team: phase.team, name })
      if (seat !== model.seat && phase.slips.length) {
        const { word, number } = phase.slips.at(-1)!
        return t('codenames-correcting', { name, clue: quoted(word, number) })
      }
      return seat === model.seat ? t('codenames-your-clue') : t('codenames-thinking', { team: phase.team, name })
    case 'Drawing':
    case 'EnemyTurn':
      return t('codenames-enemy-turn', { count: phase.covers })
    default:
      return t('codenames-dealing')
  }
}

/** Who doubts the clue, and why, if they have said so. */
export function doubtOf(model: CodenamesModel, { flagged_by, reason }: CodenamesReview): string {
  const name = model.name(flagged_by)
  if (reason === null) return t('codenames-hmm', { name })
  return t('codenames-flagged', { name, reason: t(`codenames-reason-${reason}`) })
}
