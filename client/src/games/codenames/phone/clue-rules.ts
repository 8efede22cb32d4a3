import type { CodenamesClueRules } from '../../../wire'

/** What a table agrees on about clues, with the rules to read; in the order of the rulebook. */
export const CLUE_RULES: readonly (readonly [name: keyof CodenamesClueRules, rule: string, ...more: string[]])[] = [
  ['single_word', 'CN-25'],
  ['no_visible_codename', 'CN-30', 'CN-31'],
  ['meaning_only', 'CN-73', 'CN-74'],
  ['no_position_clues', 'CN-75'],
  ['letters_and_numbers', 'CN-76'],
  ['number_is_not_a_hint', 'CN-77'],
  ['loan_words', 'CN-78', 'CN-79'],
  ['no_word_forms', 'CN-80'],
  ['no_compound_parts', 'CN-81', 'CN-O11'],
  ['sound_alikes_differ', 'CN-82', 'CN-93'],
  ['same_spelling_same_word', 'CN-83'],
  ['two_word_terms', 'CN-85', 'CN-86'],
  ['proper_names', 'CN-87', 'CN-90'],
  ['long_proper_names', 'CN-88'],
  ['long_place_names', 'CN-89'],
  ['acronyms', 'CN-91', 'CN-92'],
  ['any_rhyme', 'CN-94', 'CN-95', 'CN-96'],
]

/** The text that says what was agreed: `codenames-clue-acronyms-well-known`. */
export function clueRuleId(name: keyof CodenamesClueRules, value: boolean | string): string {
  const agreed = typeof value === 'boolean' ? (value ? 'on' : 'off') : value
  return `codenames-clue-${name}-${agreed}`
}
