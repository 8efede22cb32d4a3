/**
 * The reveals of Spyfall: the opened straw poll, opened votes, and cards that are turned over at the end of a round. Until the last step every
 * screen draws the table as it was before: neither a headline nor a tick in the list nor a point tells more.
 */
import { Reveal, type Frame, type Hooks, type Told } from '../../lib/game/reveal.svelte'
import { MS } from '../../lib/look/motion'
import type { SpyfallPointed, SpyfallRound, SpyfallTable, SpyfallTrial } from '../../wire'
import { openedPoll, openedVote, suspectsOf } from './table'

/**
 * - `fingers`: the straw poll, one suspect after another, the most suspicious last.
 * - `votes`: they are stamped one by one, the deciding one last.
 * - `verdict`: convicted, or not.
 * - `pass`: somebody's pass slides to the middle.
 * - `named`: what a spy has written on it.
 * - `stamp`: what they are, or whether they are right.
 * - `poster`: where everybody was. Then come the points.
 */
export type Beat = 'fingers' | 'votes' | 'verdict' | 'pass' | 'named' | 'stamp' | 'poster'

export interface Step {
  beat: Beat
  stamped: number // how many votes are, or suspects of the straw poll
}

export interface Story {
  beats: Beat[]
  poll: SpyfallPointed[] | null
  trial: SpyfallTrial | null
  round: SpyfallRound | null // that is over with it
}

/** How long a beat stays, in milliseconds. */
const LASTS: Record<Exclude<Beat, 'fingers' | 'votes'>, number> = {
  verdict: 1800,
  pass: 1300,
  named: 1700,
  stamp: 1500,
  poster: 2200,
}
const READING_MS = 6500 // votes that have led to nothing else
const FINGERS_MS = 1600 // until all suspects of the straw poll are there
const POLL_MS = 4000 // to look at it

export class SpyfallReveal extends Reveal<SpyfallTable, Step, Story> {
  constructor(first: SpyfallTable, hooks: Hooks<SpyfallTable, Step, Story>) {
    super({ table: first }, { tell: (before, { table }) => before && tell(before.table, table) }, hooks)
  }
}

/** Return what a change of the table has to tell; null: nothing that needs a stage. */
export function tell(before: SpyfallTable, after: SpyfallTable): Told<SpyfallTable, Step, Story> | null {
  const poll = openedPoll(before, after)
  if (poll) return tellPoll(before, poll)
  const trial = openedVote(before, after)
  const round = after.history.length === before.history.length + 1 ? after.history.at(-1)! : null
  if (!trial && !round) return null
  const beats: Beat[] = []
  if (trial) beats.push('votes', 'verdict')
  if (round) beats.push('pass')
  if (round?.ending.type === 'Named') beats.push('named')
  if (round) beats.push('stamp', 'poster')
  const count = trial ? votersOf(trial).length : 0
  const scene = { table: before }
  const frames = beats.flatMap((beat): Frame<SpyfallTable, Step>[] => {
    if (beat === 'votes') return votesMs(count).map((ms, stamped) => ({ step: { beat, stamped }, scene, ms }))
    const ms = beat === 'verdict' && !round ? READING_MS : LASTS[beat as keyof typeof LASTS]
    return [{ step: { beat, stamped: count }, scene, ms }]
  })
  return { story: { beats, poll: null, trial, round }, frames }
}

function tellPoll(before: SpyfallTable, poll: SpyfallPointed[]): Told<SpyfallTable, Step, Story> {
  const rows = suspectsOf(poll).length
  const scene = { table: before }
  const frames = Array.from({ length: rows + 1 }, (_, stamped): Frame<SpyfallTable, Step> => {
    const wait = stamped === rows - 1 ? MS.lastVote : 0
    return { step: { beat: 'fingers', stamped }, scene, ms: stamped === rows ? POLL_MS : FINGERS_MS / rows + wait }
  })
  return { story: { beats: ['fingers'], poll, trial: null, round: null }, frames }
}

/** Return how long it takes to the first of so many votes, to each next one, and from the last one to the verdict. */
export function votesMs(count: number): number[] {
  const waits = [0, ...Array.from({ length: count }, () => MS.vote)]
  waits[Math.max(0, count - 1)]! += MS.lastVote // it keeps everybody waiting
  return waits
}

/** By seat, not by side: nobody can count one side to its end before the other. */
export function votersOf({ guilty, innocent }: SpyfallTrial): number[] {
  return [...guilty, ...innocent].sort((a, b) => a - b)
}
