/** The poster of each place: found by its name in any of our languages, or made up for a place that we do not know. */
import lines from 'virtual:places'
import { comparable } from '../../../lib/comparable'

export interface Part {
  name: string
  x: number
  /** Where it stands; the ground begins at about 100. */
  y: number
  size: number
  turned: boolean
}

export interface Poster {
  /** Whose drawings it is made of: those of everyday life, or those of the saga. A guest's place has none. */
  drawn?: 'everyday' | 'saga'
  scene: string
  /** From behind to the front. */
  parts: Part[]
}

const POSTERS = new Map(lines.split('\n').flatMap(read))

/** One line: what is drawn, and all names that it has. */
function read(line: string): [string, Poster][] {
  const [drawn, scene, parts, ...names] = line.split('|')
  const poster = { drawn: drawn as 'everyday' | 'saga', scene: scene!, parts: partsOf(parts!) }
  return names.map((name) => [name, poster])
}

/** `monkey 16 106 24;lion 50 104 50` */
export function partsOf(text: string): Part[] {
  return text.split(';').map((part) => {
    const [name, ...numbers] = part.split(' ')
    const [x, y, size] = numbers.map(Number) as [number, number, number]
    return { name: name!, x, y, size: Math.abs(size), turned: size < 0 }
  })
}

export function posterOfPlace(place: string): Poster {
  const name = comparable(place.trim())
  return POSTERS.get(name) ?? { scene: GUESTS[number(name) % GUESTS.length]!, parts: [] }
}

/** Bright and empty enough for whatever a guest has thought of. */
const GUESTS = 'sky azure sea meadow farmland forest vines alps desert city dusk night candy mint fair market'.split(
  ' ',
)

/** The same number for the same text, everywhere and always (FNV-1a). */
function number(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash >>> 4
}
