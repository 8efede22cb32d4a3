import type { In, Out } from '../wire'

/**
 * The one network door: a WebSocket that comes back by itself.
 *
 * `opened` is called after every (re)connection, `heard` for every message. What was asked
 * while the line was down is not sent later: by then the table may look different.
 */
export class Socket {
  #line: WebSocket | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(
    private readonly opened: () => void,
    private readonly heard: (message: Out) => void,
    private readonly lost: (code: number) => void,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  get open(): boolean {
    return this.#line?.readyState === WebSocket.OPEN
  }

  send(message: In): boolean {
    if (!this.open) return false
    this.#line!.send(JSON.stringify(message))
    return true
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#line?.close(1000)
  }

  #connect(): void {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    this.#line = line
    line.onopen = () => {
      this.#tries = 0
      this.opened()
    }
    line.onmessage = (event) => this.heard(JSON.parse(event.data as string) as Out)
    line.onclose = (event) => {
      if (this.#line !== line || this.#stopped) return
      this.lost(event.code)
      const wait = Math.min(200 * 2 ** this.#tries++, 5000)
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
    }
  }

  /** The phone woke up or is online again: no need to wait any longer. */
  #now = (): void => {
    if (document.visibilityState === 'hidden' || this.#stopped) return
    if (this.#line && this.#line.readyState <= WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#connect()
  }
}
