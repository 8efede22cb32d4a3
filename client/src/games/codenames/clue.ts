/**
 * A first look at a clue while it is typed, so that nobody is surprised. The server decides
 * about the form, and people about the meaning; this only warns.
 */
import { comparable } from '../../lib/comparable'
import type { CodenamesTable } from '../../wire'

type ClueRules = CodenamesTable['options']['clue_rules']

type Doubt =
  | { kind: 'several-words' }
  | { kind: 'more-than-two-words' }
  | { kind: 'no-word' }
  | { kind: 'refused'; word: string }
  | { kind: 'on-the-table'; word: string }
  | { kind: 'accents'; word: string }

const WORD = /^[\p{L}\p{N}'’][\p{L}\p{M}\p{N}'’-]*$/u
const ACRONYM = /^[\p{L}\p{N}'’][\p{L}\p{M}\p{N}'’./&+-]*$/u
const CUT_OFF = /[-/&]$/u
const AT_THE_ENDS = /^['./&+-]+|['./&+-]+$/gu

/** What was typed, as it would be sent. */
export function tidy(word: string): string {
  return word.trim().replace(/\s+/gu, ' ').normalize('NFC')
}

/** What two words are compared by: capitals and signs at the ends aside, and ё is е. */
export function spelling(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replace(AT_THE_ENDS, '')
}

function mostWords(rules: ClueRules): number {
  if (!rules.single_word || rules.long_proper_names || rules.long_place_names) return Infinity
  return rules.two_word_terms ? 2 : 1
}

/** A phrase, and every run of words in it. */
function runs(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.flatMap((_, from) =>
    words.slice(from).map((_, more) =>
      words
        .slice(from, from + more + 1)
        .join(' ')
        .replace(AT_THE_ENDS, ''),
    ),
  )
}

/** What speaks against this word, if anything; `blocks` says whether the server would refuse it. */
export function doubt(
  typed: string,
  visible: readonly string[],
  rules: ClueRules,
  refused = false, // by the rival spymaster, in private
): Doubt | null {
  const word = tidy(typed)
  if (!word) return null
  const parts = word.split(' ')
  const form = rules.acronyms === 'never' ? WORD : ACRONYM
  if (!parts.every((part) => form.test(part) && !CUT_OFF.test(part))) return { kind: 'no-word' }
  const most = mostWords(rules)
  if (parts.length > most) return { kind: most === 1 ? 'several-words' : 'more-than-two-words' }
  if (refused) return { kind: 'refused', word }
  const said = runs(spelling(word))
  const same = visible.find((other) => said.includes(spelling(other)))
  if (same && rules.no_visible_codename) return { kind: 'on-the-table', word: same }
  const like = visible.find((other) => comparable(other) === comparable(word) && spelling(other) !== spelling(word))
  return like ? { kind: 'accents', word: like } : null
}

export function blocks(found: Doubt | null): boolean {
  return found !== null && found.kind !== 'accents'
}
