import { Room } from './room.svelte'
import { router } from './route.svelte'
import { settings } from './settings.svelte'
import { defaultPreset } from './default-preset'
import { handOver } from './handover'
import { language } from './text.svelte'

/**
 * Open a table for whom this phone belongs to, in their language; for a game that they have chosen, or any. `prepare`:
 * what else is to be done before they see it.
 */
export async function openTable(game?: string, prepare?: (room: Room) => Promise<unknown>): Promise<void> {
  const room = new Room()
  const { name, face, colour } = settings
  const speak = language()
  try {
    await room.open(name, { face, colour }, speak)
  } catch (error) {
    room.stop()
    throw error
  }
  if (!prepare) enter(room)
  try {
    await choose(room, game ?? room.view!.game)
    await prepare?.(room)
  } finally {
    if (prepare) enter(room) // whatever was refused, there is a table
  }
}

function enter(room: Room): void {
  handOver(room)
  router.go(`/${room.code}`)
}

async function choose(room: Room, game: string): Promise<void> {
  const options = defaultPreset(game)
  if (game === room.view!.game && !Object.keys(options).length) return
  await room.do({ type: 'Choose', game, options }, true)
}
