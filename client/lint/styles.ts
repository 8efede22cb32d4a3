/** What a style asks of browsers that those of the floor cannot do, and says nothing else instead. */
import type { Identifier } from '@mdn/browser-compat-data'
import { generate, parse, walk, type CssNode, type Declaration, type WalkContext } from 'css-tree'
import { css, isAboveFloor, type Feature, type Use } from './support.ts'

const UNITS: [units: RegExp, feature: string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
]
const FAMILIES = [
  'color',
  'gradient',
  'image',
  'basic-shape',
  'filter-function',
  'transform-function',
  'easing-function',
]
/** What is in one of these is for browsers that know it; what stands outside is for the others. */
const GUARDS = ['supports', 'container', 'starting-style']
/** A list in one of these forgives what a browser does not know. */
const FORGIVING = ['is', 'where']

export function styleUses(style: string): Use[] {
  const found: Use[] = []
  const ast = parse(style, { parseCustomProperty: true })
  const forgiven = forgivenIn(ast)
  walk(ast, {
    enter(this: WalkContext, node: CssNode) {
      if (forgiven.has(node) || isGuarded(this)) return
      for (const [feature, data] of featuresAt(node, this)) {
        if (isAboveFloor(data))
          found.push({ feature: `css.${feature}`, where: `${ruleOf(this)} { ${generate(node)} }` })
      }
    },
  })
  return found
}

function featuresAt(node: CssNode, context: WalkContext): Feature[] {
  if (node.type === 'Atrule' && !GUARDS.includes(node.name))
    return [[`at-rules.${node.name}`, css['at-rules']?.[node.name]]]
  if (node.type === 'Feature') return [[`at-rules.media.${node.name}`, css['at-rules']?.media?.[node.name]]]
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
    return node.name.startsWith('-') ? [] : [[`selectors.${node.name}`, css.selectors?.[node.name]]]
  }
  return node.type === 'Declaration' && !hasStandIn(node, context) ? featuresOf(node) : []
}

/** What a declaration needs: its property, the words, functions and units of its value. */
function featuresOf({ property, value }: Declaration): Feature[] {
  const own = css.properties?.[property]
  const found: Feature[] = property.startsWith('-') ? [] : [[`properties.${property}`, own]]
  walk(value, {
    enter(node: CssNode) {
      if (node.type === 'Identifier') found.push([`properties.${property}.${node.name}`, own?.[node.name]])
      if (node.type === 'Dimension') found.push(...unit(node.unit))
      if (node.type === 'Function') {
        found.push([`properties.${property}.${node.name}`, own?.[node.name]], ...functionNamed(node.name))
        // What a variable is where nobody has set it: who lacks that has a script that sets it.
        if (node.name === 'var') return walk.skip
      }
    },
  })
  return found
}

function unit(name: string): Feature[] {
  const key = UNITS.find(([units]) => units.test(name))?.[1] ?? name
  return [[`types.length.${key}`, css.types?.length?.[key]]]
}

function functionNamed(name: string): Feature[] {
  const paths = [[name], ...FAMILIES.map((family) => [family, name])]
  return paths.map((path) => [
    `types.${path.join('.')}`,
    path.reduce<Identifier | undefined>((at, key) => at?.[key], css.types),
  ])
}

function isGuarded({ atrule }: WalkContext): boolean {
  return atrule !== null && GUARDS.includes(atrule.name)
}

/** Whether the block says the same by a prefix, or said something plainer before, which a browser then keeps. */
function hasStandIn(node: Declaration, { block }: WalkContext): boolean {
  const all = block!.children.toArray().filter((each) => each.type === 'Declaration')
  if (all.some(({ property }) => property === `-webkit-${node.property}`)) return true
  if (generate(node).includes('var(')) return false // void only when it is drawn: too late for the one before
  const before = all.slice(0, all.indexOf(node)).filter(({ property }) => property === node.property)
  return before.some((other) => !featuresOf(other).some(([, each]) => isAboveFloor(each)))
}

/** The selectors that stand in a list with others, where a browser may know none but one. */
function forgivenIn(ast: CssNode): Set<CssNode> {
  const found = new Set<CssNode>()
  walk(ast, {
    visit: 'PseudoClassSelector',
    enter({ name, children }) {
      const list = children?.first
      if (!FORGIVING.includes(name) || list?.type !== 'SelectorList' || list.children.size < 2) return
      walk(list, (inner) => void found.add(inner))
    },
  })
  return found
}

function ruleOf({ rule }: WalkContext): string {
  return rule ? generate(rule.prelude) : ''
}
