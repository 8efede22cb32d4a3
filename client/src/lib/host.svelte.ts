/** Says in a notice when somebody else becomes host. */
import { untrack } from 'svelte'
import { say } from './notices.svelte'
import type { Room } from './room.svelte'
import { t } from './text.svelte'

export function announceHost(room: Room): void {
  let last: { host: number | null; former: number | null } | undefined
  $effect(() => {
    const view = room.view
    if (!view) return
    const before = last
    last = { host: view.host, former: view.former }
    if (before?.host == null || view.host === null || view.host === before.host) return
    const stood = view.former !== null && before.former !== view.former // somebody has just been away for too long
    const again = before.former === view.host
    untrack(() => tell(room, stood ? before.host! : undefined, again))
  })
}

function tell(room: Room, before: number | undefined, again: boolean): void {
  const name = room.nameOf(room.view!.host!)
  const mine = !room.watch && room.isHost
  if (mine && before !== undefined) return // a strip tells it, with what it means and what to do
  if (mine) say(again ? t('host-you-again') : t('host-you'))
  else if (again) say(t('host-again', { name }))
  else if (before !== undefined) say(t('host-now-away', { before: room.nameOf(before), name }))
  else say(t('host-now', { name }))
}
