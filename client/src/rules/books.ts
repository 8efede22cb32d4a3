/** The rulebooks of docs/rules; each is fetched when it is first opened. */
import shelf from 'virtual:rules'
import { familyOf } from '../games'
import type { Language } from '../lib/text.svelte'
import type { Chapter } from './search'

/** The letters that a game's rules begin with. Its book is that of its family. */
const LETTERS: Record<string, string> = { codenames: 'CN', spyfall2: 'SF2', starwars: 'SW', secret_identity: 'ID' }

/** The games that have a book. */
export const RULED = Object.keys(LETTERS).filter((game) => familyOf(game) in shelf)

/** Whose rule it is: CN-41 is one of Codenames. */
export function gameOf(rule: string): string | undefined {
  return RULED.find((game) => rule.startsWith(`${LETTERS[game]}-`))
}

/** Of the rules that speak of an option, those of this game; all, if it has none among them. */
export function ownRules(game: string, rules: readonly string[]): readonly string[] {
  const own = rules.filter((rule) => gameOf(rule) === game)
  return own.length ? own : rules
}

/** The rules of a game, and of no other in the same book; empty if we have none. */
export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  const chapters = (await shelf[familyOf(game)]?.[language]?.())?.default ?? []
  return chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ id }) => id.startsWith(`${LETTERS[game]}-`)) }))
    .filter(({ rules }) => rules.length)
}
