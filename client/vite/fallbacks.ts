import postcss, { type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { withPlainColours } from './colour-mixes.ts'
import { withMeasuredUnits } from './container-units.ts'
import { withMarks, type Has } from './has-selectors.ts'

const STYLE = /\.css$|[?&]lang\.css$/
const ID = 'virtual:style-fallbacks'
const PLACE = '__STYLE_FALLBACKS__'

/** What a script does for styles on browsers that lack something: see src/lib/style-fallbacks.ts. */
export interface StyleFallbacks {
  has: Has[]
  containers: string[] // their selectors
}

/**
 * What styles need on the oldest browsers that can play (floor.ts); on those of today nothing changes.
 * `import todo from 'virtual:style-fallbacks'` is what is left to a script, of all styles in a build.
 */
export function fallbacks(): Plugin {
  const all = new Map<string, StyleFallbacks>() // by file
  return {
    name: ID,
    enforce: 'pre',
    resolveId: (source) => (source === ID ? '\0' + ID : undefined),
    load: (source) => (source === '\0' + ID ? `export default ${JSON.stringify(PLACE)}` : undefined),
    transform: {
      filter: { id: STYLE },
      handler(style, file) {
        const { code, todo } = withFallbacks(style)
        all.set(file, todo)
        return { code, map: null }
      },
    },
    renderChunk(code) {
      if (!code.includes(PLACE)) return
      const todo = [...all.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
      const joined = { has: todo.flatMap(({ has }) => has), containers: todo.flatMap(({ containers }) => containers) }
      return { code: code.replace(/(["'`])__STYLE_FALLBACKS__\1/, () => JSON.stringify(joined)), map: null }
    },
  }
}

/** A style that says what it needs where something is unknown, and what of it is left to a script. */
export function withFallbacks(style: string): { code: string; todo: StyleFallbacks } {
  const root = postcss.parse(style)
  const rules: Rule[] = []
  root.walkRules((rule) => void rules.push(rule)) // before any is added
  const todo: StyleFallbacks = { has: [], containers: [] }
  for (const rule of rules) {
    todo.has.push(...withMarks(rule))
    todo.containers.push(...withMeasuredUnits(rule))
    withPlainColours(rule)
  }
  return { code: root.toString(), todo }
}
