import { Room } from './room.svelte'
import { router } from './route.svelte'
import { settings } from './settings.svelte'
import { defaultPreset } from './default-preset'
import { handOver } from './handover'
import { language } from './text.svelte'

/** Open a table for whom this phone belongs to, in their language; for a game that they have chosen, or any. */
export async function openTable(game?: string): Promise<void> {
  const room = new Room()
  const { name, face, colour } = settings
  const speak = language()
  try {
    await room.open(name, { face, colour }, speak)
  } catch (error) {
    room.stop()
    throw error
  }
  handOver(room)
  router.go(`/${room.code}`)
  const wanted = game ?? room.view!.game
  const options = defaultPreset(wanted)
  if (wanted === room.view!.game && !Object.keys(options).length) return
  await room.do({ type: 'Choose', game: wanted, options }, true)
}
