/**
 * Tells a change of the table in steps. The server sends an event and all that it changes at once; every screen draws
 * the table of the running step, and nothing of a later one is on the page. One `Reveal` belongs to one game: pages
 * mount the screen anew for the next one.
 */
import { untrack } from 'svelte'
import type { Table } from '../../wire'
import { Steps } from '../look/steps.svelte'
import type { HandAt } from './game-model.svelte'

/** All that a screen draws of a game; no hands on a TV. */
export interface Scene<T extends Table> {
  table: T
  hand?: HandAt<T>
  hostHand?: HandAt<T>
}

export interface Frame<T extends Table, Step> {
  step: Step
  ms: number // how long; Infinity: until something else happens
  scene?: Scene<T> // what is drawn meanwhile, if not what the story leads to
}

/** What a game says of its reveals. */
export interface Script<T extends Table, Step, Story> {
  /** Return what a change reveals, and in which frames; null: nothing. `before` is null when the page is opened. */
  tell: (before: Scene<T> | null, after: Scene<T>) => Told<T, Step, Story> | null
  /**
   * Return what becomes of a story that leads to `after` when `next` arrives: it waits for the end, finishes the story,
   * or joins in, so that the story goes on over it. Unless a game says otherwise, everything waits.
   */
  meanwhile?: (next: Scene<T>, after: Scene<T>, step: Step) => 'wait' | 'finish' | 'join'
}

export interface Told<T extends Table, Step, Story> {
  story: Story
  frames: Frame<T, Step>[]
  since?: number // how many milliseconds ago it began
}

/** What a screen does when something is shown. */
export interface Hooks<T extends Table, Step, Story> {
  now: () => number // the time of the game, which stands still in a pause
  changed?: (before: T, after: T) => void // another table is drawn
  stepped?: (step: Step, story: Story) => void
}

export class Reveal<T extends Table, Step, Story> {
  scene = $state.raw<Scene<T>>() as Scene<T> // what is drawn
  story = $state.raw<Story | null>(null) // what is being told
  #frame = $state.raw<Frame<T, Step> | null>(null)
  #steps: Steps | null = null
  #after: Scene<T> // what the story leads to; without one, what is drawn
  #waiting: Scene<T>[] = []
  #opened = false // before, nothing that is drawn is a change

  /** A page that comes in the middle sees what there is, unless the script has something to tell of it. */
  constructor(
    first: Scene<T>,
    private readonly script: Script<T, Step, Story>,
    private readonly hooks: Hooks<T, Step, Story>,
  ) {
    this.scene = this.#after = first
    const told = script.tell(null, first)
    if (told) this.#begin(told, first)
    this.#opened = true
  }

  get step(): Step | null {
    return this.#frame?.step ?? null
  }

  /** Show whatever `scenes` returns. Only while a component is being set up. */
  follow(scenes: () => Scene<T>): void {
    $effect.pre(() => {
      const next = scenes()
      untrack(() => this.show(next))
    })
    $effect(() => () => this.stop())
  }

  show(next: Scene<T>): void {
    if (this.story === null) {
      this.#waiting.push(next)
      return this.#goOn()
    }
    const does = this.#meanwhile(next, this.#after, this.step!)
    if (does === 'join') return this.#lead(next)
    this.#waiting.push(next)
    if (does === 'finish') this.#end()
  }

  /** End the story at once. */
  skip(): void {
    if (this.story !== null) this.#end()
  }

  stop(): void {
    this.#steps?.stop()
  }

  #meanwhile(next: Scene<T>, after: Scene<T>, step: Step) {
    return this.script.meanwhile?.(next, after, step) ?? 'wait'
  }

  #goOn(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const told = this.script.tell(this.scene, next)
      if (told && !this.#isOvertaken(told, next)) return this.#begin(told, next)
      this.#lead(next)
    }
  }

  /** Whether something waits already that would finish this story as soon as it began. */
  #isOvertaken({ frames }: Told<T, Step, Story>, after: Scene<T>): boolean {
    return this.#waiting.some((next) => this.#meanwhile(next, after, frames[0]!.step) === 'finish')
  }

  #begin({ story, frames, since }: Told<T, Step, Story>, after: Scene<T>): void {
    let end = 0
    const starts = [0, ...frames.map(({ ms }) => (end += ms))]
    this.#after = after
    this.story = story
    this.#steps = new Steps(starts, { now: this.hooks.now, since, stepped: (number) => this.#turn(frames[number]) })
    this.#steps.run()
  }

  #turn(frame: Frame<T, Step> | undefined): void {
    if (!frame) return this.#end()
    this.#frame = frame
    this.#draw()
    this.hooks.stepped?.(frame.step, this.story!)
  }

  #end(): void {
    this.stop()
    this.story = this.#frame = null
    this.#draw()
    this.#goOn()
  }

  #lead(after: Scene<T>): void {
    this.#after = after
    this.#draw()
  }

  #draw(): void {
    const before = this.scene.table
    this.scene = this.#frame?.scene ?? this.#after
    const after = this.scene.table
    if (this.#opened && before !== after) this.hooks.changed?.(before, after)
  }
}
