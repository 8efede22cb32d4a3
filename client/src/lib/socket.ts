import type { In, Out } from '../wire'
import { ASK_SIZE } from '../wire'

/** After such a sleep a connection that looks open may be dead, which nobody would notice for minutes. */
const LONG_SLEEP_MS = 20_000

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

/** Calls somebody; it hears later that the line is open, what is said, and that the line is lost. */
export type Dial = (opened: () => void, heard: (message: Out) => void, lost: () => void) => Line

/**
 * The one network door: a WebSocket that comes back by itself.
 *
 * `opened` is called after every (re)connection, `heard` for every message. What was asked
 * while the line was down is not sent later: by then the table may look different.
 */
export class Socket implements Line {
  #line: WebSocket | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  #hiddenAt = 0

  constructor(
    private readonly opened: () => void,
    private readonly heard: (message: Out) => void,
    private readonly lost: () => void,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
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
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#line?.close(1000)
  }

  again(): void {
    if (this.#stopped) return
    const old = this.#line
    this.#line = undefined
    old?.close(1000)
    this.lost()
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    this.#line = line
    line.onopen = () => {
      if (this.#line !== line) return
      this.#tries = 0
      this.opened()
    }
    line.onmessage = (event) => {
      if (this.#line === line) this.heard(JSON.parse(event.data as string) as Out)
    }
    line.onclose = () => {
      if (this.#line !== line || this.#stopped) return
      this.lost()
      const wait = Math.min(200 * 2 ** this.#tries++, 5000)
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
    }
  }

  /** The phone woke up or is online again: no need to wait any longer. */
  #now = (): void => {
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
