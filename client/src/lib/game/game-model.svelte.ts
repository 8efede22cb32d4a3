/** What the models of all games share: a game as one screen sees it, and what the holder of the phone may do. */
import type { Hand, Table } from '../../wire'
import { asSentence, tellAloud } from '../aloud.svelte'
import { handOf, kindsOf } from '../hand-of-game'
import type { Room } from '../room.svelte'
import { limitOf, type Limit } from './limit'
import { SeatModel } from './seat-model.svelte'
import { listed, t, type Sentence } from '../text.svelte'
import { Ticker } from './ticker.svelte'

export type HandAt<T extends Table> = Extract<Hand, { type: T['type'] }>

export class GameModel<T extends Table, Move extends { type: string }> extends SeatModel<Move> {
  readonly ticker: Ticker

  /** Only while a component is being set up: the clock runs for as long as that component is there. */
  constructor(
    room: Room,
    private readonly shown: () => T,
    watching = false,
  ) {
    super(room, watching)
    this.ticker = new Ticker(room)
    $effect(() => this.ticker.run())
  }

  get table(): T {
    return this.shown()
  }

  get phase(): T['phase'] {
    return this.table.phase
  }

  get over(): boolean {
    return this.phase.type === 'Over'
  }

  get limit(): Limit | null {
    return limitOf(this.phase)
  }

  get hand(): HandAt<T> | undefined {
    return this.seat === undefined ? undefined : handOf<T['type']>(this.table.type, this.room.hand)
  }

  get hostHand(): HandAt<T> | undefined {
    return this.isHost ? handOf<T['type']>(this.table.type, this.room.hostHand) : undefined
  }

  get masterHand(): HandAt<T> | undefined {
    return this.leads ? handOf<T['type']>(this.table.type, this.room.masterHand) : undefined
  }

  /** Nothing can be done just now: a move is under way, the game is paused, or the line is gone. */
  get frozen(): boolean {
    return this.busy || this.paused || this.room.waits
  }

  may(...kinds: Move['type'][]): boolean {
    return kindsOf(this.hand).some((kind) => kinds.includes(kind))
  }

  mayAsHost(...kinds: Move['type'][]): boolean {
    return kindsOf(this.hostHand).some((kind) => kinds.includes(kind))
  }

  mayAsMaster(...kinds: Move['type'][]): boolean {
    return kindsOf(this.masterHand).some((kind) => kinds.includes(kind))
  }

  /** What a seat does, the host may do for it. */
  act(move: Move): Promise<boolean> {
    return this.may(move.type) ? this.play(move) : this.playAsHost(move)
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)))
  }

  /** Tell what has just happened to those who do not see it. */
  tell(news: readonly Sentence[]): void {
    tellAloud(news.map(({ id, args }) => asSentence(t(id, args))).join(' '))
  }
}
