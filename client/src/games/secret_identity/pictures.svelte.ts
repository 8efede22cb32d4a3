/** What each pictogram is called, for those who do not see it. */
import books from 'virtual:pictograms'
import type { Language } from '../../lib/text.svelte'

let names = $state.raw<Record<string, string>>({})
let wanted: Language | undefined

/** From now on pictures are named in this language; nothing is downloaded twice. */
export async function nameIn(language: Language): Promise<void> {
  wanted = language
  const { default: book } = await books[language]()
  if (wanted === language) names = book
}

/** Until the names have come, the picture's own one will do. */
export function pictureName(picture: string): string {
  return names[picture] ?? picture.replaceAll('-', ' ')
}
