/** A game of Codenames as this phone sees it, and what whoever holds the phone may do. */
import { Chair } from '../lib/chair.svelte'
import type { Room } from '../lib/room.svelte'
import type { Ticker } from '../lib/ticker.svelte'
import type { CodenamesHand, CodenamesMove, CodenamesPlace, CodenamesTable } from '../wire'
import type { Stage } from './stage.svelte'
import { cells, may, teamAtTurn, type Cell, type Kind, type Team } from './table'

export class Sight extends Chair<CodenamesMove> {
  keyOpen = $state(false) // only while a finger holds it
  chosen = $state<number | null>(null) // selected here, and nowhere else

  constructor(
    room: Room,
    readonly stage: Stage,
    readonly ticker: Ticker,
    watching = false,
  ) {
    super(room, watching)
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

  get place(): CodenamesPlace | undefined {
    return this.seat === undefined ? undefined : this.table.places[this.seat]
  }

  get knowsKey(): boolean {
    return (this.hand?.key.length ?? 0) > 0
  }

  get cells(): Cell[] {
    return cells(this.table, this.keyOpen ? this.hand?.key : [])
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

  /** A judge may sit at the table, or be the host. */
  judge(move: CodenamesMove): Promise<boolean> {
    return this.may(move.type) ? this.play(move) : this.playAsHost(move)
  }
}
