import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** A typeface of the worlds, its package, and the one weight of it that we use. */
const TYPEFACES = [
  { family: 'Dela Gothic One', name: 'dela-gothic-one', weight: 400 },
  { family: 'Oswald', name: 'oswald', weight: 700 },
]
const SUBSETS = ['latin', 'latin-ext', 'cyrillic'] // the alphabets of our languages
const ID = 'virtual:typefaces.css'

/** `import 'virtual:typefaces.css'`: typefaces from their packages. A page fetches those alphabets that it shows. */
export function typefaces(): Plugin {
  return {
    name: ID,
    resolveId: (source) => (source === ID ? '\0' + ID : undefined),
    load: (source) => (source === '\0' + ID ? TYPEFACES.flatMap(rules).join('\n') : undefined),
    generateBundle() {
      // Their licence asks to be told with them.
      const licences = TYPEFACES.map(({ name }) => readFileSync(require.resolve(`@fontsource/${name}/LICENSE`), 'utf8'))
      this.emitFile({ type: 'asset', fileName: 'licence-typefaces.txt', source: licences.join('\n') })
    },
  }
}

function rules({ family, name, weight }: (typeof TYPEFACES)[number]): string[] {
  const ranges = JSON.parse(readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'))
  return SUBSETS.map((subset) => {
    const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`
    // One file serves every weight: a browser must not thicken it by itself.
    return `@font-face {
      font-family: '${family}'; font-weight: 100 900; font-display: swap;
      src: url('${file}') format('woff2'); unicode-range: ${ranges[subset]};
    }`
  })
}
