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

/**
 * The sentence that a word of the server stands for, with the names at the seats that stand behind it, such as
 * voted-police-calm-2:3:5. Undefined if this page has none, or does not know who sits there.
 */
export function sentenceOf(
  family: string,
  word: string,
  nameAt: (seat: number) => string | undefined = () => undefined,
): string | undefined {
  const [said, ...seats] = word.split(':')
  const id = partOf(family) === ANY ? `voice-any-${said}` : `voice-${family}-${said}`
  const names = seats.map((seat) => nameAt(Number(seat)))
  if (!hasText(id) || names.includes(undefined)) return
  const [who = '', whom = ''] = names
  return t(id, { who, whom })
}
