import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { comparable } from '../src/lib/comparable.ts'
import { hashOf } from '../src/games/spyfall/place-posters/hash.ts'
import { LANGUAGES } from '../src/wire.ts'
import { small } from './small-svg.ts'
import { sprite } from './sprite.ts'

const PACKS = join(import.meta.dirname, '..', '..', 'src', 'konspira', 'packs')
const POSTERS = join(import.meta.dirname, '..', 'src', 'games', 'spyfall', 'place-posters')

/** Our packs of places, and the file with the posters of each. */
const SHELF = { 'locations-basic': 'everyday', locations: 'everyday', saga: 'saga' } as const
type Pack = keyof typeof SHELF

const ID = 'virtual:places'

export interface Place {
  pack: Pack
  /** The name in English, in letters that a line can begin with. */
  id: string
  /** What it is called in each language. */
  names: string[]
}

/** Every place of our packs. It stands in the same line in every language: the tests of the packs see to that. */
export function placesOf(pack: Pack): Place[] {
  const names = LANGUAGES.map((language) => namesIn(join(PACKS, `${pack}.${language}.txt`)))
  const english = names[LANGUAGES.indexOf('en')]!
  return english.map((name, at) => ({ pack, id: idOf(name), names: names.map((list) => list[at]!) }))
}

export const PLACES: Place[] = (Object.keys(SHELF) as Pack[]).flatMap(placesOf)

function namesIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const places = lines.slice(lines.indexOf('')).filter((line) => line && !line.startsWith('#'))
  return places.map((line) => line.split(':')[0]!.trim())
}

function idOf(name: string): string {
  return comparable(name).replace(/[’']/g, '').replace(/\W+/g, '-')
}

/** `id | scene | part x y size; ...`: what is drawn for each id, in one of the files. */
export function linesOf(file: string): Map<string, string[]> {
  const lines = readFileSync(join(POSTERS, `${file}.txt`), 'utf8').split('\n')
  const written = lines.filter((line) => line && !line.startsWith('#'))
  const parts = written.map((line) => line.split('|').map((part) => part.trim()))
  return new Map(parts.map(([id, ...rest]) => [id!, rest]))
}

/** The pictures of a package that stand on posters, and how large at most; ours have a sign of their own. */
function stickerSizes(): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const [, parts = ''] of linesOf('everyday').values()) {
    for (const [name, , , size] of parts.split(';').map((part) => part.trim().split(' '))) {
      if (!name!.startsWith('our-')) sizes.set(name!, Math.max(sizes.get(name!) ?? 0, Math.abs(Number(size))))
    }
  }
  return sizes
}

/** Our own shapes, whose ids begin with the kind of their posters: some have the name of a sticker. */
function shapesOf(kind: string): string {
  const [, symbols = ''] = /<svg[^>]*>([^]*)<\/svg>/.exec(readFileSync(join(POSTERS, 'shapes', `${kind}.svg`), 'utf8'))!
  return symbols.replaceAll('<symbol id="', `<symbol id="${kind}-`)
}

/**
 * `import url from 'virtual:sprite/places'`: whatever any poster is made of, as one file. Which of our packs a table
 * plays with, and which place is on somebody's card, must not show in what is fetched.
 */
export function posterParts(): Plugin {
  const sizes = stickerSizes()
  // so many points to a unit that a large one is as smooth as a small one
  const fineness = (size: number) => (size > 38 ? 8 : size > 26 ? 5 : size > 18 ? 4 : 3)
  return sprite('places', 'fluent-emoji-flat', [...sizes.keys()], {
    shorten: (body, name) => small(body, fineness(sizes.get(name)!)),
    prefix: 'everyday-',
    more: shapesOf('everyday') + shapesOf('saga'),
  })
}

/**
 * `import lines from 'virtual:places'`: a line a place, with the hashes of its names in all languages at the end, so
 * that a list finds its posters in whatever language it is written, and a place that gets another name keeps its own.
 * `virtual:places/pl/saga` are the names themselves, in one language and of one pack; `virtual:places/names` knows the
 * way to each.
 */
export function places(): Plugin {
  return {
    name: ID,
    resolveId: (source) => (source === ID || source.startsWith(`${ID}/`) ? '\0' + source : undefined),
    load(id) {
      if (!id.startsWith('\0' + ID)) return
      for (const file of new Set(Object.values(SHELF))) this.addWatchFile(join(POSTERS, `${file}.txt`))
      const [language, pack] = id.slice(ID.length + 2).split('/')
      if (!language) return `export default ${JSON.stringify(linesWithNames().join('\n'))}`
      if (language === 'names') return waysToNames()
      const column = LANGUAGES.findIndex((one) => one === language)
      return `export default ${JSON.stringify(placesOf(pack as Pack).map(({ names }) => names[column]))}`
    },
  }
}

/** `{ pl: { saga: () => import('virtual:places/pl/saga') } }` */
function waysToNames(): string {
  const ways = LANGUAGES.map((language) => {
    const packs = Object.keys(SHELF).map((pack) => `'${pack}': () => import('${ID}/${language}/${pack}')`)
    return `${language}: { ${packs.join(', ')} }`
  })
  return `export default { ${ways.join(', ')} }`
}

function linesWithNames(): string[] {
  return PLACES.flatMap(({ pack, id, names }) => {
    const line = linesOf(SHELF[pack]).get(id)
    const hashes = new Set(names.map((name) => hashOf(name).toString(36)))
    return line ? [[pack, ...line.map((part) => part.replaceAll('; ', ';')), [...hashes].join(' ')].join('|')] : []
  })
}
