/** Plays a recording to a `Room`, which takes it for a server: friends move by themselves, the guest when asked to. */
import type { Dial, Line } from '../lib/socket'
import type { Sentence } from '../lib/text.svelte'
import { PROTOCOL, type In, type MemberView, type News, type Out } from '../wire'
import type { Beat, Recording, Way } from './recording'

const TWICE_MS = 450 // two quick taps are one: nobody has read that fast
const STANDSTILL_MS = 15_000 // no time limit passes while somebody reads

type Guest = Pick<MemberView, 'name' | 'look'>

/** Whether a move is what the script asks for. */
export function fits({ move, free }: Way, made: Record<string, unknown>): boolean {
  return Object.entries(move).every(([field, value]) => {
    if (free.includes(field)) return made[field] !== ''
    return !(field in made) || JSON.stringify(made[field]) === JSON.stringify(value) // what is not said is as usual
  })
}

export class Story implements Line {
  said = $state.raw<Sentence>() // by the coach
  point = $state.raw<string[]>([]) // at what
  waits = $state<'friends' | 'tap' | 'does' | 'move' | 'end'>('friends') // for what
  mayHurry = $state(false) // nothing is being revealed just now
  nudges = $state(0) // how often the guest did something else than was asked for

  #beats: Beat[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #still: ReturnType<typeof setInterval> | undefined
  #heard: (message: Out) => void = () => undefined
  #written: [recorded: string, written: string][] = [] // what the guest wrote instead
  #tapped = 0 // when
  #v = 0
  #at = 0 // the time on the game's clock
  #told = 0 // and when it was that

  constructor(
    private readonly recording: Recording,
    private readonly guest: Guest,
  ) {
    this.#beats = [...recording.beats]
  }

  /** How a `Room` reaches this story. */
  readonly dial: Dial = (opened, heard) => {
    this.#heard = heard
    queueMicrotask(() => {
      opened()
      const you = [{ member: this.recording.guest, token: 'guest' }]
      heard({ type: 'Welcome', id: 0, protocol: PROTOCOL, room: '', you, lost: [], left: [], pings: 0 })
      this.#next()
    })
    this.#still = setInterval(() => this.#standStill(), 1000)
    return this
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#still)
  }

  again(): void {} // this line is never lost

  /** The guest has read what was said, or wants to wait no longer. */
  tap(): void {
    if (Date.now() - this.#tapped < TWICE_MS) return
    this.#tapped = Date.now()
    if (this.mayHurry) this.#happen()
    else if (this.waits === 'tap') this.#done()
  }

  /** The guest has chosen or held what the coach points at. */
  did(): void {
    if (this.waits === 'does') this.#done()
  }

  /** The guest does something: what was asked for, or it is kindly put aside. */
  send(message: In): boolean {
    const way = this.#wayOf(message)
    if (way < 0) {
      this.nudges++
      queueMicrotask(() => this.#tell({ done: [message.id] }))
      return true
    }
    queueMicrotask(() => {
      this.#tell({ done: [message.id] })
      this.#done(way)
    })
    return true
  }

  /** Which of the moves that are asked for this one is. */
  #wayOf(message: In): number {
    const ways = this.waits === 'move' ? (this.#beats[0]?.moves ?? []) : []
    if (message.type !== 'Do' || message.act.type !== 'Play') return -1
    const made: Record<string, unknown> = { ...message.act.move }
    const found = ways.findIndex((way) => fits(way, made))
    const way = ways[found]
    for (const field of way?.free ?? []) this.#keep(way!.move[field], made[field])
    return found
  }

  /** What the guest has written instead of what was recorded stands there from now on. */
  #keep(recorded: unknown, written: unknown): void {
    if (typeof recorded === 'string' && typeof written === 'string') this.#written.push([recorded, written])
  }

  /** What is next in turn begins, and happens after a while. */
  #next(): void {
    const beat = this.#beats[0]
    this.waits = beat ? 'friends' : 'end'
    this.point = []
    this.mayHurry = beat?.after !== undefined && !beat.still
    if (!beat) return
    if (beat.after) this.#timer = setTimeout(() => this.#happen(), beat.after)
    else this.#happen()
  }

  #happen(): void {
    clearTimeout(this.#timer)
    this.mayHurry = false
    const beat = this.#asWritten(this.#beats[0]!)
    this.#at = beat.at ?? this.#at
    if (beat.news) this.#tell(this.#withGuest(beat.news))
    if (beat.say) this.said = { id: beat.say, args: beat.args }
    this.point = beat.point ?? []
    if (beat.moves) this.waits = 'move'
    else if (beat.tap) this.waits = 'tap'
    else if (beat.does) this.waits = 'does'
    else this.#done()
  }

  #done(way = 0): void {
    const [beat, ...rest] = this.#beats
    this.#beats = beat?.then ? [...beat.then[way]!] : rest
    this.#next()
  }

  #tell(news: Partial<News>): void {
    this.#told = Date.now()
    this.#heard({ type: 'News', v: ++this.#v, at: this.#at, ...news })
  }

  #standStill(): void {
    if (Date.now() - this.#told < STANDSTILL_MS) return
    this.#heard({ type: 'News', v: this.#v, at: this.#at + STANDSTILL_MS })
  }

  /** The guest plays under their own name. */
  #withGuest(news: Partial<News>): Partial<News> {
    const members = news.room?.members as MemberView[] | undefined
    if (!members) return news
    const named = members.map((member) => (member.id === this.recording.guest ? { ...member, ...this.guest } : member))
    return { ...news, room: { ...news.room, members: named } }
  }

  #asWritten(beat: Beat): Beat {
    if (!this.#written.length) return beat
    const text = this.#written.reduce(
      (before, [recorded, written]) => before.replaceAll(JSON.stringify(recorded), JSON.stringify(written)),
      JSON.stringify(beat),
    )
    return JSON.parse(text) as Beat
  }
}
