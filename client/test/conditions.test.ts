import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as conditions from '../src/lib/conditions'
import { withConditions } from '../vite/conditions'

const CLIENT = join(import.meta.dirname, '..')
const sources = ['src', 'gallery'].flatMap((folder) =>
  readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|css|ts)$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(CLIENT, folder, file), 'utf8') })),
)
const queries = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/@media\s+([^{;]*?)\s*\{/g)].map((found) => ({ file, query: found[1]! })),
)

describe('every screen that a layout tells apart has a name', () => {
  test('styles ask for names alone, joined by `and` or in a list', () => {
    const named = /^\(--[\w-]+\)(( and |, )\(--[\w-]+\))*$/
    expect(queries.length).toBeGreaterThan(50)
    expect(queries.filter(({ query }) => !named.test(query))).toEqual([])
  })

  test('every name that a style asks for is known, and every name is asked for', () => {
    for (const { file, text } of sources) expect(() => withConditions(text), file).not.toThrow()
    const asked = sources.map(({ text }) => text).join()
    const names = Object.keys(conditions)
    const idle = names.filter((name) => !asked.includes(`(--${name.toLowerCase().replaceAll('_', '-')})`))
    expect(idle).toEqual([])
  })

  test('scripts ask by the same names', () => {
    const raw = /\((min|max)-(width|height):|\(orientation:|\(prefers-reduced-motion/
    const scripts = sources.filter(({ file }) => !file.endsWith('.css') && file !== join('src', 'lib', 'conditions.ts'))
    const asks = scripts.filter(({ text }) => raw.test(text.replace(/@container[^{]*/g, '')))
    expect(asks.map(({ file }) => file)).toEqual([])
  })
})

describe('a name becomes what it stands for', () => {
  test('alone, with another one, and in a list', () => {
    const { KEYBOARD, ON_ITS_SIDE, SHORT, UPRIGHT } = conditions
    expect(withConditions('@media (--short) { a { color: red } }')).toBe(`@media ${SHORT} { a { color: red } }`)
    expect(withConditions('@media (--short) and (--upright) {}')).toBe(`@media ${SHORT} and ${UPRIGHT} {}`)
    expect(withConditions('@media (--keyboard), (--on-its-side) {}')).toBe(`@media ${KEYBOARD}, ${ON_ITS_SIDE} {}`)
  })

  test('so each is a chain of parts that older browsers can join to another', () => {
    const chain = /^\([\w-]+: [\w.-]+\)( and \([\w-]+: [\w.-]+\))*$/
    for (const condition of Object.values(conditions)) expect(condition).toMatch(chain)
  })

  test('what cannot be said so fails the build', () => {
    expect(() => withConditions('@media (--sideways) {}')).toThrow('@media (--sideways): there is no such condition')
    expect(() => withConditions('@media not (--short) {}')).toThrow('name the opposite')
  })

  test('nothing else of a style changes', () => {
    const style = 'a { color: var(--short); margin: calc(1rem * (--x)) }\n@container (max-width: 6rem) { a { top: 0 } }'
    expect(withConditions(style)).toBe(style)
  })
})
