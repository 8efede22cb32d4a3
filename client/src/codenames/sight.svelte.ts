/** A game of Codenames as this phone sees it, and what whoever holds the phone may do. */
import { attempt } from '../lib/notices.svelte'
import type { Room } from '../lib/room.svelte'
import type { CodenamesHand, CodenamesMove, CodenamesPlace, CodenamesTable, MemberView } from '../wire'
import type { Stage } from './stage.svelte'
import { cells, may, teamAtTurn, type Cell, type Kind, type Team } from './table'
import type { Ticker } from './ticker.svelte'

export class Sight {
  keyOpen = $state(false) // only while a finger holds it
  chosen = $state<number | null>(null) // selected here, and nowhere else
  busy = $state(false) // a move is on its way

  constructor(
    readonly room: Room,
    readonly stage: Stage,
    readonly ticker: Ticker,
    private readonly watching = false, // a TV sits nowhere, whatever its browser may hold
  ) {}

  get seat(): number | undefined {
    return this.watching ? undefined : this.room.seat
  }

  get table(): CodenamesTable {
    return this.stage.scene.table
  }

  get phase(): CodenamesTable['phase'] {
    return this.table.phase
  }

  get hand(): CodenamesHand | undefined {
    return this.stage.scene.hand
  }

  get hostHand(): CodenamesHand | undefined {
    return this.stage.scene.hostHand
  }

  get team(): Team | undefined {
    return teamAtTurn(this.phase)
  }

  get isHost(): boolean {
    return !this.watching && this.room.isHost
  }

  get place(): CodenamesPlace | undefined {
    return this.seat === undefined ? undefined : this.table.places[this.seat]
  }

  get knowsKey(): boolean {
    return (this.hand?.key.length ?? 0) > 0
  }

  get cells(): Cell[] {
    return cells(this.table, this.keyOpen ? this.hand?.key : [])
  }

  get paused(): boolean {
    return this.room.room?.playing?.paused_at != null
  }

  /** Nothing can be done just now: a card is turning, a move under way, the game paused. */
  get frozen(): boolean {
    return this.busy || this.paused || this.stage.turning !== null
  }

  may(...kinds: Kind[]): boolean {
    return may(this.hand, ...kinds)
  }

  mayAsHost(...kinds: Kind[]): boolean {
    return may(this.hostHand, ...kinds)
  }

  member(seat: number | undefined): MemberView | undefined {
    const id = seat === undefined ? undefined : this.room.seating[seat]
    return this.room.room?.members.find((member) => member.id === id)
  }

  name(seat: number | undefined): string {
    return seat === undefined ? '…' : this.room.nameAt(seat)
  }

  play(move: CodenamesMove): Promise<boolean> {
    return this.#do(this.room.play(move))
  }

  playAsHost(move: CodenamesMove): Promise<boolean> {
    return this.#do(this.room.playAsHost(move))
  }

  /** A judge may sit at the table, or be the host. */
  judge(move: CodenamesMove): Promise<boolean> {
    return this.may(move.type) ? this.play(move) : this.playAsHost(move)
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
