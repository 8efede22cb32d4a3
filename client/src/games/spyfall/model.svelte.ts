/** A game of Spyfall as this screen sees it. */
import { GameModel } from '../../lib/game/game-model.svelte'
import type { Room } from '../../lib/room.svelte'
import type { SpyfallMove, SpyfallQuestion, SpyfallTable } from '../../wire'
import { CrossedOut } from './crossed-out.svelte'

export class SpyfallModel extends GameModel<SpyfallTable, SpyfallMove> {
  chosen = $state<number | null>(null) // a seat selected here, and nowhere else
  card = $state<number | null>(null) // a question of the deck that is about to be asked
  guess = $state<number | null>(null) // a place that a revealed spy thinks of
  heard = $state.raw<SpyfallQuestion[]>([]) // older questions than those that still lie on the table
  draft = $state('') // a question or an answer, also while an accusation interrupts it
  readonly crossedOut: CrossedOut

  constructor(room: Room, shown: () => SpyfallTable, watching = false) {
    super(room, shown, watching)
    const round = () => `${room.code}/${room.view?.playing?.number ?? 0}/${this.table.round}/${this.table.used.length}`
    this.crossedOut = new CrossedOut(round, () => this.seat)
  }

  get box(): string {
    return this.table.terms.box
  }

  /** Whether this phone takes part: it has a seat, which has not left for good. */
  get plays(): boolean {
    return this.seat !== undefined && this.table.ring.includes(this.seat)
  }

  place(index: number | null): string {
    return index === null ? '' : (this.table.places[index] ?? '')
  }
}
