/**
 * The reveal of Secret Identity: who somebody was, and who knew. Every screen draws the table as it was until the points
 * are told.
 */
import { Reveal, type Hooks, type Told } from '../../lib/game/reveal.svelte'
import type { Scene as SceneOf } from '../../lib/game/reveal.svelte'
import type { SecretIdentityOpened, SecretIdentityRound, SecretIdentityTable } from '../../wire'
import { justOpened } from './news'
import { votersOf } from './score'

/** The panels of a reveal, in the order in which they open. After `knew` the voters turn, one a step; then the points. */
export const STEP = { who: 0, its: 1, name: 2, knew: 3 } as const
export const TOLD = Infinity // all is told

export interface Opening {
  round: SecretIdentityRound
  opened: SecretIdentityOpened
}

type Scene = SceneOf<SecretIdentityTable>

const EACH_MS = 600
const BREATH_MS = 900 // before the name bursts
const REST_MS = 700 // after the points
const LAST_MS = 3200 // the same, before the standings of a round or of a game take the screen

export class SecretIdentityReveal extends Reveal<SecretIdentityTable, number, Opening> {
  constructor(first: Scene, hooks: Hooks<SecretIdentityTable, number, Opening>) {
    super(first, { tell, meanwhile }, hooks)
  }
}

function tell(before: Scene | null, after: Scene): Told<SecretIdentityTable, number, Opening> | null {
  const opened = before && justOpened(before.table, after.table)
  if (!opened) return null
  const round = after.table.history.at(-1)!
  const last = stepsOf(round, opened)
  const frames = Array.from({ length: last + 1 }, (_, step) => ({
    step,
    scene: before,
    ms: step === last ? (isLast(after.table) ? LAST_MS : REST_MS) : step === STEP.its ? BREATH_MS : EACH_MS,
  }))
  return { story: { round, opened }, frames }
}

/** The step that tells the points: the last one. A seat without a clue has no voters; one team has them all at once. */
export function stepsOf(round: SecretIdentityRound, opened: SecretIdentityOpened): number {
  return STEP.knew + 1 + (round.safes[opened.seat] ? votersOf(round, opened).length : 0)
}

function isLast({ phase }: SecretIdentityTable): boolean {
  return phase.type === 'RoundOver' || phase.type === 'Over'
}

/** Who plays on does not wait for the last words. */
function meanwhile(next: Scene, after: Scene) {
  return hasMoved(after.table, next.table) ? 'finish' : 'wait'
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
