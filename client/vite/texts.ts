import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '..', 'locales')

/** `import ftl from 'virtual:texts/pl'`: all Fluent files of a language as one text. */
export function texts(): Plugin {
  const prefix = '\0virtual:texts/'
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return
      const folder = join(FOLDER, id.slice(prefix.length))
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl')).sort()
      for (const file of files) this.addWatchFile(join(folder, file))
      const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
      return `export default ${JSON.stringify(all)}`
    },
  }
}
