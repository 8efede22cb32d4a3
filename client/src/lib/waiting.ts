/** Lets the controls of a screen know whether its line is gone: those that cannot be used then say that they wait. */
import { getContext, setContext } from 'svelte'
import type { Room } from './room.svelte'

const KEY = Symbol('room')

/** Only while a screen is being set up: all of its controls belong to this room. */
export function setRoom(room: Room): void {
  setContext(KEY, room)
}

/** Whether the line is gone; never where there is none. */
export function lineWatch(): () => boolean {
  const room = getContext<Room | undefined>(KEY)
  return () => room?.waits ?? false
}
