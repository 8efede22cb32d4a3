// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { plain } from '../vite/colour-mixes'
import { withFallbacks } from '../vite/fallbacks'

const flat = (style: string) =>
  style
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}]) ?/g, ' $1 ')
    .replaceAll('  ', ' ')
    .trim()
const changed = (style: string) => flat(withFallbacks(style).code)

describe('who cannot mix colours gets', () => {
  test.each([
    ['color-mix(in srgb, var(--line), transparent 20%)', 'var(--line)'],
    ['color-mix(in srgb, var(--paper), transparent 85%)', 'transparent'],
    ['color-mix(in srgb, var(--line), var(--soft))', 'var(--line)'],
    ['color-mix(in srgb, var(--line) 30%, rgb(0 0 0 / 50%))', 'rgb(0 0 0 / 50%)'],
    ['1px solid color-mix(in srgb, color-mix(in srgb, red, blue 70%), white 10%) inset', '1px solid blue inset'],
    [
      'linear-gradient(color-mix(in srgb, var(--fill), white 22%), var(--fill) 45%)',
      'linear-gradient(var(--fill), var(--fill) 45%)',
    ],
  ])('the nearer of %s', (mixed, simple) => {
    expect(plain(mixed)).toBe(simple)
  })

  test('and everybody else the mix, with the longhands after it', () => {
    expect(changed('.a { border: 1px solid color-mix(in srgb, var(--b), red 20%); color: red; border-top: 0 }')).toBe(
      '.a { border: 1px solid var(--b); color: red; border-top: 0 } ' +
        '@supports (color: color-mix(in srgb, red, red)) { .a { border: 1px solid color-mix(in srgb, var(--b), red 20%); border-top: 0 } }',
    )
  })

  test('and a mix that moves is refused', () => {
    expect(() => changed('@keyframes a { to { color: color-mix(in srgb, red, blue) } }')).toThrow('not in @keyframes')
  })
})

describe('who knows no units of containers', () => {
  test('asks a script', () => {
    expect(changed('.a { inset: -8cqi 1cqb; font: 700 min(var(--size) * 1cqi, .5cqh) x }')).toBe(
      '.a { inset: calc(-8 * var(--cqi, 1cqi)) var(--cqb, 1cqb); font: 700 min(var(--size) * var(--cqi, 1cqi), calc(.5 * var(--cqh, 1cqh))) x }',
    )
  })

  test('which measures containers, and what is in them does not change them', () => {
    const { code, todo } = withFallbacks('.a { container-type: size } .b { container-type: normal }')
    expect(todo.containers).toEqual(['.a'])
    expect(flat(code)).toContain('@supports not (container-type: size) { .a { contain: size layout style')
    expect(flat(code)).toContain('@supports not (container-type: size) { .b { contain: none')
  })
})

describe('who knows no :has()', () => {
  test.each([
    ['html:has(main.tv)', 'html', 'main.tv'],
    ['.a > li:only-child:not(:has(.b))', '.a>li:only-child', '.b'],
    ['main:has(> .a > .b) .c', 'main', '>.a>.b'],
    ['.a > :has(b)', '.a>*', 'b'],
    ['.a:has(> :is([open], [data-fit="3"]))', '.a', '>:is([open],[data-fit="3"])'],
  ])('has marks by a script: %s', (selector, within, holds) => {
    const { todo, code } = withFallbacks(`${selector} { color: red }`)
    expect(todo.has).toEqual([{ within, holds, key: expect.stringMatching(/^k\w{5}$/) }])
    const key = todo.has[0]!.key
    expect(code).toContain(`:is(:has(${holds}),:where([data-has~="${key}"]):is(*,${holds.replace('>', '')}))`)
  })

  test('and what no script would see is refused', () => {
    expect(() => changed('.a:has([data-b]) { color: red }')).toThrow('src/lib/watched.ts')
    expect(() => changed('.a:has(b, c) { color: red }')).toThrow('one selector')
  })
})
