import { createHash } from 'node:crypto'
import { fromPlainObject, generate, parse, toPlainObject, type CssNodePlain as Node } from 'css-tree'
import type { Rule } from 'postcss'
import { WATCHED } from '../src/lib/watched.ts'

/** An element that matches `within` and holds something that matches `holds` gets `key` into its `data-has`. */
export interface Has {
  within: string
  holds: string
  key: string
}

/**
 * Let a script mark what holds something, where browsers know no `:has()` (src/lib/style-fallbacks.ts): `li:has(p)`
 * becomes `li:is(:has(p), :where([data-has~='k1']):is(*, p))`. Such a list forgives what a browser does not know, and its
 * last part adds nothing but the weight that the selector had. Return what is to be marked.
 */
export function withMarks(rule: Rule): Has[] {
  if (!rule.selector.includes(':has(')) return []
  const found: Has[] = []
  const list = read(rule.selector, 'selectorList')
  rule.selector = childrenOf(list)
    .map((selector) => written(marked(selector, '', found)))
    .join(', ')
  return found
}

/** A selector with a mark beside each `:has()`, at the top or in a `:not()`; `before` is what stands outside of it. */
function marked(selector: Node, before: string, found: Has[]): Node {
  let within = before
  const children = childrenOf(selector).map((node): Node => {
    if (node.type === 'PseudoClassSelector' && node.name === 'not') {
      const inner = childrenOf(childrenOf(node)[0]!).map((each) => marked(each, within, found))
      return { ...node, children: [{ type: 'SelectorList', children: inner }] }
    }
    if (node.type !== 'PseudoClassSelector' || node.name !== 'has') {
      within += written(node)
      return node
    }
    const asked = childrenOf(node)[0]!
    const holds = written(asked)
    if (childrenOf(asked).length > 1)
      throw new Error(`:has(${holds}): one selector is expected, put others into an :is()`)
    const key = keyOf(holds)
    found.push({ within: /(^|[ >+~])$/.test(within) ? `${within}*` : within, holds, key })
    const text = `:is(:has(${holds}), :where([data-has~="${key}"]):is(*, ${holds.replace(/^[>+~]/, '')}))`
    return childrenOf(read(text, 'selector'))[0]!
  })
  return { ...selector, children } as Node
}

function keyOf(holds: string): string {
  const unseen = [...holds.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!).filter((name) => !WATCHED.includes(name))
  if (unseen.length)
    throw new Error(`:has(${holds}): name ${unseen.join()} in src/lib/watched.ts, or no script will see it`)
  return 'k' + createHash('sha256').update(holds).digest('hex').slice(0, 5)
}

function read(text: string, context: string): Node {
  return toPlainObject(parse(text, { context }))
}

function written(node: Node): string {
  return generate(fromPlainObject(structuredClone(node))) // which would take it to pieces
}

function childrenOf(node: Node): Node[] {
  return 'children' in node ? (node.children ?? []) : []
}
