/** What is said aloud when the table changes: the same on every phone. */
import type { Sentence } from '../../lib/text.svelte'
import type { SpyfallTable } from '../../wire'
import { wonBy } from './result'
import { openedPoll, openedVote, suspectsOf } from './table'

type Name = (seat: number) => string

export function news(before: SpyfallTable, after: SpyfallTable, name: Name): Sentence[] {
  const said: Sentence[] = []
  const vote = openedVote(before, after)
  if (vote) {
    const args = {
      suspect: name(vote.suspect),
      yes: vote.guilty.length,
      no: vote.innocent.length,
      passed: String(vote.passed),
    }
    said.push({ id: 'spyfall-said-vote', args })
  }
  const poll = openedPoll(before, after)
  if (poll) {
    const fingers = suspectsOf(poll).map(({ suspect, by }) => `${name(suspect)}: ${by.length}`)
    said.push({ id: 'spyfall-said-fingers', args: { fingers: fingers.join(', ') } })
  }
  const turned = turnKey(before) !== turnKey(after)
  return turned ? [...said, ...phaseNews(after, name)] : said
}

/** Which moment of a round it is: another one is worth a word. */
function turnKey({ phase, round }: SpyfallTable): string {
  switch (phase.type) {
    case 'Questioning':
      return `${phase.type}-${phase.turn.asker}-${phase.turn.answering}`
    case 'Guessing':
    case 'Nominating':
    case 'Facing':
      return `${phase.type}-${phase.seat}`
    default:
      return `${phase.type}-${round}`
  }
}

function phaseNews(table: SpyfallTable, name: Name): Sentence[] {
  const { phase, terms } = table
  switch (phase.type) {
    case 'Looking':
      return [{ id: 'spyfall-said-dealt', args: { round: table.round } }]
    case 'Meeting':
      return [{ id: 'spyfall-meeting' }]
    case 'Questioning': {
      const { asker, answering } = phase.turn
      if (asker === null) return [{ id: 'spyfall-on-honour', args: { name: name(table.dealer) } }]
      if (answering !== null) return [{ id: 'spyfall-owes-answer', args: { name: name(answering) } }]
      return [{ id: 'spyfall-said-turn', args: { name: name(asker) } }]
    }
    case 'Stopped':
      return [{ id: 'spyfall-stops', args: { name: name(phase.accuser) } }]
    case 'Accusing':
      return [{ id: 'spyfall-accuses', args: { name: name(phase.accuser), suspect: name(phase.suspect) } }]
    case 'Judging':
      return [{ id: 'spyfall-judged', args: { suspect: name(phase.suspect) } }]
    case 'Guessing':
      return [{ id: 'spyfall-guesses', args: { name: name(phase.seat), second: String(phase.guesses.length > 0) } }]
    case 'Pointing':
      return [{ id: 'spyfall-said-point' }]
    case 'Nominating':
      return [{ id: 'spyfall-nominates', args: { name: name(phase.seat) } }]
    case 'Facing':
      if (phase.nominator !== null)
        return [{ id: 'spyfall-suspects', args: { name: name(phase.nominator), suspect: name(phase.seat) } }]
      return [{ id: 'spyfall-said-faces', args: { suspect: name(phase.seat) } }]
    case 'RoundOver':
      return table.history.length ? [wonBy(table.history.at(-1)!, terms.box)] : []
    default:
      return []
  }
}
