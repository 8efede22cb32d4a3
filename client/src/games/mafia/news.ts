/** What is said aloud when the table changes, and how it feels. Nothing is felt at night: a phone must not tell. */
import type { Feeling } from '../../lib/feedback'
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaTable } from '../../wire'
import { playSentence } from './cards/steps'
import { told } from './narration'
import { detail, headline } from './status'
import { counted, stepOf } from './table'

type Name = (seat: number) => string

export function news(before: MafiaTable, after: MafiaTable, name: Name, game: number): Sentence[] {
  const played = after.plays.slice(before.plays.length).map((play) => playSentence(after, play, name))
  if (stepOf(before) === stepOf(after)) return [...played, ...countNews(before, after, name)]
  if (after.phase.type === 'Tapped') return played // that tells it all
  const [was, is] = [headline(before, name), headline(after, name)]
  const title = JSON.stringify(was) === JSON.stringify(is) ? [] : [is] // a night is called once
  const said = told(after, name, game)
  if (said && WHOLE.includes(after.phase.type)) return [...played, said]
  return [...played, ...title, ...(said ? [said] : [])]
}

/** Of these the narrator says all that the headline does. */
const WHOLE: MafiaTable['phase']['type'][] = ['Speeches', 'Over']

/** When all fingers are up: whose point at whom, how many, and who is ahead. */
function countNews(before: MafiaTable, after: MafiaTable, name: Name): Sentence[] {
  if (before.phase.type !== 'Count' || after.phase.type !== 'Count') return []
  if (before.phase.finalists.length || !after.phase.finalists.length) return []
  const fingers = counted(after.ballots).map(({ seat, voters }) => ({
    id: 'mafia-fingers-of',
    args: { name: `${name(seat)} ${voters.length}`, names: voters.map(name).join(', ') },
  }))
  const ahead = detail(after, name)
  return ahead ? [...fingers, ahead] : fingers
}

/** What a phone does besides showing: it calls to the vote, and who speaks to their crate. The room has its own sounds. */
export function feeling(before: MafiaTable, after: MafiaTable, seat: number | undefined): Feeling | null {
  if (after.hushed || stepOf(before) === stepOf(after)) return null
  if (after.phase.type === 'Speeches') return after.phase.speaker === seat ? 'clue' : null
  return after.phase.type === 'FirstVote' || after.phase.type === 'FinalVote' ? 'alarm' : null
}
