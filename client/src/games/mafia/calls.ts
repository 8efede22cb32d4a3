/**
 * When a phone tells what it has chosen at night. Every living phone sends at the same moments, whether or not anything
 * was tapped, and never in between: so neither the moment nor the number of messages tells anything.
 */
import type { MafiaTask } from '../../wire'

/** The newest call whose moment has come; -1: none has. The last one may repeat (`repeatMs`; 0: it does not). */
export function callAt({ calls }: Pick<MafiaTask, 'calls'>, now: number, repeatMs: number): number {
  const come = calls.filter((moment) => moment <= now).length - 1
  const last = calls.at(-1) ?? Infinity
  return repeatMs && now >= last ? come + Math.floor((now - last) / repeatMs) : come
}
