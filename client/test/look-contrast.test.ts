/** Every colour of the frame and of every world can be read where it is used: WCAG's numbers, on our own tokens. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')

type Tokens = Record<string, string>

/** The tokens of every rule of a stylesheet, by selector. */
function rulesOf(file: string): [selector: string, tokens: Tokens][] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector, body]) => [
    selector!.trim(),
    Object.fromEntries([...body!.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!])),
  ])
}

const frame = rulesOf(join(SRC, 'app.css'))
const worlds = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(SRC, 'games', entry.name)).includes('world.css'))
  .flatMap(({ name }) => rulesOf(join(SRC, 'games', name, 'world.css')))
const names = [...new Set(worlds.flatMap(([selector]) => /data-world='(\w+)'/.exec(selector)?.[1] ?? []))]

/** What the root is, and so which rules take hold of it; the later of two wins, as all are written in that order. */
function tokens(root: Record<string, string>): Tokens {
  const holds = (selector: string) =>
    [...selector.replaceAll(/:not\(\[.*?\]\)/g, '').matchAll(/\[data-(\w+)='(\w+)'\]/g)].every(
      ([, key, value]) => root[key!] === value,
    ) && [...selector.matchAll(/:not\(\[data-(\w+)='(\w+)'\]\)/g)].every(([, key, value]) => root[key!] !== value)
  return Object.assign({}, ...[...frame, ...worlds].filter(([selector]) => holds(selector)).map(([, found]) => found))
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** What is written, or drawn, on what; and how well it must be seen. */
const PAIRS: [on: string, what: string[], least: number][] = [
  ['--table', ['--ink', '--soft', '--accent'], 4.5],
  ['--page', ['--ink', '--soft', '--accent'], 4.5],
  ['--surface', ['--ink', '--soft', '--accent', '--good', '--bad'], 4.5],
  ['--raised', ['--ink', '--soft', '--accent', '--bad'], 4.5],
  ['--fill', ['--on-fill'], 7],
  ['--paper', ['--print', '--print-soft'], 4.5],
  ['--paper-deep', ['--print', '--print-soft'], 4.5],
  ['--felt', ['--on-felt', '--ink', '--soft', '--accent', '--good', '--bad'], 4.5],
  ['--felt-light', ['--on-felt'], 4.5],
  ['--surface', ['--line'], 3],
  ['--table', ['--line'], 3],
]
const ROOTS = ['', ...names].flatMap((world) => [
  { world, theme: 'dark' },
  { world, theme: 'light' },
])

test('there is a world for every family of games', () => {
  expect(names).toEqual(expect.arrayContaining(['codenames', 'mafia', 'secret_identity', 'spyfall2', 'starwars']))
})

describe.each([
  ...ROOTS,
  { world: 'mafia', theme: 'dark', sky: 'day' },
  { world: 'mafia', theme: 'light', sky: 'night' },
])('$world $theme $sky', (root) => {
  const all = tokens(root)
  test.each(PAIRS)('on %s', (on, what, least) => {
    const faint = what
      .map((name) => [name, contrast(all[on]!, all[name]!)] as const)
      .filter(([, ratio]) => ratio < least)
    expect(faint.map(([name, ratio]) => `${name} ${all[name]} on ${on} ${all[on]}: ${ratio.toFixed(2)}`)).toEqual([])
  })
})
