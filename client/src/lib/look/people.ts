/** Who is shown, and how: what the parts that show people are told. */
import type { Glyph } from '../../glyphs'
import type { Look } from '../../wire'

export const MOODS = ['calm', 'joy', 'shock', 'sleep', 'out', 'poker'] as const
export type Mood = (typeof MOODS)[number]

export interface Person {
  name: string
  look: Look
}

/** Somebody at their place in a ring or a grid. */
export interface Seated extends Person {
  id: number
  mood?: Mood
  me?: boolean
  out?: boolean // has left the game: grey, the name crossed out
  empty?: boolean // stands somewhere else just now: a dashed circle keeps the place
  marked?: boolean // on trial: a red tag
  token?: string // a word on a small card at the face: what they turned out to be
  badge?: string | number // in a red circle at the face: how many fingers
  mute?: boolean // the badge is said elsewhere
  sign?: { glyph: Glyph; label: string } // at the face: has voted, is away
  cards?: readonly { glyph: Glyph; label: string }[] // that lie face up before them
}
