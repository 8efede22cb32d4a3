/** What is said aloud when the table changes: the same on every phone. */
import type { Sentence } from '../../lib/text.svelte'
import type { SpyfallTable, SpyfallTrial } from '../../wire'
import { endingOf, linesOf, wonBy } from './result'
import type { Beat, Story } from './reveal.svelte'
import { lastExchange, openedPoll, openedVote, suspectsOf } from './table'

type Name = (seat: number) => string

/** `told`: a reveal has told the vote and how the round ended, when everybody saw it. */
export function news(before: SpyfallTable, after: SpyfallTable, name: Name, told = false): Sentence[] {
  const vote = told ? null : openedVote(before, after)
  const said = vote ? voteNews(vote, name) : []
  const poll = openedPoll(before, after)
  if (poll) {
    const fingers = suspectsOf(poll).map(({ suspect, by }) => `${name(suspect)}: ${by.length}`)
    said.push({ id: 'spyfall-said-fingers', args: { fingers: fingers.join(', ') } })
  }
  const turned = turnKey(before) !== turnKey(after)
  return turned ? [...said, ...askedNews(before, after, name), ...phaseNews(after, name, told)] : said
}

/** What a beat of a reveal tells. */
export function beatNews({ trial, round }: Story, beat: Beat, { places }: SpyfallTable, name: Name): Sentence[] {
  if (trial && beat === 'verdict') return voteNews(trial, name)
  if (round && beat === 'stamp') return endingOf(round, places, name)
  if (round && beat === 'poster') return [{ id: 'spyfall-you-were', args: { place: places[round.cards.place] ?? '' } }]
  return []
}

function voteNews({ suspect, guilty, innocent, passed }: SpyfallTrial, name: Name): Sentence[] {
  const args = { suspect: name(suspect), yes: guilty.length, no: innocent.length, passed: String(passed) }
  const by = (id: string, seats: number[]) =>
    seats.length ? [{ id, args: { names: seats.map(name).join(', ') } }] : []
  return [{ id: 'spyfall-said-vote', args }, ...by('spyfall-said-yes', guilty), ...by('spyfall-said-no', innocent)]
}

/** Aloud a question passes the turn on at once: who has asked whom. From the deck, what was asked or answered. */
function askedNews(was: SpyfallTable, table: SpyfallTable, name: Name): Sentence[] {
  if (table.terms.asking === 'deck') return cardNews(was, table, name)
  const { phase: before } = was
  const { phase: after } = table
  if (before.type !== 'Questioning' || after.type !== 'Questioning') return []
  const { asker, barred } = after.turn
  if (asker === null || barred === null || barred !== before.turn.asker) return []
  return [{ id: 'spyfall-said-asked', args: { name: name(barred), whom: name(asker) } }]
}

function cardNews(before: SpyfallTable, after: SpyfallTable, name: Name): Sentence[] {
  const last = lastExchange(after)
  if (!last || after.round !== before.round) return []
  const { asker, target, question, answer } = last
  if (after.asked > before.asked) {
    const args = { name: name(asker), whom: name(target), question }
    return [{ id: 'spyfall-said-card', args }]
  }
  const answered = answer !== '' && lastExchange(before)?.answer === ''
  return answered ? [{ id: 'spyfall-said-card-answer', args: { name: name(target), answer } }] : []
}

function roundNews(table: SpyfallTable, name: Name, told: boolean): Sentence[] {
  const round = table.history.at(-1)
  if (!round) return []
  const { box } = table.terms
  const { spies } = round.cards
  const points = linesOf(table, round).map(({ seat, total }) => `${name(seat)} ${total}`)
  return [
    ...(told ? [] : endingOf(round, table.places, name)),
    wonBy(round, box),
    { id: 'spyfall-said-spies', args: { count: spies.length, box, names: spies.map(name).join(', ') } },
    { id: 'spyfall-said-points', args: { points: points.join(', ') } },
  ]
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

function phaseNews(table: SpyfallTable, name: Name, told: boolean): Sentence[] {
  const { phase } = table
  switch (phase.type) {
    case 'Looking':
      return [{ id: 'spyfall-said-dealt', args: { round: table.round } }]
    case 'Meeting':
      return [{ id: 'spyfall-meeting' }]
    case 'Questioning': {
      const { asker, answering } = phase.turn
      if (asker === null) return [{ id: 'spyfall-on-honour', args: { name: name(table.dealer) } }]
      const owes = table.terms.asking === 'deck' ? 'spyfall-card-answers' : 'spyfall-owes-answer'
      if (answering !== null) return [{ id: owes, args: { name: name(answering) } }]
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
      return roundNews(table, name, told)
    default:
      return []
  }
}
