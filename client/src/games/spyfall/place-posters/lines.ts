/** The poster of each place: found by its name in any of our languages, or made up for a place that we do not know. */
import lines from 'virtual:places'
import { hashOf } from './hash'

export interface Part {
  name: string
  x: number
  /** Where it stands; the ground begins at about 100. */
  y: number
  size: number
  turned: boolean
}

export type Pack = 'locations' | 'locations-basic' | 'saga'

export interface Poster {
  /** The pack whose drawings it is made of. A guest's place has none. */
  pack?: Pack
  scene: string
  /** From behind to the front. */
  parts: Part[]
}

const POSTERS = new Map(lines.split('\n').flatMap(read))

/** One line: what is drawn, and all names that it has, as numbers: nobody reads them. */
function read(line: string): [number, Poster][] {
  const [pack, scene, parts, names] = line.split('|')
  const poster = { pack: pack as Pack, scene: scene!, parts: partsOf(parts!) }
  return names!.split(' ').map((name) => [parseInt(name, 36), poster])
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
  const hash = hashOf(place)
  return POSTERS.get(hash) ?? { scene: GUESTS[hash % GUESTS.length]!, parts: [] }
}

/** Bright and empty enough for whatever a guest has thought of. */
const GUESTS = 'sky azure sea meadow farmland forest vines alps desert city dusk night candy mint fair market'.split(
  ' ',
)
