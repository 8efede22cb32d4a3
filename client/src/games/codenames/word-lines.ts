/** Breaks a word into the lines of its card. */

/** Ends a line in which a word was broken: a hyphen is drawn there, which is no part of the word. */
export const BREAK = '\u00ad'

const LONGEST_LINE = 12 // longer words are broken
const JOINT = /[\s-]/u
const VOWEL = /[aeiouyąęóаеёиоуыэюя]/iu

/** The word in one or two lines: parted at a space or hyphen, or broken before a syllable. */
export function linesOf(word: string): string[] {
  return word.length <= LONGEST_LINE && !JOINT.test(word) ? [word] : brokenInto(2, word)
}

/** The word in so many lines, each about as long. */
export function brokenInto(lines: number, word: string): string[] {
  if (lines === 1) return [word]
  const [head, tail] = cut(word, word.length / lines)
  return [head, ...brokenInto(lines - 1, tail)]
}

/** A word in two, near the place that is wanted. */
function cut(word: string, wanted: number): [head: string, tail: string] {
  const nearest = (places: number[]) => places.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
  const joints = [...word.matchAll(/[\s-]/gu)].map(({ index, 0: joint }) => (joint === '-' ? index + 1 : index))
  const joint = nearest(joints)
  if (joint !== undefined) return [word.slice(0, joint), word.slice(joint).trim()]
  const syllables = [...word].flatMap((_, at) => (startsSyllable(word, at) ? [at] : []))
  const at = nearest(syllables) ?? Math.ceil(wanted)
  return [word.slice(0, at) + BREAK, word.slice(at)]
}

function startsSyllable(word: string, at: number): boolean {
  if (at < 3 || at > word.length - 3) return false
  return !VOWEL.test(word[at]!) && VOWEL.test(word[at + 1]!) && VOWEL.test(word.slice(0, at))
}
