/** The board of the day: the host chooses it, and a companion comes to lead it. */
import programme from 'virtual:programme'
import { attempt } from '../lib/notices.svelte'
import type { Room } from '../lib/room.svelte'
import { newcomers } from './companions'

/** Whether there is such a game for each date. */
export function isDaily(game: string): boolean {
  return programme.find(({ name }) => name === game)?.daily ?? false
}

/** Choose today's board for this table; whether it was. */
export async function chooseToday(room: Room): Promise<boolean> {
  const [companion] = await newcomers(room, 1)
  return attempt(room.do({ type: 'PlayToday', ...companion! }, true))
}

/** Choose today's board for whoever sits here, and begin it. */
export async function playToday(room: Room): Promise<void> {
  if (await chooseToday(room)) await attempt(room.do({ type: 'Start' }, true))
}
