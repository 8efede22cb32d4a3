import { untrack } from 'svelte'
import type { Feeling, Reaction } from '../../wire'
import type { Room } from '../room.svelte'
import { settings } from '../settings.svelte'
import { type Spot, spotOf } from './place'

export const FLIGHT_MS = 2600
const FRESH_MS = 4000 // a phone that comes back shows none of before
const EDGE = 5 // so many come one above the other from the edge

/** A small face on its way over the screen. */
export interface Flight {
  key: string
  feeling: Feeling
  name: string
  spot?: Spot // absent: its sender is not on this screen, so it comes from the edge with the name
  lane: number // of those from the edge
}

/** The small faces that fly on this screen just now. */
export class Flights {
  all = $state.raw<Flight[]>([])
  #known: string[] | undefined // of the last list; before the first one nobody can tell what is new
  #lane = 0

  constructor(readonly room: Room) {
    $effect(() => {
      const { reactions, hushed } = room.view ?? { reactions: [], hushed: true }
      const wanted = settings.reactions && !hushed
      untrack(() => this.#hear(room.view ? reactions : undefined, wanted))
    })
  }

  #hear(reactions: Reaction[] | undefined, wanted: boolean): void {
    if (!reactions) return
    const now = this.room.time()
    const known = this.#known ?? reactions.map(keyOf)
    const fresh = reactions.filter((one) => !known.includes(keyOf(one)) && now - one.at < FRESH_MS)
    this.#known = reactions.map(keyOf)
    if (!wanted) this.all = []
    else for (const one of fresh) this.#start(one)
  }

  #start(one: Reaction): void {
    const key = keyOf(one)
    const spot = spotOf(one.by, this.room.seating.indexOf(one.by))
    const lane = spot ? 0 : this.#lane++ % EDGE
    this.all = [...this.all, { key, feeling: one.feeling, name: this.room.nameOf(one.by), spot, lane }]
    setTimeout(() => (this.all = this.all.filter((flight) => flight.key !== key)), FLIGHT_MS)
  }
}

function keyOf({ by, at }: Reaction): string {
  return `${by} ${at}`
}
