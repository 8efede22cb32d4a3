/** What is said aloud when the table changes, for those who do not see it. */
import type { Sentence } from '../../lib/text.svelte'
import type { CodenamesTable } from '../../wire'
import { touched } from './reveal.svelte'
import { guessingOf, numeral, teamAtTurn } from './table'

export function news(before: CodenamesTable, after: CodenamesTable): Sentence[] {
  const said: Sentence[] = []
  const card = touched(before, after)
  if (card !== null) {
    said.push({ id: 'codenames-said-touch', args: { word: after.words[card]!, identity: after.covers[card]! } })
  }
  const clue = guessingOf(after.phase)?.clue
  if (clue && after.turns.length > before.turns.length) {
    const team = teamAtTurn(after.phase)!
    said.push({
      id: clue.word ? 'codenames-said-clue' : 'codenames-said-spoken',
      args: { team, word: clue.word, number: numeral(clue.number) },
    })
  }
  const slips = after.turns.at(-1)?.slips ?? []
  if (clue && after.turns.length === before.turns.length && slips.length > (before.turns.at(-1)?.slips.length ?? 0)) {
    said.push({ id: 'codenames-said-corrected', args: { word: clue.word, number: numeral(clue.number) } })
  }
  if (before.phase.type !== after.phase.type || teamAtTurn(before.phase) !== teamAtTurn(after.phase)) {
    said.push(...phaseNews(before, after))
  }
  return said
}

function phaseNews(before: CodenamesTable, { phase }: CodenamesTable): Sentence[] {
  switch (phase.type) {
    case 'Cluing':
      if (phase.slips.length) return [{ id: 'codenames-said-taken-back', args: { team: phase.team } }]
      return [{ id: phase.penalty ? 'codenames-said-penalty' : 'codenames-said-turn', args: { team: phase.team } }]
    case 'Guessing':
      if (before.phase.type !== 'Review') return []
      return [{ id: phase.upheld ? 'codenames-said-upheld' : 'codenames-said-unanswered' }]
    case 'Review':
      return [{ id: 'codenames-said-review' }]
    case 'EnemyTurn':
      return [{ id: 'codenames-said-enemy' }]
    case 'Over':
      return phase.winner ? [{ id: 'codenames-said-over', args: { team: phase.winner } }] : [{ id: 'codenames-void' }]
    default:
      return []
  }
}
