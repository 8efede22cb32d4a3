/** The time of the game as reactive state, updated four times a second while it is used. */
import type { Room } from '../room.svelte'

const STEP_MS = 250

export class Ticker {
  now = $state(0)

  constructor(private readonly room: Pick<Room, 'now'>) {
    this.now = room.now()
  }

  /** Keep the time for as long as the calling effect lives. */
  run(): () => void {
    const step = () => (this.now = this.room.now())
    step()
    const timer = setInterval(step, STEP_MS)
    return () => clearInterval(timer)
  }

  /** Whole seconds until a moment, never below zero. A limit of a minute begins at 1:00, though `now` lags a step. */
  until(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.now - STEP_MS) / 1000))
  }
}

/** 75 → 1:15 */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
