import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/wire.ts'
import { small } from './small-svg.ts'
import { sprite } from './sprite.ts'

const FILE = join(import.meta.dirname, '..', '..', 'src', 'konspira', 'packs', 'pictograms.txt')

/** The lines of the pack: the name of the picture, and what it is called in each language. */
function lines(): string[][] {
  const cards = readFileSync(FILE, 'utf8').split('\n\n').slice(1).join('\n')
  return cards
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()))
}

/** The pictures that the game deals; four in a row are one card. */
export const pictures: readonly string[] = lines().map(([picture]) => picture!)

export const SET = 'fluent-emoji-flat'
export const DRAWN = { shorten: (body: string) => small(plain(body), 4), prefix: 'pictogram-' }

/** `import url from 'virtual:sprite/pictograms'`: all of them as one file, or what is fetched would tell who has which. */
export function pictogramDrawings(): Plugin {
  return sprite('pictograms', SET, pictures, DRAWN)
}

/** Without the shades that an artist has painted over: one picture has them, and they would be half of it. */
function plain(body: string): string {
  return body.replace(/<path fill="url[^>]*>/g, '').replace(/<defs>.*<\/defs>/, '')
}

const NAME = 'virtual:pictograms'

/**
 * What each pictogram is called, for who cannot see it. `virtual:pictograms/pl` are the names in one language;
 * `virtual:pictograms` knows the way to each.
 */
export function pictograms(): Plugin {
  return {
    name: 'pictograms',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + NAME) return shelf()
      if (!id.startsWith(`\0${NAME}/`)) return
      this.addWatchFile(FILE)
      const column = LANGUAGES.findIndex((language) => id.endsWith(`/${language}`)) + 1
      const names = Object.fromEntries(lines().map((line) => [line[0]!, line[column]!]))
      return `export default ${JSON.stringify(names)}`
    },
  }
}

/** `{ pl: () => import('virtual:pictograms/pl') }` */
function shelf(): string {
  const ways = LANGUAGES.map((language) => `${language}: () => import('${NAME}/${language}')`)
  return `export default { ${ways.join(', ')} }`
}
