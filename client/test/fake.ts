import type { GameView, In, Out, RoomView } from '../src/wire'

/** A server that a test speaks for. */
export class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSED = 3
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 0
  sent: In[] = []
  lengths: number[] = [] // of what was sent, in bytes
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as In)
    this.lengths.push(new TextEncoder().encode(text).length)
  }

  close(): void {
    this.readyState = 3
  }

  // What the test does

  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: Out): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  hangUp(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export const TOKEN = 'a'.repeat(22)
export const OTHER = 'b'.repeat(22)

export function person(id: number, name: string, present = true) {
  return { id, name, look: { face: id, colour: id }, present, companion: null }
}

export function roomView(more: Partial<RoomView> = {}): RoomView {
  return {
    language: 'en',
    hushed: false,
    members: [person(1, 'Ada'), person(2, 'Bruno')],
    ring: [1, 2],
    host: 1,
    former: null,
    appointed: null,
    cut_short: null,
    locked: false,
    game: 'codenames',
    options: {},
    packs: [],
    playing: null,
    results: [],
    reactions: [],
    reactions_allowed: true,
    silent: [],
    phones: [],
    lent: [],
    lend_after: null,
    faster: false,
    today: null,
    ...more,
  }
}

/** The first game of an evening, in which Ada and Bruno play. */
export function gameView(more: Partial<GameView> = {}): GameView {
  return {
    game: 'codenames',
    number: 1,
    seating: [1, 2],
    started: 0,
    paused: 0,
    paused_at: null,
    seals: [],
    opened_seals: [],
    outcome: null,
    changes: [],
    master: null,
    masters: [],
    willing: [],
    left: [],
    vacancies: [],
    question: null,
    lead_by_vote: false,
    remark: null,
    meant: [],
    today: null,
    ...more,
  }
}

/** Let promises and effects run. */
export const settle = () => new Promise((done) => setTimeout(done))
