import { render } from '@testing-library/svelte'
import { vi } from 'vitest'
import Mafia from '../src/games/mafia/phone/Mafia.svelte'
import type { MafiaTable } from '../src/wire'
import { aRoom, NOW, type Who } from './mafia-fixture'

/** A phone at a table of Mafia whose clock a test moves on by `pass`. */
export function sitInTime(table: MafiaTable, who: Who) {
  const sent = aRoom(who)
  let now = NOW
  Object.assign(sent.room, { now: () => now })
  const shown = render(Mafia, { room: sent.room, table })
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 250) {
      now += 250
      await vi.advanceTimersByTimeAsync(250)
    }
  }
  return { ...sent, ...shown, pass }
}
