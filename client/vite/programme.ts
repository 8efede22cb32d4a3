import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CATALOGUE = join(import.meta.dirname, '..', 'src', 'catalogue.json')
const ID = 'virtual:programme'

interface Listed {
  name: string
  seats: [least: number, most: number]
  presets: { relaxed?: object }
  companions: boolean
  required: object
  daily: boolean
}

/**
 * `import programme from 'virtual:programme'`: all games in their order, for how many, whether companions know it and
 * by which options, whether there is one for each date, and what friends play it with if that is not the law; of the
 * catalogue only that.
 */
export function programme(): Plugin {
  return {
    name: ID,
    resolveId: (source) => (source === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return
      this.addWatchFile(CATALOGUE)
      const { games } = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { games: Listed[] }
      const listed = games.map(({ name, seats, presets, companions, required, daily }) => ({
        ...{ name, seats, companions, required, daily },
        friendly: presets.relaxed,
      }))
      return `export default ${JSON.stringify(listed)}`
    },
  }
}
