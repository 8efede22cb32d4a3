/** A game of Secret Identity as this phone sees it, and what whoever holds the phone may do. */
import { SeatModel } from '../../lib/seat-model.svelte'
import { handOf } from '../../lib/hand'
import type { Room } from '../../lib/room.svelte'
import { listed } from '../../lib/text.svelte'
import type { Ticker } from '../../lib/ticker.svelte'
import type { SecretIdentityHand, SecretIdentityMove, SecretIdentityTable } from '../../wire'
import { may, together, type Kind, type Phase } from './table'

export class SecretIdentityModel extends SeatModel<SecretIdentityMove> {
  constructor(
    room: Room,
    private readonly shown: () => SecretIdentityTable,
    readonly ticker: Ticker,
    watching = false,
  ) {
    super(room, watching)
  }

  get table(): SecretIdentityTable {
    return this.shown()
  }

  get phase(): Phase {
    return this.table.phase
  }

  get together(): boolean {
    return together(this.table)
  }

  get hand(): SecretIdentityHand | undefined {
    return this.seat === undefined ? undefined : handOf('secret_identity', this.room.hand)
  }

  get hostHand(): SecretIdentityHand | undefined {
    return this.isHost ? handOf('secret_identity', this.room.hostHand) : undefined
  }

  /** Whether whoever holds the phone takes part: they have a seat, and have not left for good. */
  get plays(): boolean {
    return this.seat !== undefined && !this.table.gone.includes(this.seat)
  }

  /** Together: this seat gives the clue, and may not help the others in any way (ID-74). */
  get active(): boolean {
    return this.seat !== undefined && this.table.active === this.seat
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

  /** What a seat does, the host may do for it. */
  act(move: SecretIdentityMove): Promise<boolean> {
    return this.may(move.type) ? this.play(move) : this.playAsHost(move)
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)))
  }
}
