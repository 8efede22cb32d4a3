/**
 * Opened votes, and cards that are turned over at the end of a round, are told in steps. Until the last one every
 * screen draws the table as it was before: neither a headline nor a tick in the list nor a point tells more.
 */
import { MS } from '../../lib/look/motion'
import type { SpyfallRound, SpyfallTable, SpyfallTrial } from '../../wire'
import { openedVote } from './table'

/**
 * - `votes`: they are stamped one by one, the deciding one last.
 * - `verdict`: convicted, or not.
 * - `pass`: somebody's pass slides to the middle.
 * - `named`: what a spy has written on it.
 * - `stamp`: what they are, or whether they are right.
 * - `poster`: where everybody was. Then come the points.
 */
export type Beat = 'votes' | 'verdict' | 'pass' | 'named' | 'stamp' | 'poster'

export interface Story {
  at: number // by the time of the game
  beats: Beat[]
  starts: number[] // milliseconds after `at`
  until: number // then all is told
  trial: SpyfallTrial | null
  round: SpyfallRound | null // that is over with it
}

/** How long a step stays. */
const LASTS: Record<Exclude<Beat, 'votes'>, number> = {
  verdict: 1800,
  pass: 1300,
  named: 1700,
  stamp: 1500,
  poster: 2200,
}
const READING = 6500 // votes that have led to nothing else
const LATE_MS = 20

/** What a change of the table has to tell; null: nothing that needs a stage. */
export function storyOf(before: SpyfallTable, after: SpyfallTable, now: number): Story | null {
  const trial = openedVote(before, after)
  const round = after.history.length === before.history.length + 1 ? after.history.at(-1)! : null
  if (!trial && !round) return null
  const beats: Beat[] = []
  if (trial) beats.push('votes', 'verdict')
  if (round) beats.push('pass')
  if (round?.ending.type === 'Named') beats.push('named')
  if (round) beats.push('stamp', 'poster')
  const votes = trial ? votesMs(trial.guilty.length + trial.innocent.length) : 0
  const lasts = (beat: Beat) => (beat === 'votes' ? votes : beat === 'verdict' && !round ? READING : LASTS[beat])
  const starts = beats.map((_, index) => beats.slice(0, index).reduce((sum, beat) => sum + lasts(beat), 0))
  return { at: now, beats, starts, until: starts.at(-1)! + lasts(beats.at(-1)!), trial, round }
}

/** Milliseconds until the last of so many votes is stamped. */
export function votesMs(count: number): number {
  return count * MS.vote + MS.lastVote
}

/** When the vote with this number is stamped. */
export function voteDelay(index: number, count: number): number {
  return index * MS.vote + (index === count - 1 ? MS.lastVote : 0)
}

interface Hooks {
  now: () => number // the time of the game
  began?: (story: Story) => void
  drawn?: (before: SpyfallTable, after: SpyfallTable) => void // once it may be seen
}

/** Holds tables back while a story is told. What comes meanwhile waits for its turn. */
export class Telling {
  table = $state.raw<SpyfallTable>() as SpyfallTable
  story = $state.raw<Story | null>(null)
  #waiting: SpyfallTable[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: SpyfallTable,
    private readonly hooks: Hooks,
  ) {
    this.table = first // whoever comes in the middle of it sees what there is
  }

  show(next: SpyfallTable): void {
    if (next === (this.#waiting.at(-1) ?? this.table)) return
    this.#waiting.push(next)
    if (!this.story) this.#goOn()
  }

  /** Whoever has read enough sees what comes of it. */
  skip(): void {
    if (this.story) this.#end()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const story = storyOf(this.table, next, this.hooks.now())
      if (story) {
        this.story = story
        this.hooks.began?.(story)
        return this.#wait()
      }
      this.#draw()
    }
  }

  #wait(): void {
    const story = this.story!
    const left = story.at + story.until - this.hooks.now()
    if (left <= 0) return this.#end()
    this.#timer = setTimeout(() => this.#wait(), left + LATE_MS)
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.story = null
    this.#draw()
    this.#goOn()
  }

  #draw(): void {
    const before = this.table
    this.table = this.#waiting.shift()!
    this.hooks.drawn?.(before, this.table)
  }
}
