import { afterPicture } from '../look/motion'
import { soundRoom, type Sound } from '../look/sound'
import type { Room } from '../room.svelte'

const sounded = new Set<string>()

/** The sound of an end, once for each game however often somebody looks at it, from the screen that sounds for all. */
export function soundEnd(room: Room, sound: Sound, onTv: boolean): void {
  const game = `${room.code}/${room.view?.playing?.number}`
  if (sounded.has(game)) return
  sounded.add(game)
  afterPicture(() => soundRoom(sound, onTv)) // to wake the device takes longer than a picture may
}
