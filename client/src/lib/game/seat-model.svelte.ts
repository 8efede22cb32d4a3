/** A seat at the table of any game: who sits where, and how its moves are sent. */
import type { MemberView } from '../../wire'
import { attempt } from '../notices.svelte'
import type { Room } from '../room.svelte'

export class SeatModel<Move extends object> {
  busy = $state(false) // a move is on its way

  constructor(
    readonly room: Room,
    protected readonly watching = false, // a TV sits nowhere, whatever its browser may hold
  ) {}

  get seat(): number | undefined {
    return this.watching ? undefined : this.room.seat
  }

  get isHost(): boolean {
    return !this.watching && this.room.isHost
  }

  /** Whether this phone leads the game. */
  get leads(): boolean {
    return !this.watching && this.room.leads
  }

  get paused(): boolean {
    return this.room.view?.playing?.paused_at != null
  }

  member(seat: number | undefined): MemberView | undefined {
    const id = seat === undefined ? undefined : this.room.seating[seat]
    return this.room.view?.members.find((member) => member.id === id)
  }

  name(seat: number | undefined): string {
    return seat === undefined ? '…' : this.room.nameAt(seat)
  }

  /** Whether the move was made; if not, the phone has said why. */
  play(move: Move): Promise<boolean> {
    return this.#do(this.room.play(move))
  }

  playAsHost(move: Move): Promise<boolean> {
    return this.#do(this.room.playAsHost(move))
  }

  playAsMaster(move: Move): Promise<boolean> {
    return this.#do(this.room.playAsMaster(move))
  }

  async #do(work: Promise<unknown>): Promise<boolean> {
    this.busy = true
    try {
      return await attempt(work)
    } finally {
      this.busy = false
    }
  }
}
