import type { Language } from '../wire'

const NO_BREAK = '\u00A0'

/** Marks that may stand before the only letter of a word: „w domu”, (i tak), «в доме». */
const OPENING = /^[„“«(]/

/** Words of one letter, which no line of such a language may end with. English leaves them where they are. */
const ALONE: Partial<Record<Language, RegExp>> = { pl: /^[aiouwz]$/i, ru: /^[авикосуя]$/i }

/**
 * Keep words of one letter with the word that follows, and in Russian a dash with the word before it. For the words of a
 * text alone: names of people that are put into it stay as they were typed.
 */
export function keptTogether(language: Language): (text: string) => string {
  const alone = ALONE[language]
  if (!alone) return (text) => text
  return (text) =>
    text
      .split(' ')
      .reduce((line, word, at, words) => line + (stays(alone, words[at - 1]!, word) ? NO_BREAK : ' ') + word)
}

function stays(alone: RegExp, before: string, word: string): boolean {
  return alone.test(before.replace(OPENING, '')) || (word === '—' && alone === ALONE.ru)
}
