/**
 * A first look at a clue while it is typed, so that nobody is surprised. The server decides
 * about the form, and people about the meaning; this only warns.
 */
import { plain } from '../lib/plain'
import type { CodenamesTable } from '../wire'

type ClueRules = CodenamesTable['options']['clue_rules']

export type Doubt =
  | { kind: 'several-words' }
  | { kind: 'no-word' }
  | { kind: 'on-the-table'; word: string }
  | { kind: 'looks-like'; word: string }

const WORD = /^[\p{L}\p{N}'’][\p{L}\p{M}\p{N}'’-]*$/u
const SHORTEST_PART = 3 // shorter words hide in others by chance

/** What was typed, as it would be sent. */
export function tidy(word: string): string {
  return word.trim().replace(/\s+/gu, ' ').normalize('NFC')
}

function phrases(rules: ClueRules): boolean {
  return !rules.single_word || rules.two_word_terms || rules.long_proper_names || rules.long_place_names
}

/** What speaks against this word, if anything; `blocks` says whether the server would refuse it. */
export function doubt(typed: string, visible: readonly string[], rules: ClueRules): Doubt | null {
  const word = tidy(typed)
  if (!word) return null
  const parts = word.split(' ')
  if (!parts.every((part) => WORD.test(part) && !part.endsWith('-'))) return { kind: 'no-word' }
  if (parts.length > 1 && !phrases(rules)) return { kind: 'several-words' }
  const bare = plain(word)
  const same = visible.find((other) => plain(other) === bare)
  if (same && rules.no_visible_codename) return { kind: 'on-the-table', word: same }
  const like = visible.find((other) => related(bare, plain(other)))
  return like ? { kind: 'looks-like', word: like } : null
}

export function blocks(found: Doubt | null): boolean {
  return found !== null && found.kind !== 'looks-like'
}

/** One holds the other: perhaps by chance, perhaps a compound or another form (CN-O12). */
function related(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST_PART && long.includes(short)
}
