// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { scriptUses } from '../lint/scripts'
import { styleUses } from '../lint/styles'
import { FLOOR, TARGETS } from '../vite/floor'

const inStyle = (style: string) => styleUses(style).map(({ feature }) => feature)
const inScript = (code: string) => scriptUses(code).map(({ feature }) => feature)

test('the floor is said in package.json, and the build is for it', () => {
  expect(FLOOR).toContainEqual({ browser: 'ios_saf', version: '15.4' })
  expect(TARGETS).toEqual(['ios15.4', 'safari15.4', 'chrome109', 'firefox115'])
})

describe('a style is at fault', () => {
  test.each([
    ['.a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['.a { background: linear-gradient(color-mix(in srgb, var(--a), red), blue) }', 'css.types.color.color-mix'],
    ['.a { --a: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['.a { color: red; color: color-mix(in srgb, var(--a), blue) }', 'css.types.color.color-mix'],
    ['.a { width: 8cqi }', 'css.types.length.container_query_length_units'],
    ['.a { overflow: clip }', 'css.properties.overflow.clip'],
    ['html:has(main) { color: red }', 'css.selectors.has'],
    ['@media (x) { .a:not(:has(b)) { color: red } }', 'css.selectors.has'],
    ['li { grid-template-columns: subgrid }', 'css.properties.grid-template-columns.subgrid'],
    ['.a { anchor-name: --b }', 'css.properties.anchor-name'],
    ['.a { user-select: none }', 'css.properties.user-select'],
    ['@scope (.a) { b { color: red } }', 'css.at-rules.scope'],
  ])('%s', (style, feature) => {
    expect(inStyle(style)).toContain(feature)
  })
})

describe('a style is not', () => {
  test.each([
    '.a { color: red; color: color-mix(in srgb, red, blue) }',
    '@supports (color: color-mix(in srgb, red, red)) { .a { color: color-mix(in srgb, var(--a), blue) } }',
    '.a { width: calc(8 * var(--cqi, 1cqi)) }',
    '@container (min-width: 3rem) { .a { width: 8cqi } }',
    'html:is(:has(main), :where([data-has~="k1"])) { color: red }',
    'li { grid-template-columns: 1fr 2fr; grid-template-columns: subgrid }',
    '.a { -webkit-user-select: none; user-select: none }',
    '.a { height: 100dvh; aspect-ratio: 1; inset: 0; width: clamp(1rem, 2vw, 3rem) }',
  ])('%s', (style) => {
    expect(inStyle(style)).toEqual([])
  })
})

describe('a script is at fault', () => {
  test.each([
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['new DecompressionStream("deflate-raw")', 'api.DecompressionStream'],
    ['pen.roundRect(0, 0, 1, 1, 2)', 'api.CanvasRenderingContext2D.roundRect'],
    ['node.ariaLabel', 'api.Element.ariaLabel'],
    ['navigator.wakeLock.request("screen")', 'api.Navigator.wakeLock'],
    ['let { userActivation: a } = navigator', 'api.Navigator.userActivation'],
    ['Object.groupBy(list, of)', 'javascript.builtins.Object.groupBy'],
    ['URL.canParse(text)', 'api.URL.canParse_static'],
    ['new Intl.Segmenter()', 'javascript.builtins.Intl.Segmenter'],
    ['/(?<!a)b/.test(text)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['new RegExp(`(?<=${a})b`)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['template(`<div popover="manual"></div>`)', 'html.global_attributes.popover'],
  ])('%s', (code, feature) => {
    expect(inScript(code)).toContain(feature)
  })
})

describe('a script is not', () => {
  test.each([
    'list.at(-1), list.findLast(of), structuredClone(list), Object.hasOwn(a, b)',
    'a.role, a.windows', // fields of our own
    'fetch(url).then((answer) => answer.arrayBuffer())',
    '/(?<name>a)/u.test(text)',
    'class DecompressionStreams {}',
  ])('%s', (code) => {
    expect(inScript(code)).toEqual([])
  })
})
