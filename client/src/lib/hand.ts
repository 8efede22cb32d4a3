import type { Hand } from '../wire'

/** The hand of this game; none, if the phone still holds one of the game before. */
export function handOf<Type extends Hand['type']>(type: Type, hand: Hand | undefined) {
  return hand?.type === type ? (hand as Extract<Hand, { type: Type }>) : undefined
}

/** The kinds of moves that are open to a hand. */
export function kindsOf(hand: Hand | undefined): string[] {
  return hand?.offers.map(({ kind }) => kind) ?? []
}
