/**
 * The reveals of Mafia: chance decides between the tied, and somebody's token turns over. The server gives each of them a
 * step of the game with a clock, so nothing is held back: a page draws the newest table, and hides what is not told yet.
 */
import { Reveal, type Frame, type Hooks, type Scene, type Told } from '../../lib/game/reveal.svelte'
import { MS } from '../../lib/look/motion'
import type { MafiaFallen, MafiaTable } from '../../wire'
import { spins } from './causes'
import { shown, sinceStep, stepOf } from './table'

/**
 * - `wheel`: it turns, and has not stopped yet.
 * - `breath`: who goes is known, and their token still lies on its face.
 * - `told`: the token has turned, or the wheel has stopped and nobody goes yet.
 */
export type Step = 'wheel' | 'breath' | 'told'

export interface Story {
  fallen: MafiaFallen | null // who goes
}

const BREATH_MS = 1100
const STILL_MS = 500 // the wheel stands before it goes

export class MafiaReveal extends Reveal<MafiaTable, Step, Story> {
  constructor(first: MafiaTable, hooks: Hooks<MafiaTable, Step, Story>) {
    super({ table: first }, { tell: (_, { table }) => tell(table, hooks.now()), meanwhile }, hooks)
  }

  get fallen(): MafiaFallen | null {
    return this.story?.fallen ?? null
  }

  get drawing(): boolean {
    return this.step === 'wheel'
  }

  get told(): boolean {
    return this.step === 'told'
  }
}

function meanwhile(next: Scene<MafiaTable>, after: Scene<MafiaTable>) {
  return stepOf(next.table) === stepOf(after.table) ? 'join' : 'finish'
}

/** Return what the running step of the game tells; all screens are at the same moment of it. */
function tell(table: MafiaTable, now: number): Told<MafiaTable, Step, Story> | null {
  const fallen = shown(table)
  const { phase } = table
  const wheel = fallen ? spins(table, fallen) : phase.type === 'Window' && phase.seat !== null && phase.lot.length > 0
  if (!fallen && !wheel) return null
  const frames: Frame<MafiaTable, Step>[] = [{ step: 'told', ms: Infinity }]
  if (fallen) frames.unshift({ step: 'breath', ms: BREATH_MS })
  if (wheel) frames.unshift({ step: 'wheel', ms: MS.lot + STILL_MS })
  return { story: { fallen }, frames, since: sinceStep(table, now) }
}
