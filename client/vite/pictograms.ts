import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/wire.ts'

const FILE = join(import.meta.dirname, '..', '..', 'src', 'konspira', 'packs', 'pictograms.txt')

/** The lines of the pack: the name of the picture, and what it is called in each language. */
function lines(): string[][] {
  const cards = readFileSync(FILE, 'utf8').split('\n\n').slice(1).join('\n')
  return cards
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()))
}

/** The pictures that the game deals, for the sprite. */
export const pictures: readonly string[] = lines().map(([picture]) => picture!)

const prefix = '\0virtual:pictograms/'

/** `import names from 'virtual:pictograms/pl'`: what each pictogram is called, for who cannot see it. */
export function pictograms(): Plugin {
  return {
    name: 'pictograms',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return
      this.addWatchFile(FILE)
      const column = LANGUAGES.findIndex((language) => language === id.slice(prefix.length)) + 1
      const names = Object.fromEntries(lines().map((line) => [line[0]!, line[column]!]))
      return `export default ${JSON.stringify(names)}`
    },
  }
}
