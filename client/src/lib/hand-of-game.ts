import type { Hand } from '../wire'

/** The hand of this game; none, if the phone still holds one of the game before. */
export function handOf<Type extends Hand['type']>(type: Type, hand: Hand | undefined) {
  return hand?.type === type ? (hand as Extract<Hand, { type: Type }>) : undefined
}

/** The kinds of move that are open to a hand, each once. */
export function kindsOf(hand: { offers: { kind: string }[] } | undefined): string[] {
  return [...new Set(hand?.offers.map(({ kind }) => kind))]
}
