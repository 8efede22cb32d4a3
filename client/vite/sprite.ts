import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

type Shorten = (body: string, name: string) => string

interface IconSet {
  prefix: string
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

interface Drawn {
  shorten?: Shorten
  prefix?: string // of every id, for a sprite that is laid into the page
  more?: string // symbols of our own
}

/** `import url from 'virtual:sprite/NAME'`: one SVG with a symbol for each named icon of a set. */
export function sprite(name: string, set: string, icons: readonly string[], drawn: Drawn = {}): Plugin {
  const id = `virtual:sprite/${name}`
  const svg = draw(set, icons, drawn)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `assets/${name}-${hash}.svg`
  return {
    name: id,
    resolveId: (source) => (source === id ? '\0' + id : undefined),
    load: (source) => (source === '\0' + id ? `export default ${JSON.stringify('/' + file)}` : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: svg })
      this.emitFile({ type: 'asset', fileName: `licence-${name}.txt`, source: licenceOf(set) })
    },
    configureServer(server) {
      server.middlewares.use('/' + file, (_, answer) => {
        answer.setHeader('content-type', 'image/svg+xml').end(svg)
      })
    },
  }
}

export function draw(set: string, names: readonly string[], { shorten, prefix, more = '' }: Drawn): string {
  const icons = iconsOf(set)
  const symbols = names.map((name) => symbolOf(icons, name, shorten, prefix))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${more}</svg>`
}

const read = new Map<string, IconSet>() // megabytes each

/** Everything in the package of a set. */
function iconsOf(set: string): IconSet {
  const file = require.resolve(`@iconify-json/${set}/icons.json`)
  const icons = read.get(set) ?? (JSON.parse(readFileSync(file, 'utf8')) as IconSet)
  read.set(set, icons)
  return icons
}

/** One icon as a symbol with its name as id, after the prefix. */
function symbolOf(set: IconSet, name: string, shorten: Shorten = (body) => body, prefix = ''): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`${set.prefix} has no icon ${name}`)
  // gradients of two icons must not clash
  const body = icon.body.replace(/(\bid="|url\(#|href="#)([^")]+)/g, `$1${prefix}${name}-$2`)
  const [width, height] = [icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16]
  return `<symbol id="${prefix}${name}" viewBox="0 0 ${width} ${height}">${shorten(body, name)}</symbol>`
}

/** Whose icons they are, as their package says: a licence asks to be told with them. */
function licenceOf(set: string): string {
  const { name, author, license } = JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/info.json`), 'utf8'))
  return `Icons: ${name} by ${author.name}, ${license.title} (${license.spdx}).\n`
}
