import type { Deed, Deeds, Do, Hand, MemberView, News, Opinion, Out, RoomView, Table, Welcome } from '../wire'
import { HOST, MASTER, PROTOCOL } from '../wire'
import { updated } from './news'
import { Refused, Requests } from './requests'
import { keepSeats, leftSeatsIn, seatsIn } from './settings.svelte'
import { Socket, type Dial, type Line } from './socket'

export { Refused }
export type Act = Do['act']
/** Somebody at the table; `left`: who has a part in its game, and is not in the room any more. */
export type TablePerson = MemberView & { left?: 'left' | 'removed' }
interface Seat {
  member: number
  token: string
}
type Status = 'connecting' | 'open' | 'lost' | 'gone'

const PATIENCE_MS = 8000 // how long somebody waits for a new table
const BLINK_MS = 1200 // a shorter break of the line is not worth a word
const MOST_TOKENS = 20 // of one Hello
const RETRY_MS = 2000 // before a server that cannot read its log is asked again

function gate(): { open: () => void; passed: Promise<void> } {
  let open!: () => void
  const passed = new Promise<void>((done) => (open = done))
  return { open, passed }
}

function tooLong(): Promise<never> {
  return new Promise((_, refused) => setTimeout(() => refused(new Refused({ code: 'offline' })), PATIENCE_MS))
}

/** What this phone shows: the room, the table, the hands it holds. It holds no rules. */
export class Room {
  code = $state('')
  status = $state<Status>('connecting')
  waits = $state(false) // the line has been gone for so long that people are told
  view = $state.raw<RoomView>() // of the room, as the server sends it
  table = $state.raw<Table | null>(null)
  hands = $state.raw<Record<string, Hand>>({})
  members = $state.raw<number[]>([]) // who this phone is
  active = $state(0) // which of them holds the phone now, when it is passed round
  missing = $state(false) // no room has this code
  why = $state('') // the code of the refusal that keeps us out
  out = $state<'removed' | 'moved' | null>(null) // how this phone lost its last seat
  returning = $state.raw<Seat[]>([]) // who left the game from this phone, and may come back to it
  v = 0

  #socket: Line
  #requests = new Requests((message, spaced) => this.#socket.send(message, spaced))
  #seats: Seat[] = []
  #tokens: string[] = [] // of our seats; before the first Welcome nobody knows whose they are
  #left: string[] = [] // of seats that we have given up
  #skew = 0
  #offered = 0 // until then a seat of ours may move to another phone
  #asking = false // whether it has
  #leaving = false
  #late: ReturnType<typeof setTimeout> | undefined // when people are told that the line is gone
  #connected = gate()
  #informed = gate()

  /**
   * `watch`: only look on, even if this browser holds seats here: it is a TV. `dial`: how to reach who keeps the room,
   * if that is no server.
   */
  constructor(
    code = '',
    readonly watch = false,
    dial: Dial = (...ears) => new Socket(...ears),
  ) {
    this.code = code
    this.#tokens = code && !watch ? seatsIn(code) : []
    this.#left = code && !watch ? leftSeatsIn(code) : []
    this.#socket = dial(
      () => void this.#opened(),
      (message) => this.#heard(message),
      (silent) => this.#lost(silent),
    )
  }

  /** Close the connection; the seat stays ours. */
  stop(): void {
    clearTimeout(this.#late)
    this.#socket.stop()
  }

  // Who we are

  get me() {
    const id = this.members[this.active] ?? this.members[0]
    return this.view?.members.find((member) => member.id === id)
  }

  get isHost(): boolean {
    return this.view?.host != null && this.members.includes(this.view.host)
  }

  /** Whether somebody of this phone lost the host's place by being away. */
  get mayTakeBack(): boolean {
    return this.view?.former != null && this.members.includes(this.view.former)
  }

  get seating(): number[] {
    return this.view?.playing?.seating ?? []
  }

  /** The seat of the member who holds the phone now; undefined for an onlooker. */
  get seat(): number | undefined {
    const seat = this.seating.indexOf(this.me?.id ?? -1)
    return seat < 0 ? undefined : seat
  }

  get hand(): Hand | undefined {
    return this.seat === undefined ? undefined : this.hands[this.seat]
  }

  get hostHand(): Hand | undefined {
    return this.hands[HOST]
  }

  /** Whether somebody of this phone leads the game at the table. */
  get leads(): boolean {
    const master = this.view?.playing?.master
    return master != null && this.members.includes(master)
  }

  /** What the game master sees: everything. */
  get masterHand(): Hand | undefined {
    return this.hands[MASTER]
  }

  /** A member, or somebody who has left the game at the table: there they keep name and face. */
  person(member: number | undefined): TablePerson | undefined {
    const here = this.view?.members.find(({ id }) => id === member)
    const gone = here ? undefined : this.view?.playing?.left?.find(({ id }) => id === member)
    if (!gone) return here
    const { id, name, look, removed, companion = null } = gone
    return { id, name, look, present: false, companion, left: removed ? 'removed' : 'left' }
  }

  nameOf(member: number | undefined): string {
    return this.person(member)?.name ?? '…'
  }

  nameAt(seat: number): string {
    return this.nameOf(this.seating[seat])
  }

  /** The server's time. */
  time(): number {
    return Date.now() + this.#skew
  }

  /** The game's own time in milliseconds; it stands still while the game is paused. */
  now(): number {
    const playing = this.view?.playing
    if (!playing) return 0
    const at = playing.paused_at ?? this.time()
    return at - playing.started - playing.paused
  }

  // What we ask

  async open(name: string, look: { face: number; colour: number }, language: string): Promise<string> {
    await Promise.race([this.#connected.passed, tooLong()])
    await this.#requests.ask({ type: 'Open', protocol: PROTOCOL, name, look, language })
    await this.#informed.passed
    return this.code
  }

  /** `chosen`: they want this very look, also if somebody here has it. */
  async join(name: string, look: { face: number; colour: number }, watch = false, chosen = true): Promise<void> {
    await this.#requests.ask({ type: 'Join', name, look, watch, chosen })
    this.active = this.members.length - 1
  }

  /** Come back as somebody who left the game from this phone. */
  async comeBack({ token }: Seat): Promise<void> {
    await this.#requests.ask({ type: 'Return', token })
    this.returning = this.returning.filter((seat) => seat.token !== token)
    this.active = this.members.length - 1
  }

  /** Everybody on this phone goes home. */
  async leave(): Promise<void> {
    this.#leaving = true
    const seats = [...this.#seats]
    for (const { member } of seats) await this.#requests.ask({ type: 'Do', by: member, act: { type: 'Leave' } })
    this.#giveUp(seats)
    this.#hold([])
  }

  /** The member of this phone who lost the host's place by being away is host again. */
  async takeBack(): Promise<void> {
    await this.#requests.ask({ type: 'Do', by: this.view!.former!, act: { type: 'TakeBack' } })
  }

  /** Send an act of the member who holds the phone; of the host, if `asHost`. */
  async do(act: Act, asHost = false): Promise<void> {
    const by = asHost ? this.view!.host! : (this.me?.id ?? 0)
    await this.#requests.ask({ type: 'Do', by, act })
  }

  /**
   * A move in the game. It is refused as stale if the hand changed after it was tapped; not
   * in a hushed game, where what others do in secret must not show that way.
   */
  async play(move: object): Promise<void> {
    if (this.seat !== undefined) await this.#move(this.me!.id, this.seat, move)
  }

  async playAsHost(move: object): Promise<void> {
    await this.#move(this.view!.host!, HOST, move)
  }

  async playAsMaster(move: object): Promise<void> {
    await this.#move(this.view!.playing!.master!, MASTER, move)
  }

  async #move(by: number, seat: number, move: object): Promise<void> {
    const act = { type: 'Play', seat, move } as Act
    if (this.view?.hushed) await this.#requests.ask({ type: 'Do', by, act }, true)
    else await this.#requests.ask({ type: 'Do', by, act, seen: this.v })
  }

  /** What the referee and companions would say of a move. Nobody else hears of it. */
  async consult(move: object, asHost = false): Promise<Opinion> {
    const [by, seat] = asHost ? [this.view!.host!, HOST] : [this.me!.id, this.seat!]
    return (await this.#requests.ask({ type: 'Consult', by, seat, move })) as Opinion
  }

  /** What companions did for a member of this phone in the game at the table, while they were away. */
  async recall(by: number): Promise<Deed[]> {
    return ((await this.#requests.ask({ type: 'Recall', by })) as Deeds).deeds
  }

  /** A code with which another phone may take over the member who holds this one. */
  async moveOut(): Promise<{ code: string; seconds: number }> {
    const answer = await this.#requests.ask({ type: 'MoveOut', by: this.me!.id })
    const { seconds } = answer as { seconds: number } & Out
    this.#offered = Date.now() + seconds * 1000
    return answer as { code: string; seconds: number } & Out
  }

  async moveIn(code: string): Promise<void> {
    await this.#requests.ask({ type: 'MoveIn', protocol: PROTOCOL, room: this.code, code })
  }

  // What we hear

  async #opened(): Promise<void> {
    this.#connected.open()
    if (!this.code) return this.#settled('open')
    try {
      const tokens = [...this.#tokens, ...this.#left].slice(0, MOST_TOKENS)
      await this.#requests.ask({ type: 'Hello', protocol: PROTOCOL, room: this.code, tokens })
      this.#settled('open')
    } catch (error) {
      const code = error instanceof Refused ? error.refusal.code : 'unknown'
      if (code === 'offline') return // the line broke again; the next one says Hello
      if (code === 'log-failed') {
        this.#lost() // the table waits, and so do we
        return this.#tryLater()
      }
      if (code === 'newer-version') this.#tryLater() // another server may know it
      this.#settled('gone')
      this.why = code
      this.missing = code === 'no-such-room'
      if (this.missing && !this.watch) keepSeats(this.code, []) // nothing to come back to
    }
  }

  #tryLater(): void {
    setTimeout(() => this.#socket.again(), RETRY_MS)
  }

  #heard(message: Out): void {
    if (message.type === 'News') return this.#learn(message)
    if (message.type === 'Ping') return this.#setClock(message.at)
    if (message.type === 'Welcome') this.#welcome(message)
    this.#requests.answer(message.id, message)
  }

  #welcome({ room, you, lost: unknown, left = [] }: Welcome): void {
    this.code = room
    const lost = unknown.filter((token) => this.#tokens.includes(token)) // others were given up before
    const fresh = you.flatMap(({ member, token }) => (token ? [{ member, token }] : []))
    const known = this.#tokens.filter((token) => !lost.includes(token)) // `you` keeps their order
    const held = fresh.length
      ? this.#seats.filter(({ member }) => !fresh.some((seat) => seat.member === member))
      : you.flatMap(({ member }, index) => (known[index] ? [{ member, token: known[index] }] : []))
    const seats = [...held, ...fresh]
    this.out = !seats.length && lost.length ? (this.#offered ? 'moved' : 'removed') : null
    if (lost.length) this.#offered = 0
    if (!fresh.length) this.#mayReturn(left)
    this.#hold(seats)
  }

  /** These have left the game from this phone; by their tokens they may come back to it. */
  #mayReturn(left: readonly { member: number; token?: string | null }[]): void {
    this.returning = left.flatMap(({ member, token }) => (token ? [{ member, token }] : []))
    this.#left = this.returning.map(({ token }) => token)
  }

  /** These seats are ours from now on; the member who holds the phone stays the same. */
  #hold(seats: Seat[]): void {
    const holder = this.members[this.active]
    this.#seats = seats
    this.#tokens = seats.map(({ token }) => token)
    this.members = seats.map(({ member }) => member)
    this.active = Math.max(0, this.members.indexOf(holder ?? -1))
    if (!this.watch && this.code) keepSeats(this.code, this.#tokens, this.#left) // a room without a code is nobody's to come back to
  }

  /** The host may have freed a seat of ours. */
  #lookForUs(): void {
    const here = this.#seats.filter(({ member }) => this.view!.members.some(({ id }) => id === member))
    if (here.length === this.#seats.length) return
    if (!here.length && !this.#leaving) this.out = 'removed'
    this.#giveUp(this.#seats.filter((seat) => !here.includes(seat)))
    this.#hold(here)
  }

  /** Remember by which tokens these may come back, if there is a game to come back to. */
  #giveUp(seats: Seat[]): void {
    const known = this.returning.map(({ token }) => token)
    if (this.view?.playing) this.#mayReturn([...this.returning, ...seats.filter(({ token }) => !known.includes(token))])
  }

  /** The server does not say that our seat has moved: it only sends everything anew. */
  #askWhoWeAre(): void {
    const moved = Date.now() < this.#offered && !this.#asking
    this.#asking = moved
    if (moved) this.#socket.again()
  }

  #learn(news: News): void {
    this.v = news.v
    this.#setClock(news.at)
    ;({ view: this.view, table: this.table, hands: this.hands } = updated(this, news))
    if (news.whole) this.#informed.open()
    if (news.whole || news.room?.members) this.#lookForUs()
    if (news.whole) this.#askWhoWeAre()
    for (const id of news.done ?? []) this.#requests.answer(id)
    for (const refusal of news.refused ?? []) this.#requests.refuse(refusal.id, refusal)
  }

  /** A phone's clock may be wrong, and may be set right in the middle of a game. */
  #setClock(at: number): void {
    this.#skew = at - Date.now()
  }

  /** The door is open, or stays closed: nobody waits for it any more. */
  #settled(status: 'open' | 'gone'): void {
    clearTimeout(this.#late)
    this.#late = undefined
    this.waits = false
    this.status = status
  }

  #lost(silent = false): void {
    if (this.status !== 'gone') {
      this.status = 'lost'
      if (silent) this.waits = true
      this.#late ??= setTimeout(() => (this.waits = true), BLINK_MS)
    }
    this.#requests.refuseAll({ code: 'offline' })
  }
}
