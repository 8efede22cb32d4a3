/** The rulebooks of docs/rules; each is fetched when it is first opened. */
import shelf from 'virtual:rules'
import type { Language } from '../lib/text.svelte'
import type { Chapter } from './search'

/** By game: its book, and the letters its rules begin with. Two boxes may share a book. */
const BOOKS: Record<string, { book: string; letters: string }> = {
  codenames: { book: 'codenames', letters: 'CN' },
  spyfall2: { book: 'spyfall', letters: 'SF2' },
  starwars: { book: 'spyfall', letters: 'SW' },
  secret_identity: { book: 'secret-identity', letters: 'ID' },
}

/** The games that have a book. */
export const RULED = Object.keys(BOOKS).filter((game) => BOOKS[game]!.book in shelf)

/** Whose rule it is: CN-41 is one of Codenames. */
export function gameOf(rule: string): string | undefined {
  return RULED.find((game) => rule.startsWith(`${BOOKS[game]!.letters}-`))
}

/** Of the rules that speak of an option, those of this game; all, if it has none among them. */
export function ownRules(game: string, rules: readonly string[]): readonly string[] {
  const own = rules.filter((rule) => gameOf(rule) === game)
  return own.length ? own : rules
}

/** The rules of a game, and of no other in the same book; empty if we have none. */
export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  const { book = '', letters = '' } = BOOKS[game] ?? {}
  const chapters = (await shelf[book]?.[language]?.())?.default ?? []
  return chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ id }) => id.startsWith(`${letters}-`)) }))
    .filter(({ rules }) => rules.length)
}
