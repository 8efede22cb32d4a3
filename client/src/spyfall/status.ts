import { t } from '../lib/text.svelte'
import type { SpyfallQuestioning } from '../wire'
import type { Sight } from './sight.svelte'
import { actingDealer, unseen, votersOf } from './table'

const FEW = 4 // so many are called by name; all the others are seen round the table

/** What the table does or waits for just now: the same sentence on every screen. */
export function status(sight: Sight): string {
  const { phase, table } = sight
  switch (phase.type) {
    case 'Looking':
    case 'Meeting': {
      const waiting = phase.type === 'Looking' && table.terms.old_buddies ? unseen(table, phase) : []
      if (waiting.length > FEW) return t('spyfall-waiting-many', { count: waiting.length })
      if (waiting.length) return t('spyfall-waiting', { names: sight.names(waiting) })
      return t('spyfall-dealer-starts', { name: sight.name(actingDealer(table)) })
    }
    case 'Questioning':
      return turnStatus(sight, phase)
    case 'Stopped':
      return t('spyfall-stops', { name: sight.name(phase.accuser) })
    case 'Accusing':
      return t('spyfall-accuses', { name: sight.name(phase.accuser), suspect: sight.name(phase.suspect) })
    case 'Judging':
      if (phase.nominator === null) return t('spyfall-judged', { suspect: sight.name(phase.suspect) })
      return t('spyfall-accuses', { name: sight.name(phase.nominator), suspect: sight.name(phase.suspect) })
    case 'Guessing':
      return t('spyfall-guesses', { name: sight.name(phase.seat), second: String(phase.guesses.length > 0) })
    case 'Nominating':
      return t('spyfall-nominates', { name: sight.name(phase.seat) })
    case 'Facing':
      if (phase.nominator !== null) return t('spyfall-suspects', { name: sight.name(phase.nominator), suspect: sight.name(phase.seat) })
      return t('spyfall-faces', { suspect: sight.name(phase.seat), name: sight.name(actingDealer(table)) })
    default:
      return t('spyfall-dealing')
  }
}

function turnStatus(sight: Sight, { turn }: SpyfallQuestioning): string {
  const { asker, barred, answering } = turn
  if (asker === null) return t('spyfall-on-honour', { name: sight.name(sight.table.dealer) })
  const name = sight.name(asker)
  if (answering !== null) return t('spyfall-owes-answer', { name: sight.name(answering) })
  if (sight.table.terms.asking === 'written') return t('spyfall-writes', { name })
  if (barred === null) return t('spyfall-asks', { name })
  return t('spyfall-answers', { name, asker: sight.name(barred) })
}

/** Who still has to vote, by number: how they vote is nobody's business yet. */
export function votesOut({ phase, table }: Sight): number {
  if (phase.type !== 'Accusing' && phase.type !== 'Judging') return 0
  return votersOf(table, phase).filter((seat) => !phase.voted.includes(seat)).length
}
