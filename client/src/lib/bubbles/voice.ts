/** The sentences of companions: those of a family of games, or what they say in any other. */
import type { RoomView } from '../../wire'
import { isCompanion } from '../companions'
import { hasPart, hasText, loadTexts, t } from '../text.svelte'

const ANY = 'voice'

const partOf = (family: string) => (hasPart(`${family}-voice`) ? `${family}-voice` : ANY)

/** Whether somebody here may say something: a companion, or one that plays for somebody. */
export function hasVoices(view: RoomView | undefined): boolean {
  return view !== undefined && (view.members.some(isCompanion) || view.lent.length > 0)
}

/** Fetches what companions may say in the games of a family. */
export function loadVoice(family: string): Promise<void> {
  return loadTexts(partOf(family))
}

/** The sentence that a word of the server stands for; undefined if this page has none. */
export function sentenceOf(family: string, word: string): string | undefined {
  const id = partOf(family) === ANY ? `voice-any-${word}` : `voice-${family}-${word}`
  return hasText(id) ? t(id) : undefined
}
