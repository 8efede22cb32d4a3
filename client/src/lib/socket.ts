import type { In, Out } from '../wire'
import { ASK_SIZE } from '../wire'

/** After such a sleep a connection that looks open may be dead, which nobody would notice for a while. */
const LONG_SLEEP_MS = 20_000
/** A server that was called says something by then, and later whenever it has promised to, or a little after. */
const FIRST_WORD_MS = 12_000
const LATE = 1.2
/** How long a call may take before the next one is made; packets that were lost are only sent again after growing pauses. */
const QUICK_MS = 1000
const PATIENT_MS = 10_000
const TIMES_LONGER = 4 // than the last one took
const QUICK_CALLS = 20 // in vain, before every other one is given more time: the line may have become slow

function missing(text: string): number {
  const bytes = new TextEncoder().encode(text).length
  return (ASK_SIZE - (bytes % ASK_SIZE)) % ASK_SIZE
}

/** A line to the keeper of the room: what a `Room` speaks into. */
export interface Line {
  /** Whether it went out. `spaced`: with spaces behind it, so that its length tells nothing. */
  send(message: In, spaced?: boolean): boolean
  stop(): void
  /** Hang up and call again at once. */
  again(): void
}

/** Calls somebody; it hears later that the line is open, what is said, and that the line is lost, or was `silent` for too long. */
export type Dial = (opened: () => void, heard: (message: Out) => void, lost: (silent: boolean) => void) => Line

/**
 * The one network door: a WebSocket that comes back by itself.
 *
 * `opened` is called after every (re)connection, `heard` for every message. What was asked
 * while the line was down is not sent later: by then the table may look different.
 */
export class Socket implements Line {
  #line: WebSocket | undefined
  #tries = 0 // that failed, one after the other
  #hung = 0 // calls that nobody answered, one after the other
  #timer: ReturnType<typeof setTimeout> | undefined // to the next call
  #stopped = false
  #hiddenAt = 0
  #took = PATIENT_MS / TIMES_LONGER // how long the last call took until it was answered
  #silence: ReturnType<typeof setTimeout> | undefined
  #longest = 0 // milliseconds of silence on a line that holds; 0: nobody has said

  constructor(
    private readonly opened: () => void,
    private readonly heard: (message: Out) => void,
    private readonly lost: (silent: boolean) => void,
  ) {
    addEventListener('online', this.#backOnline)
    addEventListener('pageshow', this.#shownAgain)
    document.addEventListener('visibilitychange', this.#seenAgain)
    this.#connect()
  }

  get open(): boolean {
    return this.#line?.readyState === WebSocket.OPEN
  }

  send(message: In, spaced = false): boolean {
    if (!this.open) return false
    const text = JSON.stringify(message)
    this.#line!.send(spaced ? text + ' '.repeat(missing(text)) : text)
    return true
  }

  stop(): void {
    this.#stopped = true
    removeEventListener('online', this.#backOnline)
    removeEventListener('pageshow', this.#shownAgain)
    document.removeEventListener('visibilitychange', this.#seenAgain)
    this.#hangUp()
  }

  again(): void {
    this.#callAnew(false)
  }

  #callAnew(silent: boolean): void {
    if (this.#stopped) return
    this.#hangUp()
    this.lost(silent)
    this.#connect()
  }

  /** Whatever comes from this line later is not heard any more. */
  #hangUp(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    const line = this.#line
    this.#line = undefined
    line?.close(1000)
  }

  #connect(): void {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    const called = performance.now()
    this.#line = line
    this.#longest = 0
    this.#timer = setTimeout(() => this.#giveUp(), this.#patience())
    line.onopen = () => {
      if (this.#line !== line) return
      clearTimeout(this.#timer)
      this.#took = performance.now() - called
      this.#tries = this.#hung = 0
      this.#listen(FIRST_WORD_MS)
      this.opened()
    }
    line.onmessage = (event) => {
      if (this.#line === line) this.#hear(JSON.parse(event.data as string) as Out)
    }
    line.onclose = () => {
      if (this.#line !== line) return
      this.#hangUp()
      this.lost(false)
      const wait = Math.min(200 * 2 ** this.#tries++, 5000)
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
    }
  }

  #patience(): number {
    if (this.#hung > QUICK_CALLS && this.#hung % 2) return PATIENT_MS
    return Math.min(Math.max(QUICK_MS, TIMES_LONGER * this.#took), PATIENT_MS)
  }

  /** Nobody answers: what was sent is lost, and would only be sent again after a long while. */
  #giveUp(): void {
    this.#hung++
    this.again()
  }

  #hear(message: Out): void {
    if (message.type === 'Welcome') this.#longest = (message.pings ?? 0) * 1000 * LATE // an older server does not say
    this.#listen(this.#longest)
    this.heard(message)
  }

  /** If nothing more is heard for so long, the line is dead, however open it looks. */
  #listen(ms: number): void {
    clearTimeout(this.#silence)
    if (ms) this.#silence = setTimeout(() => this.#callAnew(true), ms)
  }

  /** The network is back, and may be another one: no need to wait any longer. */
  #backOnline = (): void => this.again()

  /** The browser has kept the whole page, with a line that is long dead. */
  #shownAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.again()
  }

  /** The phone woke up. */
  #seenAgain = (): void => {
    const hidden = document.visibilityState === 'hidden'
    if (hidden) this.#hiddenAt = Date.now()
    if (hidden || this.#stopped) return
    const slept = this.#hiddenAt > 0 && Date.now() - this.#hiddenAt > LONG_SLEEP_MS
    this.#hiddenAt = 0
    const state = this.#line?.readyState ?? WebSocket.CLOSED
    if (state === WebSocket.CONNECTING || (state === WebSocket.OPEN && !slept)) return
    this.again()
  }
}
