/**
 * When a phone tells what it has chosen at night. Every living phone sends at the same moments, whether or not anything
 * was tapped, and never in between: so neither the moment nor the number of messages tells anything.
 */
import type { MafiaTask } from '../../wire'

const AGAIN_MS = 10_000 // while a person leads, a task goes on until the next step, and so do its calls

/** The newest call whose moment has come; -1: none has. `goesOn`: the step ends when a person says so. */
export function callAt({ calls }: Pick<MafiaTask, 'calls'>, now: number, goesOn: boolean): number {
  const come = calls.filter((moment) => moment <= now).length - 1
  const last = calls.at(-1) ?? Infinity
  return goesOn && now >= last ? come + Math.floor((now - last) / AGAIN_MS) : come
}
