import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '..', 'locales')

/** The files that every visit needs; any other file is a part by itself, fetched when it is asked for. */
export const COMMON = ['app', 'errors', 'lobby', 'rules', 'tv']

const NAME = 'virtual:texts'

/**
 * The Fluent files in locales/. `virtual:texts/pl` is what all screens share, as one text;
 * `virtual:texts/pl/codenames` is the part in codenames.ftl. `virtual:texts` knows the way to each.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + NAME) return shelf()
      if (!id.startsWith(`\0${NAME}/`)) return
      const [language = '', part] = id.slice(NAME.length + 2).split('/')
      const files = (part ? [part] : COMMON).map((name) => join(FOLDER, language, `${name}.ftl`))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`
    },
  }
}

/** `{ pl: { common: () => import('virtual:texts/pl'), codenames: () => import(...) } }` */
function shelf(): string {
  const languages = readdirSync(FOLDER).map((language) => {
    const parts = partsOf(language).map((part) => way(part, `${language}/${part}`))
    return `${language}: { ${[way('common', language), ...parts].join(', ')} }`
  })
  return `export default { ${languages.join(', ')} }`
}

function way(part: string, path: string): string {
  return `${JSON.stringify(part)}: () => import('${NAME}/${path}')`
}

export function partsOf(language: string): string[] {
  const files = readdirSync(join(FOLDER, language)).filter((file) => file.endsWith('.ftl'))
  return files.map((file) => file.slice(0, -4)).filter((name) => !COMMON.includes(name)).sort()
}
