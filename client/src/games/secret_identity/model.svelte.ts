/** A game of Secret Identity as this screen sees it. */
import { GameModel } from '../../lib/game/game-model.svelte'
import type { SecretIdentityMove, SecretIdentityTable } from '../../wire'
import { together } from './table'

export class SecretIdentityModel extends GameModel<SecretIdentityTable, SecretIdentityMove> {
  get together(): boolean {
    return together(this.table)
  }

  /** Whether this phone takes part: it has a seat, which has not left for good. */
  get plays(): boolean {
    return this.seat !== undefined && !this.table.gone.includes(this.seat)
  }

  /** Together: this seat gives the clue, and may not help the others in any way (ID-74). */
  get active(): boolean {
    return this.seat !== undefined && this.table.active === this.seat
  }
}
