/** Tells at each call of the night what is selected on this phone: at the moments of all phones, and never in between. */
import type { MafiaMove } from '../../wire'
import { callAt } from './calls'
import type { MafiaModel } from './model.svelte'
import { stepOf } from './table'

/**
 * Only while a component is being set up: the calls are kept for as long as that component is there. A phone that comes
 * after a call waits for the next one.
 */
export function keepCalls(model: MafiaModel): void {
  let step = ''
  let answered = -1

  $effect(() => {
    const now = model.ticker.now
    const call = calledBy(now)
    if (step !== stepOf(model.table)) {
      step = stepOf(model.table)
      answered = call
    }
    if (call <= answered || model.paused) return
    answered = call
    answer(call)
  })

  function calledBy(now: number): number {
    const { phase } = model.table
    if (phase.type === 'Task') return callAt(phase, now, model.table.repeat_ms)
    return (phase.type === 'Farewell' || phase.type === 'Window') && now >= phase.call ? 0 : -1
  }

  function answer(call: number): void {
    const { phase } = model.table
    if (phase.type === 'Farewell' && model.may('Shoot')) send({ type: 'Shoot', seat: model.target })
    if (phase.type === 'Window' && model.may('React'))
      send({ type: 'React', use: model.using, target: model.table.aimed ? model.target : null })
    if (phase.type !== 'Task' || !model.may('Choose')) return
    const one = phase.slot === 'second' ? null : model.picked('one')
    const two = phase.slot === 'first' ? null : model.picked('two')
    const recruit = model.table.switch ? { recruit: model.switched } : {}
    send({ type: 'Choose', call, one, two, ...recruit })
  }

  /** Nothing shows that it is on its way, or whether it has arrived. */
  function send(move: MafiaMove): void {
    model.room.play(move).catch(() => undefined)
  }
}
