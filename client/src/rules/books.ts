import type { Language } from '../lib/text.svelte'
import type { Chapter } from './search'

type Book = Record<Language, () => Promise<{ default: Chapter[] }>>

const BOOKS: Record<string, Book> = {
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
