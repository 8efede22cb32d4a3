/**
 * The reveals of Mafia: fingers rise one by one, chance decides between the tied, a shot falls, somebody's token turns
 * over. The server gives each of them a step of the game with a clock, so all screens are at the same moment of it, also
 * one that was loaded in the middle, and a pause holds it.
 */
import { Reveal, type Frame, type Hooks, type Scene, type Told } from '../../lib/game/reveal.svelte'
import { MS } from '../../lib/look/motion'
import type { MafiaFallen, MafiaTable } from '../../wire'
import { spins } from './causes'
import { isCounted, shown, sinceStep, stepOf } from './table'

/**
 * - `fingers`: some of them have risen, and nothing that comes after them is on the page.
 * - `wheel`: it turns, and has not stopped yet.
 * - `shot`: all see who has shot at whom.
 * - `breath`: who goes is known, and their token still lies on its face.
 * - `told`: all fingers are up and counted, the token has turned, or nobody goes yet.
 * - `gang`: the token has turned, and the card of New Gang lies beside it.
 */
export type Step = 'fingers' | 'wheel' | 'shot' | 'breath' | 'told' | 'gang'

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

  /** Fingers still rise. */
  get counting(): boolean {
    return this.step === 'fingers'
  }

  get drawing(): boolean {
    return this.step === 'wheel'
  }

  get told(): boolean {
    return this.step === 'told' || this.step === 'gang'
  }
}

function meanwhile(next: Scene<MafiaTable>, after: Scene<MafiaTable>) {
  return stepOf(next.table) === stepOf(after.table) ? 'join' : 'finish'
}

/** Return what the running step of the game tells; all screens are at the same moment of it. */
function tell(table: MafiaTable, now: number): Told<MafiaTable, Step, Story> | null {
  const since = sinceStep(table, now)
  if (isCounted(table)) return { story: { fallen: null }, frames: fingersOf(table), since }
  const frames = goingOf(table)
  return frames.length ? { story: { fallen: shown(table) }, frames, since } : null
}

/** A finger for each ballot, round the table, and what they mean when all of them are up. */
function fingersOf(table: MafiaTable): Frame<MafiaTable, Step>[] {
  const voters = table.ballots.flatMap((target, voter) => (target === null ? [] : [voter]))
  const rising = voters.map((last): Frame<MafiaTable, Step> => ({
    step: 'fingers',
    ms: table.terms.finger_ms,
    scene: { table: raisedUpTo(table, last) },
  }))
  return [...rising, { step: 'told', ms: Infinity }]
}

/** The table as it is when this voter's finger has risen, and no later one. */
function raisedUpTo(table: MafiaTable, last: number): MafiaTable {
  const { phase, council } = table
  if (phase.type !== 'Count') return table
  return {
    ...table,
    phase: { ...phase, finalists: [] },
    ballots: table.ballots.map((target, voter) => (voter <= last ? target : null)),
    council: { ...council, votes: council.votes.slice(0, -1) },
  }
}

function goingOf(table: MafiaTable): Frame<MafiaTable, Step>[] {
  const { phase, terms } = table
  const fallen = shown(table)
  const frames: Frame<MafiaTable, Step>[] = []
  const atStake = phase.type === 'Window' && phase.seat !== null
  if (fallen ? spins(table, fallen) : atStake && phase.lot.length > 0)
    frames.push({ step: 'wheel', ms: MS.lot + STILL_MS })
  if ((phase.type === 'Window' || phase.type === 'Reveal') && phase.by !== null)
    frames.push({ step: 'shot', ms: terms.moment_ms })
  if (!fallen) return frames.length ? [...frames, { step: 'told', ms: Infinity }] : []
  const gang = phase.type === 'Reveal' && phase.gang
  frames.push({ step: 'breath', ms: BREATH_MS })
  frames.push({ step: 'told', ms: gang ? terms.reveal_ms - BREATH_MS : Infinity })
  return gang ? [...frames, { step: 'gang', ms: Infinity }] : frames
}
