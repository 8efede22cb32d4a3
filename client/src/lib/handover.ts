/** Hands an open connection over from one screen to the next. */
import { Room } from './room.svelte'

let kept: Room | undefined

/** Carry a room that has just been opened over to its own screen, without hanging up. */
export function handOver(room: Room): void {
  kept = room
}

/** The room with this code: the one carried over, or a new connection to it. */
export function roomAt(code: string): Room {
  const room = kept?.code === code ? kept : new Room(code)
  kept = undefined
  return room
}
