import { BOOKS } from '../rules/books'
import type { Chapter } from '../rules/search'
import type { Language } from './text.svelte'

/** Which book a rule is in, by the letters it begins with: CN-41 is one of Codenames'. */
const GAMES: Record<string, string> = { CN: 'codenames' }

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
  const letters = new Set(ids.map((id) => id.split('-')[0]!))
  const books = await Promise.all([...letters].flatMap((start) => BOOKS[GAMES[start] ?? '']?.[language]() ?? []))
  const all = books.flatMap((book) => book.default.flatMap((chapter) => chapter.rules))
  return ids.flatMap((id) => all.find((rule) => rule.id === id) ?? [])
}
