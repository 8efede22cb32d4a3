/** A seat at the table of any game: who sits where, and how its moves are sent. */
import { isCompanion } from '../companions'
import { attempt } from '../notices.svelte'
import type { Room, TablePerson } from '../room.svelte'

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

  /** Who sits there; if they have left the room, as they were. */
  member(seat: number | undefined): TablePerson | undefined {
    return seat === undefined ? undefined : this.room.person(this.room.seating[seat])
  }

  /** Whether a person holds this seat: a companion is praised for nothing. */
  isPerson(seat: number): boolean {
    return !isCompanion(this.member(seat))
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
