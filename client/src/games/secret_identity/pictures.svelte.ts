/** The pictograms: what each is called, for those who do not see them, and on which card it is. */
import books from 'virtual:pictograms'
import type { Language } from '../../lib/text.svelte'

const ON_A_CARD = 4

let names = $state.raw<Record<string, string>>({})
let wanted: Language | undefined
const places = $derived(new Map(Object.keys(names).map((picture, place) => [picture, place]))) // as in the box

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

/** The number of its card; none until the names have come. */
export function cardOf(picture: string): number | undefined {
  const place = places.get(picture)
  return place === undefined ? undefined : Math.floor(place / ON_A_CARD)
}
