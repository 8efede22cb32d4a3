/** What is said aloud when the table changes, and how it feels. Nothing is felt at night: a phone must not tell. */
import type { Feeling } from '../../lib/feedback'
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaTable } from '../../wire'
import { playSentence } from './cards/steps'
import { told } from './narration'
import { detail, headline } from './status'
import { stepOf } from './table'

type Name = (seat: number) => string

export function news(before: MafiaTable, after: MafiaTable, name: Name, game: number): Sentence[] {
  const played = after.plays.slice(before.plays.length).map((play) => playSentence(after, play, name))
  if (stepOf(before) === stepOf(after)) return [...played, ...counted(before, after, name)]
  if (after.phase.type === 'Tapped') return played // that tells it all
  const said = told(after, name, game)
  return said ? [...played, headline(after, name), said] : [...played, headline(after, name)]
}

/** When all fingers are up: who is ahead. */
function counted(before: MafiaTable, after: MafiaTable, name: Name): Sentence[] {
  if (before.phase.type !== 'Count' || after.phase.type !== 'Count') return []
  const said = !before.phase.finalists.length && after.phase.finalists.length ? detail(after, name) : null
  return said ? [said] : []
}

/** What a phone does besides showing: it calls to the vote, and who speaks to their crate. The room has its own sounds. */
export function feeling(before: MafiaTable, after: MafiaTable, seat: number | undefined): Feeling | null {
  if (after.hushed || stepOf(before) === stepOf(after)) return null
  if (after.phase.type === 'Speeches') return after.phase.speaker === seat ? 'clue' : null
  return after.phase.type === 'FirstVote' || after.phase.type === 'FinalVote' ? 'alarm' : null
}
