/** Reads the code of a room from what somebody has typed or pasted. */
import { ALPHABET } from '../wire'

export const CODE_LENGTH = 5
const IN_A_LINK = new RegExp(`/(?:tv/)?([${ALPHABET}]{${CODE_LENGTH}})(?:[#?/\\s].*)?$`, 'is')
const ALIKE: Record<string, string> = {
  // on a Russian keyboard, and digits
  В: 'B',
  С: 'C',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
}

/** What somebody has typed or pasted: the code in it, and the letters that no code has. */
export function readCode(typed: string): { code: string; strange: string } {
  const link = IN_A_LINK.exec(typed.trim())?.[1]
  const bare = (link ?? typed).toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')
  const letters = [...bare].map((letter) => ALIKE[letter] ?? letter)
  const strange = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !ALPHABET.includes(letter))
  const code = letters.filter((letter) => ALPHABET.includes(letter)).slice(0, CODE_LENGTH)
  return { code: code.join(''), strange: [...new Set(strange)].join(' ') }
}

/** A code as people type or paste it: any case, with spaces, or the whole link. */
export function cleanCode(typed: string): string {
  return readCode(typed).code
}

export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH && cleanCode(code) === code
}
