import { t } from '../../lib/text.svelte'
import type { SpyfallQuestioning } from '../../wire'
import type { SpyfallModel } from './model.svelte'

const FEW = 4 // so many are called by name; all the others are seen round the table

/** What the table does or waits for just now: the same sentence on every screen. */
export function status(model: SpyfallModel): string {
  const { phase, table } = model
  switch (phase.type) {
    case 'Looking':
    case 'Meeting': {
      const { waiting } = table
      if (waiting.length > FEW) return t('spyfall-waiting-many', { count: waiting.length })
      if (waiting.length) return t('spyfall-waiting', { names: model.names(waiting) })
      return t('spyfall-dealer-starts', { name: model.name(table.acting_dealer) })
    }
    case 'Questioning':
      return turnStatus(model, phase)
    case 'Stopped':
      return t('spyfall-stops', { name: model.name(phase.accuser) })
    case 'Accusing':
      return t('spyfall-accuses', { name: model.name(phase.accuser), suspect: model.name(phase.suspect) })
    case 'Judging':
      if (phase.nominator === null) return t('spyfall-judged', { suspect: model.name(phase.suspect) })
      return t('spyfall-accuses', { name: model.name(phase.nominator), suspect: model.name(phase.suspect) })
    case 'Guessing':
      return t('spyfall-guesses', { name: model.name(phase.seat), second: String(phase.guesses.length > 0) })
    case 'Pointing':
      return t('spyfall-pointing')
    case 'Nominating':
      return t('spyfall-nominates', { name: model.name(phase.seat) })
    case 'Facing':
      if (phase.nominator !== null)
        return t('spyfall-suspects', { name: model.name(phase.nominator), suspect: model.name(phase.seat) })
      return t('spyfall-faces', { suspect: model.name(phase.seat), name: model.name(table.acting_dealer) })
    default:
      return t('spyfall-dealing')
  }
}

function turnStatus(model: SpyfallModel, { turn }: SpyfallQuestioning): string {
  const { asker, barred, answering } = turn
  if (asker === null) return t('spyfall-on-honour', { name: model.name(model.table.dealer) })
  const name = model.name(asker)
  const { asking } = model.table.terms
  if (answering !== null) {
    return t(asking === 'deck' ? 'spyfall-card-answers' : 'spyfall-owes-answer', { name: model.name(answering) })
  }
  if (asking === 'deck') return t('spyfall-card-chooses', { name })
  if (asking === 'written') return t('spyfall-writes', { name })
  if (barred === null) return t('spyfall-asks', { name })
  return t('spyfall-answers', { name, asker: model.name(barred) })
}

/** What phase it is, above the sentence that says whom it waits for. */
export function titleOf({ phase, table }: SpyfallModel): string {
  switch (phase.type) {
    case 'Looking':
    case 'Meeting':
      if (!table.waiting.length) return t('spyfall-all-looked')
      return t(phase.type === 'Looking' ? 'spyfall-looking' : 'spyfall-meeting')
    case 'Pointing':
    case 'Nominating':
    case 'Facing':
    case 'Judging':
      return t('time-is-up')
    default:
      return ''
  }
}

/** Who still has to vote, by number: how they vote is nobody's business yet. */
export function votesOut({ phase, table }: SpyfallModel): number {
  return phase.type === 'Accusing' || phase.type === 'Judging' ? table.waiting.length : 0
}

/** Who still has to point, by number. */
export function fingersOut({ phase, table }: SpyfallModel): number {
  return phase.type === 'Pointing' ? table.waiting.length : 0
}
