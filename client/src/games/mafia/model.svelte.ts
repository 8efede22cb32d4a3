/** A game of Mafia as this screen sees it. */
import { GameModel } from '../../lib/game/game-model.svelte'
import type { Seated } from '../../lib/look/people'
import { explain, say } from '../../lib/notices.svelte'
import { Refused, type Room } from '../../lib/room.svelte'
import { t } from '../../lib/text.svelte'
import type { MafiaMove, MafiaTable, MafiaToken } from '../../wire'
import { CARDS, cardsBefore } from './cards/cards'
import type { MafiaReveal } from './reveal.svelte'
import { fingersAt, moodOf, signOf, SIGNS } from './signs'
import { TOKENS } from './tokens'
import { fallenAt, finalistsOf, isNight, seatsOf, tokensOf } from './table'

/** The two tasks of a night: what a phone selects for them. */
export type Which = 'one' | 'two'

const MEANT = ['nothing-changes', 'not-now'] // night is called, or falls

export class MafiaModel extends GameModel<MafiaTable, MafiaMove> {
  task = $state<Which>('one') // which of two tasks at once is under the thumb
  target = $state<number | null>(null) // a seat selected for a vote, a bet, a last shot, a card
  using = $state(false) // what is selected in a window: use, or let it be
  draft = $state('') // a line that is being written
  #picks = $state.raw<{ night: string; one?: number | null; two?: number | null; on?: boolean }>({
    night: '',
  })

  constructor(
    room: Room,
    readonly reveal: MafiaReveal,
    watching = false,
  ) {
    super(room, () => reveal.scene.table, watching)
  }

  get theme(): MafiaTable['terms']['theme'] {
    return this.table.terms.theme
  }

  /** Which game of this table it is: everybody knows. */
  get game(): number {
    return this.room.view?.playing?.number ?? 1
  }

  get night(): boolean {
    return isNight(this.table)
  }

  get written(): boolean {
    return this.table.terms.talk === 'written'
  }

  /** Whether this phone holds a seat that is still in the game. */
  get lives(): boolean {
    return this.seat !== undefined && this.table.living.includes(this.seat)
  }

  /** Whether it holds a seat that has been eliminated. */
  get isOut(): boolean {
    return this.seat !== undefined && !this.lives && fallenAt(this.table, this.seat) !== undefined
  }

  /** What somebody who is out bets on just now. */
  get betTitle(): string {
    const night = this.night || this.phase.type === 'LastCards'
    return night ? t('mafia-bet-night', { theme: this.theme }) : t('mafia-bet')
  }

  /** How many tokens of each kind are still hidden: one that turns over just now is, until it has. */
  get tokens(): ReturnType<typeof tokensOf> {
    const { fallen, told } = this.reveal
    return tokensOf(this.table, fallen && !told ? fallen.token : null)
  }

  token(token: MafiaToken): string {
    return t('mafia-token', { token, theme: this.theme })
  }

  /** Let night fall, for the host. If it has just fallen, or is called already, that is what was meant. */
  async callNight(): Promise<boolean> {
    const before = this.phase.type
    try {
      await this.room.playAsHost({ type: 'CallNight' })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code } = error.refusal
      const meant = MEANT.includes(code) || this.phase.type !== before
      if (!meant) say(explain(code), true)
      return meant
    }
    return true
  }

  // What is selected for the tasks of a night: on this phone alone, until a call

  picked(which: Which): number | null {
    const own = this.#picks.night === this.#night ? this.#picks[which] : undefined
    const sent = this.hand?.chosen?.turn === this.table.turn ? this.hand.chosen[which] : null
    const seat = own === undefined ? sent : own
    return seat !== null && this.table.living.includes(seat) ? seat : null
  }

  /** Select somebody for a task, or nobody again. */
  pick(which: Which, seat: number): void {
    const kept = this.#picks.night === this.#night ? this.#picks : { night: this.#night }
    this.#picks = { ...kept, [which]: this.picked(which) === seat ? null : seat }
  }

  /** The switch of the second task, for a recruitment. */
  get switched(): boolean {
    const own = this.#picks.night === this.#night ? this.#picks.on : undefined
    return own ?? this.hand?.holding?.switch ?? false
  }

  turnSwitch(): void {
    const kept = this.#picks.night === this.#night ? this.#picks : { night: this.#night }
    this.#picks = { ...kept, on: !this.switched }
  }

  /** After a recruitment everybody chooses anew. */
  get #night(): string {
    const { turn, spent } = this.table
    return `${this.room.view?.playing?.number ?? 0}/${this.seat}/${turn}/${spent.includes('recruitment')}`
  }

  /** A new step: nothing is selected in it. */
  begin(): void {
    this.target = null
    this.using = false
    this.task = 'one'
  }

  // People as the parts of the look show them

  seated(seat: number, more: Partial<Seated> = {}): Seated {
    const fallen = fallenAt(this.table, seat)
    const sign = signOf(this.table, seat)
    const ownSign = sign ? { glyph: SIGNS[sign], label: t(`mafia-sign-${sign}`) } : undefined
    const wall = this.watching // on a TV there is room for the word
    return {
      id: seat,
      name: this.name(seat),
      look: this.member(seat)?.look ?? { face: 0, colour: 0 },
      mood: moodOf(this.table, seat),
      me: seat === this.seat,
      out: fallen !== undefined,
      token: fallen && wall ? this.token(fallen.token) : undefined,
      badge: fingersAt(this.table, seat),
      marked: finalistsOf(this.table).includes(seat),
      cards: cardsBefore(this.table, seat).map((card) => ({
        glyph: CARDS[card],
        label: t('mafia-card', { card, theme: this.theme }),
      })),
      sign: fallen && !wall ? { glyph: TOKENS[fallen.token], label: this.token(fallen.token) } : ownSign,
      ...more,
    }
  }

  /** Somebody in a lit window at night: nothing of them but face and name. */
  asleep(seat: number): Seated {
    const { id, name, look } = this.seated(seat)
    return { id, name, look, mood: 'sleep' }
  }

  /** The ring as it stands, with signs and tokens. */
  get ring(): Seated[] {
    return seatsOf(this.table).map((seat) => this.seated(seat))
  }
}
