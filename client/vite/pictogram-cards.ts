import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { deflateRawSync } from 'node:zlib'
import { pictures } from './pictograms.ts'
import { small } from './small-svg.ts'
import { iconsOf, licenceOf, symbolOf } from './sprite.ts'

const ID = 'virtual:pictogram-cards'
const SET = 'fluent-emoji-flat'
const ON_A_CARD = 4

/** Every file is as long as this: its length would tell those who see the network what is in somebody's hand. */
export const LENGTH = 2304

/** So many points to a unit, if there is room for them. */
const FINENESS = [4, 3.5, 3, 2.5, 2]

/**
 * `import folder from 'virtual:pictogram-cards'`: each card of the box is a file there, by its number in two digits. A
 * phone needs a dozen of them, and fetches a card with both faces, so that turning it over tells nobody anything.
 */
export function pictogramCards(): Plugin {
  const files = cardFiles()
  const hash = createHash('sha256')
  for (const file of files.values()) hash.update(file)
  const folder = `assets/pictograms-${hash.digest('hex').slice(0, 8)}/`
  return {
    name: ID,
    resolveId: (source) => (source === ID ? '\0' + ID : undefined),
    load: (source) => (source === '\0' + ID ? `export default ${JSON.stringify('/' + folder)}` : undefined),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: folder + name, source })
      this.emitFile({ type: 'asset', fileName: 'licence-pictograms.txt', source: licenceOf(SET) })
    },
    configureServer(server) {
      server.middlewares.use('/' + folder, (request, answer) => {
        answer.end(files.get(request.url!.slice(1)))
      })
    },
  }
}

/** By name: what the page takes out of one is a drawing with a symbol for each picture of the card. */
export function cardFiles(): Map<string, Uint8Array> {
  const cards = Array.from({ length: pictures.length / ON_A_CARD }, (_, number) => {
    const names = pictures.slice(number * ON_A_CARD, (number + 1) * ON_A_CARD)
    return [`${String(number).padStart(2, '0')}.bin`, packed(names)] as const
  })
  return new Map(cards)
}

/** As fine as there is room for, how long that is, and noise up to the length of all: zeros could be zipped. */
function packed(names: readonly string[]): Uint8Array {
  for (const fine of FINENESS) {
    const drawing = deflateRawSync(drawn(names, fine), { level: 9 })
    const left = LENGTH - 2 - drawing.length
    if (left < 0) continue
    const noise = createHash('shake256', { outputLength: left }).update(drawing).digest()
    return Buffer.concat([Buffer.of(drawing.length >> 8, drawing.length & 255), drawing, noise])
  }
  throw new Error(`The card of ${names[0]} does not fit into ${LENGTH} bytes`)
}

function drawn(names: readonly string[], fine: number): string {
  const icons = iconsOf(SET)
  const symbols = names.map((name) => symbolOf(icons, name, (body) => small(plain(body), fine), 'pictogram-'))
  return `<svg xmlns="http://www.w3.org/2000/svg" class="hidden" aria-hidden="true">${symbols.join('')}</svg>`
}

/** Without the shades that an artist has painted over: one picture has them, and they would be half of it. */
function plain(body: string): string {
  return body.replace(/<path fill="url[^>]*>/g, '').replace(/<defs>.*<\/defs>/, '')
}
