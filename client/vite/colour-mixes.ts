import type { AtRule, Declaration, Rule } from 'postcss'

const MIX = 'color-mix('
const KNOWN = '(color: color-mix(in srgb, red, red))'

/**
 * Give browsers without `color-mix()` the nearer of the two colours. One such value would void a whole declaration with
 * a `var()` in it, and a declaration before it would not help, so what is mixed goes into an `@supports` of its own.
 */
export function withPlainColours(rule: Rule): void {
  const mixed = declarationsOf(rule).filter(({ value }) => value.includes(MIX))
  if (!mixed.length) return
  if ((rule.parent as AtRule).name === 'keyframes')
    throw new Error('color-mix: not in @keyframes, name the colour before')
  const copy = rule.clone({ nodes: [] })
  for (const declaration of declarationsOf(rule)) {
    if (mixed.includes(declaration) || mixed.some(({ prop }) => declaration.prop.startsWith(prop + '-'))) {
      copy.append(declaration.clone()) // a longhand after it shall still have the last word
    }
  }
  rule.after(`@supports ${KNOWN} {}`)
  ;(rule.next() as AtRule).append(copy)
  for (const declaration of mixed) declaration.value = plain(declaration.value)
}

function declarationsOf(rule: Rule): Declaration[] {
  return (rule.nodes ?? []).filter((node) => node.type === 'decl')
}

/** A value with the nearer colour in the place of each mix. */
export function plain(value: string): string {
  const start = value.lastIndexOf(MIX) // the innermost comes first
  if (start < 0) return value
  const end = endOf(value, start + MIX.length)
  const colour = nearer(value.slice(start + MIX.length, end))
  return plain(value.slice(0, start) + colour + value.slice(end + 1))
}

/** The nearer colour of `in srgb, var(--line), transparent 20%`. */
function nearer(mix: string): string {
  const [, one, other, ...more] = parts(mix)
  if (!one || !other || more.length) throw new Error(`color-mix(${mix}): two colours are expected`)
  const [first, second] = [share(one), share(other)]
  return (second ?? 100 - (first ?? 50)) > 50 ? bare(other) : bare(one)
}

const share = (colour: string) =>
  /\s[\d.]+%$/.test(colour) ? parseFloat(colour.slice(colour.lastIndexOf(' '))) : undefined
const bare = (colour: string) => colour.replace(/\s[\d.]+%$/, '')

/** What commas separate that stand in no brackets. */
function parts(list: string): string[] {
  const found: string[] = []
  for (let from = 0; from <= list.length;) {
    const end = endOf(list, from, ',')
    found.push(list.slice(from, end).trim())
    from = end + 1
  }
  return found
}

/** Where the bracket closes that was open at `from`, or the next such separator stands. */
function endOf(text: string, from: number, separator = ')'): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (!depth && text[at] === separator) return at
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
  }
  return text.length
}
