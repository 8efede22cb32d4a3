import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CLIENT = join(import.meta.dirname, '..')
const LOCALES = join(CLIENT, 'locales')
const GAMES = join(CLIENT, 'src', 'games')

/** The files in locales/ that every visit needs; any other file is a part by itself, fetched when it is asked for. */
const COMMON = ['app', 'errors', 'lobby', 'tv']

/** What a game is called is known on every visit, because any lobby lists all games. */
const NAMES_OF_GAMES = /^game-.*\n(?:[ }].*\n)*/gm

/** The end of the name of a part: what companions say in a game. */
const VOICE = '-voice'

/** For those who write texts; phones need none of them. */
const COMMENTS = /^#.*\n/gm

const NAME = 'virtual:texts'

/**
 * The Fluent files in locales/ and in the folders of the games. `virtual:texts/pl` is what all screens share, as one
 * text; `virtual:texts/pl/codenames` is the part of Codenames, `virtual:texts/pl/codenames-voice` what companions say in
 * it. `virtual:texts` knows the way to each.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + NAME) return shelf()
      if (!id.startsWith(`\0${NAME}/`)) return
      const [language = '', part = 'common'] = id.slice(NAME.length + 2).split('/')
      for (const file of filesOf(language, part)) this.addWatchFile(file)
      return `export default ${JSON.stringify(textsOf(language, part))}`
    },
  }
}

/** `{ pl: { common: () => import('virtual:texts/pl'), codenames: () => import(...) } }` */
function shelf(): string {
  const languages = readdirSync(LOCALES).map((language) => {
    const parts = partsOf(language).map((part) => way(part, `${language}/${part}`))
    return `${language}: { ${[way('common', language), ...parts].join(', ')} }`
  })
  return `export default { ${languages.join(', ')} }`
}

function way(part: string, path: string): string {
  return `${JSON.stringify(part)}: () => import('${NAME}/${path}')`
}

/** The parts besides `common`: a family of games has one or two, and so has every other file in locales/ one. */
export function partsOf(language: string): string[] {
  const files = readdirSync(join(LOCALES, language)).filter((file) => file.endsWith('.ftl'))
  const others = files.map((file) => file.slice(0, -4)).filter((name) => !COMMON.includes(name))
  return [...others, ...familiesWith(language), ...familiesWith(language, 'voice').map((name) => name + VOICE)].sort()
}

/** The texts that are fetched as one: `common`, or a part. */
export function textsOf(language: string, part: string): string {
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll(COMMENTS, '')
  if (part !== 'common') return filesOf(language, part).map(read).join('\n').replaceAll(NAMES_OF_GAMES, '')
  const names = familiesWith(language).flatMap((family) => read(fileOf(language, family)).match(NAMES_OF_GAMES) ?? [])
  return [...COMMON.map((name) => read(fileOf(language, name))), ...names].join('\n')
}

function filesOf(language: string, part: string): string[] {
  const names = part === 'common' ? [...COMMON, ...familiesWith(language)] : [part]
  return names.map((name) => fileOf(language, name))
}

function fileOf(language: string, name: string): string {
  const common = join(LOCALES, language, `${name}.ftl`)
  if (existsSync(common)) return common
  if (name.endsWith(VOICE)) return join(GAMES, name.slice(0, -VOICE.length), 'voice', `${language}.ftl`)
  return join(GAMES, name, 'texts', `${language}.ftl`)
}

function familiesWith(language: string, folder = 'texts'): string[] {
  return readdirSync(GAMES).filter((family) => existsSync(join(GAMES, family, folder, `${language}.ftl`)))
}
