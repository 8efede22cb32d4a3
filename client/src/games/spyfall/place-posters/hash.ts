/** The same number for the same name, however it is spelt, everywhere and always (FNV-1a). */
import { comparable } from '../../../lib/comparable.ts'

export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of comparable(name.trim())) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash >>> 4 // the last digits are the least mixed
}
