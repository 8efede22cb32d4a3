/** A game of Secret Identity as this screen sees it, which may be a reveal behind the server. */
import { GameModel } from '../../lib/game/game-model.svelte'
import type { Mood, Seated } from '../../lib/look/people'
import type { Room } from '../../lib/room.svelte'
import { t } from '../../lib/text.svelte'
import type { SecretIdentityHand, SecretIdentityMove, SecretIdentityTable } from '../../wire'
import type { SecretIdentityReveal } from './reveal.svelte'
import { SIGN_GLYPHS, signOf, together } from './table'

/** Whom the table waits for is asleep, and wakes up. */
const MOODS = { waiting: 'sleep', done: 'joy', skipped: 'out' } as const

export class SecretIdentityModel extends GameModel<SecretIdentityTable, SecretIdentityMove> {
  sheet = $state<'record' | 'hints' | null>(null) // which one lies open

  constructor(
    room: Room,
    readonly reveal: SecretIdentityReveal,
    watching = false,
  ) {
    super(room, () => reveal.scene.table, watching)
  }

  override get hand(): SecretIdentityHand | undefined {
    return this.watching ? undefined : this.reveal.scene.hand
  }

  override get hostHand(): SecretIdentityHand | undefined {
    return this.watching ? undefined : this.reveal.scene.hostHand
  }

  override get frozen(): boolean {
    return super.frozen || this.reveal.story !== null
  }

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

  /** Somebody as the parts of the look show them; with a sign of what the table still waits for. */
  person(seat: number, mood?: Mood): Seated {
    const sign = signOf(this.table, seat)
    return {
      id: seat,
      name: this.name(seat),
      look: this.member(seat)?.look ?? { face: 0, colour: 0 },
      me: seat === this.seat,
      mood: mood ?? (sign ? MOODS[sign] : 'calm'),
      ...(sign && !mood ? { sign: { glyph: SIGN_GLYPHS[sign], label: t(`secret_identity-sign-${sign}`) } } : {}),
    }
  }
}
