import { gameOf, RULED, rulesOf } from '../rules/books'
import type { Chapter } from '../rules/search'
import type { Language } from './text.svelte'

let shown = $state.raw<readonly string[]>([])

export const rulebook = {
  /** The rules that lie open now; none: the book is shut. */
  get shown(): readonly string[] {
    return shown
  },
}

/** Open the rulebook at these rules: `showRules('CN-41')`. */
export function showRules(...ids: string[]): void {
  shown = ids
}

/** The full text of rules, in the order asked for; what no book holds is left out. */
export async function readRules(ids: readonly string[], language: Language): Promise<Chapter['rules']> {
  const games = RULED.filter((game) => ids.some((id) => gameOf(id) === game))
  const books = await Promise.all(games.map((game) => rulesOf(game, language)))
  const all = books.flatMap((book) => book.flatMap((chapter) => chapter.rules))
  return ids.flatMap((id) => all.find((rule) => rule.id === id) ?? [])
}
