/** A seat at the table of any game: what its table and hand say, by their types alone. */
import { SeatModel } from '../lib/game/seat-model.svelte'
import { offered } from '../lib/game/offers'
import type { Room } from '../lib/room.svelte'
import { gameText } from '../games'
import { listed, t } from '../lib/text.svelte'
import { Ticker } from '../lib/game/ticker.svelte'
import type { Outcome } from '../wire'
import { kindsOf } from '../lib/hand-of-game'
import type { Holder } from './questions'
import { isBySeat, limitOf, lines, reading, type Json, type Line, type Limit } from './reading'
import { shapesOf, type Shapes } from './shapes'
import { Words } from './words'

export type AnyTable = Json & { type: string }
type AnyHand = Json & Holder & { type: string }

export class PlainModel extends SeatModel<object> {
  readonly shapes: Shapes
  readonly words: Words
  readonly ticker: Ticker

  /** Only while a component is being set up: the clock runs for as long as that component is there. */
  constructor(
    room: Room,
    private readonly shown: () => AnyTable,
    watching = false,
  ) {
    super(room, watching)
    this.ticker = new Ticker(room)
    $effect(() => this.ticker.run())
    const { type } = shown()
    this.shapes = shapesOf(type) ?? { table: {}, hand: {}, moves: {}, records: {} }
    this.words = new Words(type)
  }

  get table(): AnyTable {
    return this.shown()
  }

  get gameName(): string {
    return gameText(this.room.view?.playing?.game ?? this.table.type)
  }

  get outcome(): Outcome | null {
    return this.room.view?.playing?.outcome ?? null
  }

  get over(): boolean {
    return this.outcome !== null
  }

  /** What happens now; also told to those who do not see it. */
  get said(): string {
    return this.over ? t('plain-over') : (this.phase ?? '')
  }

  get limit(): Limit | null {
    return this.outcome ? null : limitOf(this.table)
  }

  get phase(): string | undefined {
    const { phase } = reading(this.table, this.shapes)
    return phase && this.words.phase(phase)
  }

  /** What lies open, apart from what is shown beside the people. */
  get open(): Line[] {
    return reading(this.table, this.shapes).lines.filter((line) => !isBySeat(line))
  }

  get besidePeople(): Line[] {
    return reading(this.table, this.shapes).lines.filter(isBySeat)
  }

  get hand(): AnyHand | undefined {
    return this.seat === undefined ? undefined : this.#own(this.room.hand)
  }

  get hostHand(): AnyHand | undefined {
    return this.isHost ? this.#own(this.room.hostHand) : undefined
  }

  /** What only the holder of the phone may read. */
  get secrets(): Line[] {
    return this.hand ? lines(this.hand, this.shapes.hand) : []
  }

  /** Nothing can be done just now: a move is under way, the game is paused, or the line is gone. */
  get frozen(): boolean {
    return this.busy || this.paused || this.room.waits
  }

  handFor(host: boolean): AnyHand | undefined {
    return host ? this.hostHand : this.hand
  }

  kinds(host: boolean): string[] {
    return kindsOf(this.handFor(host))
  }

  isOffered(kind: string, host: boolean): boolean {
    return offered(this.handFor(host) as never, kind as never)
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)))
  }

  /** A hand of the game before may still be there for a moment. */
  #own(hand: unknown): AnyHand | undefined {
    const own = hand as AnyHand | undefined
    return own?.type === this.table.type ? own : undefined
  }
}
