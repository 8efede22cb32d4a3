/**
 * Holds a reveal back until its card has turned over, and then tells it in steps. The server tells a touch and what it
 * changed at once; every screen still shows the table as it was, so that a card looks the same until its colour
 * appears, and nothing else gives it away (CN-58). Nothing of a later step is on the page before.
 */
import type { CodenamesHand, CodenamesTable } from '../../wire'

export interface Scene {
  table: CodenamesTable
  hand?: CodenamesHand
  hostHand?: CodenamesHand
}

/**
 * - `breath`: the card is touched, and everybody waits. As long for every card.
 * - `dark`: the lamp goes out. Only the assassin comes so.
 * - `shown`: the card has turned, and nothing else has changed yet.
 * - `awake`: the assassin looms.
 */
export type Step = 'breath' | 'dark' | 'shown' | 'awake'

interface Frame {
  step: Step | null // null: all is told
  scene: Scene
  for: number // milliseconds
}

const DARK = 1500
const TURNED = 1100
const AWAKE = 2600
const LAST = 1600 // before the end of a game takes the screen
const ON_THE_WALL = 1500 // a whole room looks there

interface Hooks {
  changed?: (before: CodenamesTable, after: CodenamesTable) => void
  stepped?: (step: Step, card: number) => void
  wall?: boolean // it is a TV: a card that has turned owns the screen for a moment
}

export class RevealDelay {
  scene = $state.raw<Scene>() as Scene
  step = $state<Step | null>(null)
  card = $state<number | null>(null) // the one that is told of
  by = $state<number | null>(null) // who touched it; null, if a spymaster covers it
  turned = $state<number | null>(null) // the one that has shown its colour last

  #waiting: Scene[] = [] // what came meanwhile
  #frames: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    first: Scene,
    private readonly hooks: Hooks = {},
  ) {
    this.scene = first
  }

  /** The card that is about to turn over. */
  get turning(): number | null {
    return this.step === 'breath' || this.step === 'dark' ? this.card : null
  }

  /** The assassin owns every screen, from the moment when the lamp goes out. */
  get lampOut(): boolean {
    const assassin = this.card !== null && this.scene.table.covers[this.card] === 'assassin'
    return this.step === 'dark' || (assassin && (this.step === 'shown' || this.step === 'awake'))
  }

  show(scene: Scene): void {
    this.#waiting.push(scene)
    if (this.step === null) this.#goOn()
    // Who plays on does not wait for the wall, unless it tells how the game ends.
    else if (this.step === 'shown' && this.#frames[0]?.scene.table.phase.type !== 'Over') this.#next()
  }

  /** Whoever does not want to wait sees the end at once, but for what nobody may know yet. */
  hurry(): void {
    if (this.step === 'awake') this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const card = touched(this.scene.table, scene.table)
      if (card !== null) {
        this.card = card
        this.by = scene.table.turns.at(-1)?.touched_by.at(-1) ?? null
        this.#frames = frames(this.scene, scene, card, this.hooks.wall ?? false)
        return this.#next()
      }
      this.#draw(scene)
    }
  }

  #next(): void {
    clearTimeout(this.#timer)
    const frame = this.#frames.shift()!
    this.step = frame.step
    if (frame.step !== 'breath' && frame.step !== 'dark') this.turned = this.card
    this.#draw(frame.scene)
    if (frame.step === null) return this.#goOn()
    this.hooks.stepped?.(frame.step, this.card!)
    this.#timer = setTimeout(() => this.#next(), frame.for)
  }

  #draw(scene: Scene): void {
    const before = this.scene.table
    this.scene = scene
    if (before === scene.table) return
    if (this.turned !== null && !scene.table.covers[this.turned]) this.turned = null
    this.hooks.changed?.(before, scene.table)
  }
}

/** How a touch is told. */
function frames(before: Scene, after: Scene, card: number, wall: boolean): Frame[] {
  const { reveal_ms, covers, phase } = after.table
  const breath: Frame = { step: 'breath', scene: before, for: reveal_ms }
  const end: Frame = { step: null, scene: after, for: 0 }
  const shown = before.table.covers.map((cover, at) => (at === card ? covers[card]! : cover))
  const turned = { ...before, table: { ...before.table, covers: shown, turns: after.table.turns } }
  if (covers[card] === 'assassin')
    return [
      breath,
      { step: 'dark', scene: before, for: DARK },
      { step: 'shown', scene: turned, for: TURNED },
      { step: 'awake', scene: turned, for: AWAKE },
      end,
    ]
  if (phase.type === 'Over') return [breath, { step: 'shown', scene: turned, for: LAST }, end]
  return wall ? [breath, { step: 'shown', scene: turned, for: ON_THE_WALL }, end] : [breath, end]
}

/** The one card that was covered since; null if none was, or if this phone missed several. */
export function touched(before: CodenamesTable, after: CodenamesTable): number | null {
  if (before.words.join() !== after.words.join()) return null
  const fresh = after.covers.flatMap((cover, card) => (cover && !before.covers[card] ? [card] : []))
  return fresh.length === 1 ? fresh[0]! : null
}
