/** What a script asks of browsers that those of the floor cannot do. */
import type { Identifier } from '@mdn/browser-compat-data'
import { parseAst } from 'vite'
import { OUR_FIELDS } from './dispensable.ts'
import { api, html, isAboveFloor, javascript, type Feature, type Use } from './support.ts'

const builtins = javascript.builtins as Identifier

/** What these names of a page are. */
const OBJECTS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  crypto: 'Crypto',
  performance: 'Performance',
  speechSynthesis: 'SpeechSynthesis',
}
const LOOKBEHIND = /\(\?<[=!]/
const TAG = /<[\w-]+((?:\s+[\w-]+(?:="[^"]*")?)+)/g

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Whose members are known by their names: what scripts of a page mostly hold. Members of others are asked for by name. */
const COMMON = new RegExp(
  `^(${[
    'Navigator|Window|Document|DocumentFragment|Node|Element|HTML\\w*Element|SVGElement|SVGSVGElement|EventTarget',
    'Event|(UI|Pointer|Mouse|Keyboard|Input|Wheel|Page\\w+)Event|Animation|Range|Selection|DOMRect|CSSStyleDeclaration',
    'CanvasRenderingContext2D|AudioContext|BaseAudioContext|AudioNode|AudioParam|SpeechSynthesis|SpeechSynthesisUtterance',
    'Blob|File|Response|Headers|URL|URLSearchParams|AbortSignal|WebSocket|Storage',
    'Array|TypedArray|Uint8Array|String|Number|Date|RegExp|Object|Map|Set|Promise|Iterator|Intl',
  ].join('|')})$`,
)

/** Every member that such an object may have, with all that are called so. */
const MEMBERS = new Map<string, Feature[]>()
collect('api', api)
collect('javascript.builtins', builtins)

function collect(home: string, things: Identifier): void {
  for (const [thing, members] of Object.entries(things).filter(([name]) => COMMON.test(name))) {
    for (const [name, member] of Object.entries(members as Record<string, Identifier>)) {
      if (!/^[a-z]\w*$/i.test(name) || !member.__compat || /_(event|static)$/.test(name)) continue
      MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), [`${home}.${thing}.${name}`, member]])
    }
  }
}

export function scriptUses(code: string): Use[] {
  const found: Use[] = []
  const visit = (node: Node, parent: Node | null) => {
    for (const [feature, data] of featuresAt(node, parent)) {
      if (isAboveFloor(data)) found.push({ feature, where: around(code, node) })
    }
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, node)
  }
  visit(parseAst(code) as unknown as Node, null)
  return found
}

function featuresAt(node: Node, parent: Node | null): Feature[] {
  if (node.type === 'MemberExpression') return member(node)
  if (node.type === 'Property' && parent?.type === 'ObjectPattern') return named(nameOf(node.key as Node))
  if (node.type === 'Identifier' && isReference(node, parent)) return thingNamed(node.name as string)
  if (node.type === 'Literal' || node.type === 'TemplateElement') return inText(writtenIn(node))
  return []
}

/** `navigator.share` is one thing; of `any.share` it is enough that something which is called so is known to all. */
function member(node: Node): Feature[] {
  const name = nameOf(node.property as Node, node.computed === true)
  const of = nameOf(node.object as Node)
  if (!name) return []
  const [thing] = of ? thingNamed(OBJECTS[of] ?? of) : []
  if (!thing) return named(name)
  const [path, members] = thing
  const key = members?.[`${name}_static`] ? `${name}_static` : name
  return [[`${path}.${key}`, members?.[key]]]
}

function named(name: string | undefined): Feature[] {
  const all = (name !== undefined && !OUR_FIELDS.includes(name) && MEMBERS.get(name)) || []
  return all.every(([, feature]) => isAboveFloor(feature)) ? all.slice(0, 1) : []
}

function thingNamed(name: string): Feature[] {
  const things: Feature[] = [
    [`api.${name}`, api[name]],
    [`javascript.builtins.${name}`, Object.hasOwn(builtins, name) ? builtins[name] : undefined],
  ]
  return /^[A-Z]\w\w/.test(name) ? things.filter(([, data]) => data) : []
}

function inText(written: string): Feature[] {
  const attributes = [...written.matchAll(TAG)].flatMap(
    ([, each]) => each!.replaceAll(/="[^"]*"/g, '').match(/[\w-]+/g) ?? [],
  )
  const features = attributes.map((name): Feature => [`html.global_attributes.${name}`, html.global_attributes?.[name]])
  if (!LOOKBEHIND.test(written)) return features
  const { lookbehind_assertion } = javascript.regular_expressions as Identifier
  return [...features, ['javascript.regular_expressions.lookbehind_assertion', lookbehind_assertion]]
}

function writtenIn({ regex, value }: Node): string {
  if (regex) return (regex as { pattern: string }).pattern
  return typeof value === 'string' ? value : ((value as { cooked?: string } | null)?.cooked ?? '')
}

function nameOf(node: Node, computed = false): string | undefined {
  if (node.type === 'Identifier' && !computed) return node.name as string
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
}

/** Whether a name stands for a thing: it is no field, no key and nothing that is declared here. */
function isReference(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node
  if (parent?.type === 'Property') return parent.value === node
  if (parent?.superClass === node || parent?.init === node) return true
  return !/Declarat|Function|Class|Import|Export|Pattern|Method|Definition|Label/.test(parent?.type ?? '')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function around(code: string, { start, end }: Node): string {
  return code.slice(Math.max(0, start - 30), Math.min(end, start + 60) + 30).replaceAll('\n', ' ')
}
