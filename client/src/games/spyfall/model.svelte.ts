/** A game of Spyfall as this phone sees it, and what whoever holds the phone may do. */
import { SeatModel } from '../../lib/seat-model.svelte'
import { handOf } from '../../lib/hand'
import type { Room } from '../../lib/room.svelte'
import { listed } from '../../lib/text.svelte'
import type { Ticker } from '../../lib/ticker.svelte'
import type { SpyfallHand, SpyfallMove, SpyfallQuestion, SpyfallTable } from '../../wire'
import { CrossedOut } from './crossed-out.svelte'
import { may, ringOf, type Kind, type Phase } from './table'

export class SpyfallModel extends SeatModel<SpyfallMove> {
  chosen = $state<number | null>(null) // a seat selected here, and nowhere else
  guess = $state<number | null>(null) // a place that a revealed spy thinks of
  heard = $state.raw<SpyfallQuestion[]>([]) // older questions than those that still lie on the table
  draft = $state('') // a question or an answer, also while an accusation interrupts it
  readonly crossedOut: CrossedOut

  constructor(
    room: Room,
    private readonly shown: () => SpyfallTable,
    readonly ticker: Ticker,
    watching = false,
  ) {
    super(room, watching)
    const round = () => `${room.code}/${room.room?.playing?.number ?? 0}/${this.table.round}/${this.table.used.length}`
    this.crossedOut = new CrossedOut(round, () => this.seat)
  }

  get table(): SpyfallTable {
    return this.shown()
  }

  get phase(): Phase {
    return this.table.phase
  }

  get box(): string {
    return this.table.terms.box
  }

  get hand(): SpyfallHand | undefined {
    return this.seat === undefined ? undefined : handOf('spyfall', this.room.hand)
  }

  get hostHand(): SpyfallHand | undefined {
    return this.isHost ? handOf('spyfall', this.room.hostHand) : undefined
  }

  /** Whether whoever holds the phone takes part: they have a seat, and have not left for good. */
  get plays(): boolean {
    return this.seat !== undefined && ringOf(this.table).includes(this.seat)
  }

  /** Nothing can be done just now: a move is under way, or the game is paused. */
  get frozen(): boolean {
    return this.busy || this.paused
  }

  may(...kinds: Kind[]): boolean {
    return may(this.hand, ...kinds)
  }

  mayAsHost(...kinds: Kind[]): boolean {
    return may(this.hostHand, ...kinds)
  }

  /** What the dealer does, the host may do for them. */
  act(move: SpyfallMove): Promise<boolean> {
    return this.may(move.type) ? this.play(move) : this.playAsHost(move)
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)))
  }

  place(index: number | null): string {
    return index === null ? '' : (this.table.places[index] ?? '')
  }
}
