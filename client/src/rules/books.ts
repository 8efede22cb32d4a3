import type { Language } from '../lib/text.svelte'
import type { Chapter } from './search'

export type Book = Record<Language, () => Promise<{ default: Chapter[] }>>

/** The rulebooks by game; each is fetched when first opened. */
export const BOOKS: Record<string, Book> = {
  codenames: {
    en: () => import('virtual:rules/codenames'),
    pl: () => import('virtual:rules/codenames.pl'),
    ru: () => import('virtual:rules/codenames.ru'),
  },
}

/** The rulebook of a game; empty if we have none. */
export async function book(game: string, language: Language): Promise<Chapter[]> {
  return (await BOOKS[game]?.[language]())?.default ?? []
}
