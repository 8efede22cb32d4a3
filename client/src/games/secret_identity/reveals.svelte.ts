/**
 * Tells who somebody was in steps, and holds everything else back meanwhile: the server tells a reveal and what it
 * changes at once, but every screen draws the table as it was until the last step. Nothing of a later step is on the
 * page before.
 */
import { stepAt } from '../../lib/look/reveal.svelte'
import type { SecretIdentityHand, SecretIdentityOpened, SecretIdentityRound, SecretIdentityTable } from '../../wire'
import { justOpened } from './news'
import { votersOf } from './score'

export interface Scene {
  table: SecretIdentityTable
  hand?: SecretIdentityHand
  hostHand?: SecretIdentityHand
}

/** The panels of a reveal, in the order in which they open; between `knew` and `points` the voters turn, one a step. */
export const STEP = { who: 0, its: 1, name: 2, knew: 3 } as const
export const TOLD = Infinity // all is told

export interface Telling {
  round: SecretIdentityRound
  opened: SecretIdentityOpened
}

const EACH = 600 // milliseconds
const BREATH = 900 // before the name bursts
const REST = 700 // after the points
const LAST = 3200 // the same, before the standings of a round or of a game take the screen
const LATE = 20 // a timer may ring a little early

interface Hooks {
  now: () => number // the time of the game: it waits in a pause
  changed?: (before: SecretIdentityTable, after: SecretIdentityTable) => void
  stepped?: (step: number, telling: Telling) => void
}

export class Reveals {
  scene = $state.raw<Scene>() as Scene
  telling = $state.raw<Telling | null>(null)
  step = $state(TOLD)

  #waiting: Scene[] = [] // what came meanwhile
  #next: Scene | null = null // what is told
  #starts: readonly number[] = []
  #end = 0
  #elapsed = 0
  #looked = 0 // when, by the time of the game
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Scene,
    private readonly hooks: Hooks,
  ) {
    this.scene = first // somebody who comes in the middle of it sees what there is
  }

  show(scene: Scene): void {
    this.#waiting.push(scene)
    if (!this.telling) this.#goOn()
    // Whoever plays on does not wait for the last words.
    else if (this.#next && hasMoved(this.#next.table, scene.table)) this.#finish()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const opened = justOpened(this.scene.table, scene.table)
      const newest = this.#waiting.at(-1)
      if (opened && !(newest && hasMoved(scene.table, newest.table))) return this.#tell(scene, opened)
      this.#draw(scene)
    }
  }

  #tell(scene: Scene, opened: SecretIdentityOpened): void {
    const round = scene.table.history.at(-1)!
    this.#next = scene
    this.#starts = startsOf(round, opened)
    this.#end = this.#starts.at(-1)! + (isLast(scene.table) ? LAST : REST)
    this.#elapsed = 0
    this.#looked = this.hooks.now()
    this.step = -1
    this.telling = { round, opened }
    this.#look()
  }

  #look(): void {
    const now = this.hooks.now()
    this.#elapsed += Math.max(0, now - this.#looked) // a clock that is set back must not hold a reveal up
    this.#looked = now
    const elapsed = this.#elapsed
    if (elapsed >= this.#end) return this.#finish()
    const step = stepAt(this.#starts, elapsed)
    if (step !== this.step) this.hooks.stepped?.(step, this.telling!)
    this.step = step
    this.#timer = setTimeout(() => this.#look(), (this.#starts[step + 1] ?? this.#end) - elapsed + LATE)
  }

  #finish(): void {
    clearTimeout(this.#timer)
    const next = this.#next!
    this.#next = null
    this.telling = null
    this.step = TOLD
    this.#draw(next)
    this.#goOn()
  }

  #draw(scene: Scene): void {
    const before = this.scene.table
    this.scene = scene
    if (before !== scene.table) this.hooks.changed?.(before, scene.table)
  }
}

/** When each step begins. A seat without a clue has no voters; one team has them all at once. */
export function startsOf(round: SecretIdentityRound, opened: SecretIdentityOpened): number[] {
  const name = EACH + BREATH
  const turns = stepsOf(round, opened) - STEP.name
  return [0, EACH, name, ...Array.from({ length: turns }, (_, turn) => name + EACH * (turn + 1))]
}

/** The step that tells the points: the last one. */
export function stepsOf(round: SecretIdentityRound, opened: SecretIdentityOpened): number {
  return STEP.knew + 1 + (round.safes[opened.seat] ? votersOf(round, opened).length : 0)
}

function isLast({ phase }: SecretIdentityTable): boolean {
  return phase.type === 'RoundOver' || phase.type === 'Over'
}

/** Whether the table has gone on to the next reveal, or further. */
function hasMoved(before: SecretIdentityTable, after: SecretIdentityTable): boolean {
  const opened = ({ history }: SecretIdentityTable) => history.at(-1)?.opened.length ?? 0
  return (
    before.round !== after.round ||
    before.history.length !== after.history.length ||
    opened(before) !== opened(after) ||
    (before.phase.type === 'Revealed' && after.phase.type !== 'Revealed')
  )
}
