import { untrack } from 'svelte'
import type { RemarkView } from '../../wire'
import { tellAloud } from '../aloud.svelte'
import type { Room } from '../room.svelte'
import { t } from '../text.svelte'
import { loadVoice, sentenceOf } from './voice'

export const BUBBLE_MS = 5000
const FRESH_MS = 6000 // a phone that comes back shows none of before

/** What a companion says just now. */
export interface Bubble {
  key: string
  seat: number
  member: number
  name: string
  text: string
}

/** The one bubble on this screen: what a companion has said last, while it is new. */
export class Bubbles {
  shown = $state.raw<Bubble>()
  #last: string | undefined // what was said last, whether or not it was shown
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly room: Room) {
    $effect(() => {
      const { playing, hushed = true } = room.view ?? {}
      const remark = hushed ? null : playing?.remark
      const family = room.table?.type
      untrack(() => void this.#hear(playing?.number ?? 0, remark ?? undefined, family))
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  async #hear(game: number, remark: RemarkView | undefined, family: string | undefined): Promise<void> {
    if (!remark || !family) return this.#hide()
    const key = `${game} ${remark.seat} ${remark.at}`
    if (key === this.#last) return
    this.#last = key
    if (this.room.time() - remark.at >= FRESH_MS) return
    await loadVoice(family).catch(() => undefined)
    const { seating } = this.room
    const text = sentenceOf(family, remark.word, (seat) => (seat in seating ? this.room.nameAt(seat) : undefined))
    if (text && key === this.#last) this.#show(key, remark.seat, text)
  }

  #show(key: string, seat: number, text: string): void {
    const member = this.room.seating[seat] ?? 0
    const name = this.room.nameOf(member)
    this.shown = { key, seat, member, name, text }
    tellAloud(t('reaction-of', { name, what: text }))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.shown = undefined), BUBBLE_MS)
  }

  #hide(): void {
    clearTimeout(this.#timer)
    this.shown = undefined
    this.#last = undefined
  }
}
