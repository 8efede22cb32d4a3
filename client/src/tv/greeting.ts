/** Which language a newcomer is greeted in. */
import type { Language } from '../wire'

/** Letters that give a language away. The room knows names and no more: all others are greeted as the table speaks. */
const LETTERS: readonly [letters: RegExp, language: Language][] = [
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ąćęłńśźż]/iu, 'pl'],
]

export function greetedIn(name: string, table: Language): Language {
  return LETTERS.find(([letters]) => letters.test(name))?.[1] ?? table
}
