import type { Feeling } from '../../wire'
import { feel } from '../feedback'
import { attempt } from '../notices.svelte'
import { Refused, type Room } from '../room.svelte'
import { settings } from '../settings.svelte'

const PAUSE_MS = 1600 // a little more than the server wants between two of them

/** Whether this phone can send small faces, which the server decides; and sending one. */
export class Reacting {
  waiting = $state(false) // the last one has just gone

  constructor(readonly room: Room) {}

  get may(): boolean {
    const { me, view } = this.room
    if (!me || !view || !settings.reactions) return false
    return view.reactions_allowed && !view.hushed && !view.silent.includes(me.id)
  }

  async send(feeling: Feeling): Promise<void> {
    if (this.waiting) return
    this.waiting = true
    setTimeout(() => (this.waiting = false), PAUSE_MS)
    feel('tap')
    await attempt(this.room.do({ type: 'React', feeling }).catch(unlessTooEarly))
  }
}

/** Everybody laughs at once: one face less need not be explained. */
function unlessTooEarly(error: unknown): void {
  if (!(error instanceof Refused && error.refusal.code === 'too-early')) throw error
}
