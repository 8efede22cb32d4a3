/** The rulebooks of docs/rules; each is fetched when it is first opened. */
import shelf, { letters } from 'virtual:rules'
import { familyOf, gamesOf, lettersOf } from '../games'
import type { Language } from '../lib/text.svelte'
import type { Chapter } from './search'

/** The games that have a book, which is that of their family. */
export const RULED = Object.keys(shelf).flatMap(gamesOf)

/** Whose rule it is: CN-41 is one of Codenames. */
export function gameOf(rule: string): string | undefined {
  return RULED.find((game) => isRuleOf(game, rule))
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
    .map(({ rules, ...chapter }) => ({ ...chapter, rules: rules.filter(({ id }) => isRuleOf(game, id)) }))
    .filter(({ rules }) => rules.length)
}

/** Where two boxes share a book, each has letters of its own. */
function isRuleOf(game: string, rule: string): boolean {
  const own = lettersOf(game) ?? letters[familyOf(game)]?.[0]
  return rule.startsWith(`${own}-`)
}
