/** What the table does just now, as a headline: the same on every screen. */
import { t, type Sentence } from '../../lib/text.svelte'
import type { MafiaCard, MafiaTable } from '../../wire'
import { freeCards } from './cards/cards'
import { cardDetail, cardHeadline } from './cards/steps'
import { isNight } from './table'

type Name = (seat: number) => string

export function headline(table: MafiaTable, name: Name): Sentence {
  const { phase, turn } = table
  if (isNight(table)) return { id: 'mafia-night', args: { turn: Math.max(1, turn) } }
  const byCard = cardHeadline(table, name)
  if (byCard) return byCard
  switch (phase.type) {
    case 'Dealing':
      return { id: 'mafia-dealing' }
    case 'Opening':
      return { id: 'mafia-opening' }
    case 'Dawn':
      if (phase.seat === null) return { id: 'mafia-dawn-nobody' }
      return { id: 'mafia-dawn-gone', args: { name: name(phase.seat), theme: table.terms.theme } }
    case 'Reveal':
      if (phase.seat === null) return { id: 'mafia-reveal-nobody' }
      return { id: 'mafia-reveal-goes', args: { name: name(phase.seat) } }
    case 'Farewell':
      return { id: 'mafia-farewell', args: { name: name(phase.seat), theme: table.terms.theme } }
    case 'Talk':
      return { id: 'mafia-council', args: { turn } }
    case 'Count':
      return { id: 'mafia-count' }
    case 'Speeches':
      return { id: 'mafia-speaks', args: { name: name(phase.speaker) } }
    case 'TieTalk':
      return { id: 'mafia-tie' }
    case 'LastCards':
      return { id: freeCards(table).length ? 'mafia-last-cards' : 'mafia-day-ends' }
    default:
      return { id: `mafia-phase-${phase.type}` }
  }
}

function cardNames(cards: readonly MafiaCard[], theme: string): string {
  return cards.map((card) => t('mafia-card', { card, theme })).join(', ')
}

/** What it is about, in one sentence below. */
export function detail(table: MafiaTable, name: Name): Sentence | null {
  const { phase, terms } = table
  const { theme } = terms
  const names = (seats: readonly number[]) => seats.map(name).join(', ')
  switch (phase.type) {
    case 'Talk':
      return { id: 'mafia-talk', args: { theme } }
    case 'FirstVote':
      return { id: terms.one_vote ? 'mafia-one-vote' : 'mafia-first-vote', args: { theme } }
    case 'FinalVote':
      return { id: 'mafia-final-vote' }
    case 'Count':
      if (!table.ballots.some((target) => target !== null)) return { id: 'mafia-no-ballots' }
      if (phase.final || !phase.finalists.length) return null // fingers still rise
      return { id: 'mafia-finalists', args: { names: names(phase.finalists), count: phase.finalists.length } }
    case 'Speeches': {
      if (phase.finalists.length === 1) return { id: 'mafia-alone-in-final', args: { name: name(phase.speaker) } }
      const next = phase.finalists[phase.finalists.indexOf(phase.speaker) + 1]
      return next === undefined ? { id: 'mafia-listen' } : { id: 'mafia-speaks-next', args: { name: name(next) } }
    }
    case 'TieTalk':
      return { id: 'mafia-tie-how' }
    case 'Lot':
      return { id: 'mafia-lot-between', args: { names: names(phase.tied) } }
    case 'LastCards': {
      const cards = freeCards(table)
      return cards.length
        ? { id: 'mafia-last-cards-how', args: { cards: cardNames(cards, theme) } }
        : { id: 'mafia-day-ends-how' }
    }
    default:
      return cardDetail(table, name)
  }
}
