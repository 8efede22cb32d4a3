/**
 * The reveal of Codenames: a touched card turns over. Every screen draws the table as it was until the colour appears,
 * so that nothing else gives it away (CN-58).
 */
import { Reveal, type Frame, type Hooks, type Told } from '../../lib/game/reveal.svelte'
import type { Scene as SceneOf } from '../../lib/game/reveal.svelte'
import type { CodenamesTable } from '../../wire'

/**
 * - `breath`: the card is touched, and everybody waits. As long for every card.
 * - `dark`: the lamp goes out. Only the assassin comes so.
 * - `shown`: the card has turned, and nothing else has changed yet.
 * - `awake`: the assassin looms.
 */
export type Step = 'breath' | 'dark' | 'shown' | 'awake'

export interface Touch {
  card: number
  by: number | null // null, if a spymaster covers it
}

type Scene = SceneOf<CodenamesTable>

const DARK_MS = 1500
const TURNED_MS = 1100
const AWAKE_MS = 2600
const LAST_MS = 1600 // before the end of a game takes the screen
const WALL_MS = 1500 // a whole room looks there

export class CodenamesReveal extends Reveal<CodenamesTable, Step, Touch> {
  turned = $state<number | null>(null) // the card that has shown its colour last

  /** `wall`: it is a TV, where a card that has turned owns the screen for a moment. */
  constructor(first: Scene, { changed, ...hooks }: Hooks<CodenamesTable, Step, Touch>, wall = false) {
    super(
      first,
      { tell: (before, after) => before && touchOf(before, after, wall), meanwhile },
      {
        ...hooks,
        changed: (before, after) => {
          this.turned = touched(before, after) ?? this.turned
          changed?.(before, after)
        },
      },
    )
  }

  /** The card that is about to turn over. */
  get turning(): number | null {
    return this.step === 'breath' || this.step === 'dark' ? this.story!.card : null
  }

  /** The assassin owns every screen, from the moment when the lamp goes out. */
  get lampOut(): boolean {
    return this.step === 'dark' || (this.story !== null && this.scene.table.covers[this.story.card] === 'assassin')
  }

  /** Show the end at once, but not before the last step: nobody may know it yet. */
  hurry(): void {
    if (this.step === 'awake') this.skip()
  }
}

/** Who plays on does not wait for the wall, unless it tells how the game ends. */
function meanwhile(_: Scene, { table }: Scene, step: Step) {
  return step === 'shown' && table.phase.type !== 'Over' ? 'finish' : 'wait'
}

function touchOf(before: Scene, after: Scene, wall: boolean): Told<CodenamesTable, Step, Touch> | null {
  const card = touched(before.table, after.table)
  if (card === null) return null
  const { reveal_ms, covers, phase, turns } = after.table
  const shown = before.table.covers.map((cover, at) => (at === card ? covers[card]! : cover))
  const turned = { ...before, table: { ...before.table, covers: shown, turns } }
  const frames: Frame<CodenamesTable, Step>[] = [{ step: 'breath', scene: before, ms: reveal_ms }]
  if (covers[card] === 'assassin') {
    frames.push({ step: 'dark', scene: before, ms: DARK_MS }, { step: 'shown', scene: turned, ms: TURNED_MS })
    frames.push({ step: 'awake', scene: turned, ms: AWAKE_MS })
  } else if (phase.type === 'Over') {
    frames.push({ step: 'shown', scene: turned, ms: LAST_MS })
  } else if (wall) {
    frames.push({ step: 'shown', scene: turned, ms: WALL_MS })
  }
  return { story: { card, by: turns.at(-1)?.touched_by.at(-1) ?? null }, frames }
}

/** Return the one card that was covered since; null if none was, or if this phone missed several. */
export function touched(before: CodenamesTable, after: CodenamesTable): number | null {
  const fresh = after.covers.flatMap((cover, card) => (cover && !before.covers[card] ? [card] : []))
  return fresh.length === 1 ? fresh[0]! : null
}
