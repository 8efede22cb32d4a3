import type { Plugin } from 'vite'
import * as conditions from '../src/lib/conditions.ts'

const STYLE = /\.css$|[?&]lang\.css$/
const MEDIA = /@media([^{;]*)/g
const NAME = /\(--([\w-]+)\)/g

/** `@media (--large-letters)`: conditions have names, and stand once, in src/lib/conditions.ts. */
export function namedConditions(): Plugin {
  return {
    name: 'named-conditions',
    enforce: 'pre',
    transform: {
      filter: { id: STYLE },
      handler: (style) => ({ code: withConditions(style), map: null }),
    },
  }
}

/** A style with what each name stands for. Lists and `and` may join names; `not` would need more than old browsers know. */
export function withConditions(style: string): string {
  return style.replace(MEDIA, (rule, query: string) => {
    if (/\bnot\b/.test(query)) throw new Error(`@media${query}: a condition cannot be negated, name the opposite`)
    return rule.replace(NAME, (_, name: string) => condition(name))
  })
}

function condition(name: string): string {
  const found = Object.entries(conditions).find(([key]) => key.toLowerCase().replaceAll('_', '-') === name)
  if (found) return found[1]
  throw new Error(`@media (--${name}): there is no such condition, see src/lib/conditions.ts`)
}
