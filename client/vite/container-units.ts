import type { AtRule, Rule } from 'postcss'

const UNIT = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))(cq[wihb])\b/g

/** What a container is besides, by its `container-type`: what is in it does not change its size. */
const CONTAINED: Record<string, string> = { size: 'size layout style', 'inline-size': 'layout style', normal: 'none' }

/**
 * Let a script say what a unit of a container is, where browsers do not know (src/lib/style-fallbacks.ts): `8cqi` is
 * eight times `--cqi`, which nobody sets where `1cqi` is known. Return the selector of a container, to be measured.
 */
export function withMeasuredUnits(rule: Rule): string[] {
  const types: string[] = []
  rule.walkDecls((declaration) => {
    if (declaration.prop === 'container-type') types.push(declaration.value)
    declaration.value = declaration.value.replaceAll(UNIT, (_, number: string, unit: string) => {
      const one = `var(--${unit}, 1${unit})`
      return number === '1' ? one : `calc(${number} * ${one})`
    })
  })
  for (const type of types) {
    rule.after('@supports not (container-type: size) {}')
    ;(rule.next() as AtRule).append(rule.clone({ nodes: [] }).append({ prop: 'contain', value: CONTAINED[type]! }))
  }
  return types.filter((type) => type !== 'normal').map(() => rule.selector)
}
