/** How a game ended: who won, and what happened in its nights. */
import type { MafiaForce, MafiaNight, MafiaTable, MafiaTold, MafiaWager, Outcome } from '../../wire'

/** For whom somebody plays: cards can turn people round. */
export type Side = MafiaForce

/** The colours behind those who have won. */
export const CHEERS: Record<Side | 'nobody', { middle: string; edge: string }> = {
  police: { middle: '#2668c8', edge: '#123c80' },
  mafia: { middle: '#a02a35', edge: '#2a0a18' },
  gang: { middle: '#6d3aa8', edge: '#22103a' },
  nobody: { middle: '#46407a', edge: '#171430' },
}

/** The side that has won; null: nobody is left, or the game was ended without a winner. */
export function winnerOf(told: MafiaTold, outcome: Outcome | null | undefined): Side | null {
  const first = outcome?.winners[0]
  return first === undefined ? null : told.forces[first]!
}

/** Every council of the game, also the one that ended it. */
export function councilsOf({ councils, council }: MafiaTable): MafiaTable['councils'] {
  const last = council.votes.length > 0 || council.out !== null
  return last && !councils.some(({ turn }) => turn === council.turn) ? [...councils, council] : councils
}

interface Pair {
  seat: number
  on: number
}

/** What happened in the two tasks of a night, person by person. */
export function notesOf(night: MafiaNight): { suspicions: Pair[]; marks: Pair[]; trust: Pair[] } {
  const one = pairs(night.one)
  const two = pairs(night.two)
  return {
    suspicions: one.filter(({ seat }) => !(night.look && seat === night.agent)),
    marks: two.filter(({ seat }) => night.waking.includes(seat)),
    trust: two.filter(({ seat }) => !night.waking.includes(seat)),
  }
}

function pairs(notes: readonly (number | null)[]): Pair[] {
  return notes.flatMap((on, seat) => (on === null ? [] : [{ seat, on }]))
}

/** Whether a bet on a council, or on a night, was right. */
export function betWon(table: MafiaTable, { turn, on, night }: MafiaWager): boolean {
  if (night) return table.told?.nights.some((one) => one.turn === turn && one.victim === on) ?? false
  return councilsOf(table).some((council) => council.turn === turn && council.out === on)
}

/** How it ended for the whole table: two texts. The game may have ended before one side was gone, and says why. */
export function tableEnding({ told }: MafiaTable, outcome: Outcome | null | undefined): { title: string; why: string } {
  const why = outcome?.why ?? 'draw'
  const winner = winnerOf(told!, outcome) ?? (why === 'asleep' ? why : 'nobody')
  return { title: `mafia-won-${winner}`, why: `mafia-why-${why}` }
}

/** Whether it ended before one side was gone. */
export function endedEarly(outcome: Outcome | null | undefined): boolean {
  return outcome?.why === 'certain' || outcome?.why === 'asleep'
}

/** How it ended for the player in this seat: two texts. */
export function ownEnding(table: MafiaTable, seat: number, winner: Side | null): { title: string; why: string } {
  const side = table.told!.forces[seat]!
  const lives = table.living.includes(seat)
  const asleep = table.phase.type === 'Over' && table.phase.asleep
  if (asleep) return { title: 'mafia-won-asleep', why: 'mafia-why-asleep' }
  if (winner === null) return { title: 'mafia-you-draw', why: 'mafia-why-draw' }
  const won = side === winner
  const how = side !== 'police' ? side : lives ? 'living' : 'out'
  return { title: won ? 'mafia-you-win' : 'mafia-you-lose', why: `mafia-you-${won ? 'win' : 'lose'}-${how}` }
}
