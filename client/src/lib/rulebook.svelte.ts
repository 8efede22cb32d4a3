import type { Language } from './text.svelte'

export interface Chapter {
  title: string
  rules: { id: string; text: string }[]
}
type Book = Record<Language, () => Promise<{ default: Chapter[] }>>

/** The rulebooks by the letters their rules begin with; each is fetched when first opened. */
const BOOKS: Record<string, Book> = {
  CN: {
    en: () => import('virtual:rules/codenames'),
    pl: () => import('virtual:rules/codenames.pl'),
    ru: () => import('virtual:rules/codenames.ru'),
  },
}

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
  const books = await Promise.all([...letters].flatMap((start) => BOOKS[start]?.[language]() ?? []))
  const all = books.flatMap((book) => book.default.flatMap((chapter) => chapter.rules))
  return ids.flatMap((id) => all.find((rule) => rule.id === id) ?? [])
}
