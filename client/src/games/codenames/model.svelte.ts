/** A game of Codenames as this screen sees it, which may be a moment behind the server. */
import { isCompanion } from '../../lib/companions'
import { GameModel } from '../../lib/game/game-model.svelte'
import { badgeOf, type Badge } from '../../lib/companions'
import { choices } from '../../lib/game/offers'
import type { Person } from '../../lib/look/people'
import { attempt } from '../../lib/notices.svelte'
import type { Room } from '../../lib/room.svelte'
import {
  HOST,
  type CodenamesClue,
  type CodenamesHand,
  type CodenamesMove,
  type CodenamesPlace,
  type CodenamesTable,
  type MemberView,
  type Opinion,
  type Verdict,
} from '../../wire'
import { placing } from './alone'
import { spelling } from './clue'
import type { CodenamesReveal } from './reveal.svelte'
import { refereesReason } from './reasons'
import { cells, guessingOf, operativesOf, teamAtTurn, type Cell, type Post, type Team } from './table'

export class CodenamesModel extends GameModel<CodenamesTable, CodenamesMove> {
  keyHeld = $state(false) // only while a finger holds it
  keyKept = $state(false) // on a laptop, until it is closed again
  chosen = $state<number | null>(null) // selected here, and nowhere else
  suggested = $state<number | null>(null) // tapped last, whether or not the others know of it yet

  constructor(
    room: Room,
    readonly reveal: CodenamesReveal,
    watching = false,
  ) {
    super(room, () => reveal.scene.table, watching)
  }

  override get hand(): CodenamesHand | undefined {
    return this.reveal.scene.hand
  }

  override get hostHand(): CodenamesHand | undefined {
    return this.reveal.scene.hostHand
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

  get keyOpen(): boolean {
    return this.keyHeld || this.keyKept
  }

  /** Whether everybody else at the table is a companion, and this phone's player sits in a team. */
  get alone(): boolean {
    const others = this.room.seating.filter((_, seat) => seat !== this.seat)
    const mine = this.seat !== undefined && placing(this.table, this.seat, false) !== undefined
    return mine && others.length > 0 && others.every((id) => isCompanion(this.room.person(id)))
  }

  /** Whether a companion holds a seat, or plays it while its player is away. */
  badge(seat: number): Badge | undefined {
    const member = this.member(seat)
    return member && badgeOf(member)
  }

  /** The companions among those who hear the next clue; a clue that is spoken none of them hears. */
  get hearers(): number[] {
    const { places, options } = this.table
    if (!this.team || options.spoken_clues) return []
    return operativesOf(places, this.team).filter((seat) => this.badge(seat))
  }

  /** Whether somebody says something of a clue while it is typed. */
  get hasAdvice(): boolean {
    return this.table.options.referee !== 'off' || this.hearers.length > 0
  }

  /** Somebody as the parts of the look show them. */
  person(seat: number): Person {
    return { name: this.name(seat), look: this.member(seat)?.look ?? { face: 0, colour: 0 } }
  }

  get cells(): Cell[] {
    return cells(this.table, this.keyOpen ? this.hand?.key : [])
  }

  /** The card that lies above the others here: what is chosen, or what the enemy is to take. */
  get lifted(): number | null {
    return this.phase.type === 'EnemyTurn' ? (this.hand?.proposal ?? null) : this.chosen
  }

  /** Whether this seat suggests a card to its team. */
  suggests(card: number): boolean {
    const turn = guessingOf(this.phase)
    return turn?.marks.some((mark) => mark.card === card && mark.seat === this.seat) ?? false
  }

  /**
   * A tap on a word. For a team that guesses the first one suggests it, and the second asks whether it is the guess
   * (CN-33, CN-34); for the enemy it proposes the word instead of another (CN-O32); else it only selects.
   */
  tap(card: number): void {
    if (choices(this.table, this.hand, 'Propose', 'card').includes(card)) return void this.propose(card)
    if (this.may('Mark') && this.suggested !== card && !this.suggests(card)) {
      this.chosen = null
      this.suggested = card
      void this.play({ type: 'Mark', card })
    } else this.chosen = this.chosen === card ? null : card
  }

  private async propose(card: number): Promise<void> {
    this.chosen = null
    await this.play({ type: 'Propose', card })
  }

  /** Somebody doubts the clue, and says why later if at all; the referee may know already (CN-O09). */
  doubt(): Promise<boolean> {
    return this.play({ type: 'Flag', reason: refereesReason(this.table) })
  }

  override get frozen(): boolean {
    return super.frozen || this.reveal.story !== null
  }

  /** The members in the room without a seat of this game, who might take one. */
  get outside(): boolean {
    return this.room.me !== undefined && !this.room.watch && this.seat === undefined
  }

  /** A side, taken with one tap: a late guest sits down first. */
  async takeSide(wish?: CodenamesMove): Promise<boolean> {
    if (this.outside && !(await attempt(this.room.do({ type: 'SitIn', member: this.room.me!.id })))) return false
    return wish ? this.play(wish) : true
  }

  /** Somebody gets another place before the deal: the host moves everybody, all others themselves (CN-02). */
  assign(seat: number, post: Post): Promise<boolean> {
    if (this.mayAsHost('Assign')) return this.playAsHost({ type: 'Assign', seat, ...post })
    return this.takeSide({ type: post.spymaster ? 'BecomeSpymaster' : 'JoinTeam', team: post.team })
  }

  /** Who came to play and has no seat yet: the host may let them in. */
  get newcomers(): MemberView[] {
    const { members = [], ring = [] } = this.room.view ?? {}
    return members.filter(({ id, present }) => present && ring.includes(id) && !this.room.seating.includes(id))
  }

  /**
   * The host brings somebody onto a team, before the deal or in mid-game; who has no seat yet sits down first. A
   * spymaster who left and came back has the old place again by then, and needs no other.
   */
  async letIn(member: number, team: Team | null): Promise<void> {
    if (!this.room.seating.includes(member) && !(await attempt(this.room.do({ type: 'SitIn', member }, true)))) return
    const seat = this.room.seating.indexOf(member)
    const { places, phase } = this.room.table as CodenamesTable // the newest, which a reveal may still keep back
    if (places[seat]?.role !== 'onlooker') return
    const move: CodenamesMove =
      phase.type === 'Choosing' && team
        ? { type: 'Assign', seat, team, spymaster: false }
        : { type: 'Admit', seat, team }
    // Whatever happens at the table meanwhile, this is still what the host meant.
    await attempt(this.room.do({ type: 'Play', seat: HOST, move }, true))
  }

  /** Asks the referee and companions, for the seat that would make the move. */
  consult(move: CodenamesMove): Promise<Opinion> {
    return this.room.consult(move, !this.may(move.type))
  }

  /**
   * What the rival spymaster has said in private about a clue: of the word with this number, else of the word alone
   * (CN-O30). Undefined: nothing.
   */
  privately(word: string, number: CodenamesClue['number']): boolean | undefined {
    if (!this.hand || !this.may('Clue', 'Correct')) return undefined
    const same = (other: string) => spelling(other) === spelling(word)
    const said = this.hand.judged.findLast((one) => one.number === number && same(one.word))
    if (said) return said.legal
    if (this.hand.refused.some(same)) return false
    return this.hand.allowed.some(same) || undefined
  }

  /** Whether the referee keeps a clue back: it is certain, and the rival spymaster has not overruled it (CN-O12). */
  keepsBack(word: string, number: CodenamesClue['number'], verdict: Verdict | null): boolean {
    const { enforced, options } = this.table
    const forbidden = enforced && verdict?.ruling === 'forbidden' && !options.pre_approval
    return forbidden && !this.privately(word, number)
  }
}
