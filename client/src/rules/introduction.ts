/** The introductions of docs/rules/learn: a game on two pages, with pictures. Fetched when they are opened. */
import shelf from 'virtual:introductions'
import type { Language } from '../lib/text.svelte'

export type Block = { picture: string } | { text: string } | { items: string[] }
export type Page = { title: string; blocks: Block[] }[]

const PICTURES = import.meta.glob<string>('../games/*/learn/*.svg', { eager: true, query: '?url', import: 'default' })

/** The pages about a game; none, if nobody has written them. */
export async function introductionOf(game: string, language: Language): Promise<Page[]> {
  const name = language === 'en' ? game : `${game}.${language}`
  return (await shelf[name]?.())?.default ?? []
}

/** The address of a picture without words, by its name: codenames-1. */
export function pictureOf(name: string): string | undefined {
  return Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}.svg`))?.[1]
}

/** A text, with what is **loud** in it told apart. */
export function emphasised(text: string): { text: string; loud: boolean }[] {
  return text
    .split('**')
    .map((part, number) => ({ text: part, loud: number % 2 === 1 }))
    .filter((part) => part.text)
}
