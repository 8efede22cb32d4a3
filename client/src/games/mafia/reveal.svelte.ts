/** The steps in which somebody's going is told: the same at every moment on all screens, and nothing before its step. */
import { MS } from '../../lib/look/motion'
import { Steps } from '../../lib/look/reveal.svelte'
import type { MafiaFallen } from '../../wire'
import { spins } from './causes'
import type { MafiaModel } from './model.svelte'
import { shown, sinceStep } from './table'

const HELD_BREATH = 1100 // before the token turns
const STILL = 500 // the wheel stands before it goes

export interface Telling {
  fallen: MafiaFallen | null // whom this step of the game tells of
  drawing: boolean // chance has decided, and the wheel has not stopped yet
  told: boolean // the token has turned
}

/** Only while a component is being set up. */
export function tellGoing(model: MafiaModel): Telling {
  const elapsed = () => sinceStep(model.table, model.room.now())
  const fallen = $derived(shown(model.table))
  const steps = $derived.by(() => {
    const spin = fallen && spins(model.table, fallen) ? MS.lot + STILL : 0
    return new Steps([0, spin, spin + HELD_BREATH], elapsed)
  })
  $effect(() => steps.run())

  return {
    get fallen() {
      return fallen
    },
    get drawing() {
      return fallen !== null && steps.step < 1
    },
    get told() {
      return steps.step >= 2
    },
  }
}
