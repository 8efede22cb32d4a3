/** Who was on which side, when and by which card: told at the end. */
import type { Sentence } from '../../../lib/text.svelte'
import type { MafiaForce, MafiaTold, MafiaToken } from '../../../wire'

type Name = (seat: number) => string

export function sideOf(token: MafiaToken): MafiaForce {
  return token === 'mafioso' ? 'mafia' : 'police'
}

/** Everybody who did not play as their token says, and since when. */
export function turned({ tokens, forces, cards, recruit, swapped }: MafiaTold, theme: string, name: Name): Sentence[] {
  const lines: Sentence[] = []
  const [first, second] = swapped
  if (first !== undefined && second !== undefined) {
    const args = { name: name(first), target: name(second), token: tokens[first]!, other: tokens[second]!, theme }
    lines.push({ id: 'mafia-side-swapped', args })
  }
  forces.forEach((force, seat) => {
    const args = { name: name(seat), token: tokens[seat]!, theme }
    const home = recruit?.seat === seat
    if (force === 'gang') lines.push({ id: 'mafia-side-of-gang', args })
    else if (home)
      lines.push({ id: 'mafia-side-recruited', args: { ...args, by: name(recruit.by), turn: recruit.turn } })
    else if (force !== sideOf(tokens[seat]!) && cards[seat] === 'turncoat')
      lines.push({ id: `mafia-side-turned-${force}`, args })
  })
  return lines
}
