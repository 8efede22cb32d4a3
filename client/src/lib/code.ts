import { ALPHABET } from '../wire'

export const CODE_LENGTH = 5
const IN_A_LINK = new RegExp(`/(?:tv/)?([${ALPHABET}]{${CODE_LENGTH}})(?:[#?/].*)?$`, 'i')

/** A code as people type or paste it: any case, with spaces, or the whole link. */
export function cleanCode(typed: string): string {
  const letters = IN_A_LINK.exec(typed.trim())?.[1] ?? typed
  return [...letters.toUpperCase()]
    .filter((letter) => ALPHABET.includes(letter))
    .slice(0, CODE_LENGTH)
    .join('')
}

export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH && cleanCode(code) === code
}
