import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import PlacePoster from '../src/games/spyfall/PlacePoster.svelte'
import PosterStream from '../src/games/spyfall/PosterStream.svelte'
import { posterOfPlace, type Poster } from '../src/games/spyfall/place-posters/lines'
import { SCENES } from '../src/games/spyfall/place-posters/scenes'
import { titleOf } from '../src/games/spyfall/place-posters/title'
import { linesOf, PLACES } from '../vite/places'
import { small, smallPath } from '../vite/small-svg'

afterEach(cleanup)

const SHAPES = join(import.meta.dirname, '..', 'src', 'games', 'spyfall', 'place-posters', 'shapes')
const shapesIn = (file: string) =>
  [...readFileSync(join(SHAPES, `${file}.svg`), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id!)
const OURS = [...shapesIn('everyday'), ...shapesIn('saga')]
const looks = ({ scene, parts }: Poster) => [scene, ...parts.map(({ name }) => name).sort()].join()

describe('every place of our packs', () => {
  test('has a line of its own', () => {
    const without = PLACES.filter(({ pack, id }) => !linesOf(pack === 'saga' ? 'saga' : 'everyday').has(id))
    expect(without.map(({ id }) => id)).toEqual([])
    const lines = [...linesOf('everyday').keys(), ...linesOf('saga').keys()]
    expect(lines.sort()).toEqual(PLACES.map(({ id }) => id).sort())
    expect(lines).toHaveLength(88)
  })

  test('finds the same poster in each language', () => {
    for (const { pack, names } of PLACES) {
      const posters = names.map(posterOfPlace)
      expect(new Set(posters.map(looks)).size, names.join()).toBe(1)
      expect(posters[0]!.pack, names.join()).toBe(pack)
    }
  })

  test('is drawn of what there is, on the sheet', () => {
    for (const { pack, names } of PLACES) {
      const { scene, parts } = posterOfPlace(names[0]!)
      expect(SCENES, names[0]).toHaveProperty(scene)
      for (const { name, x, y, size } of parts) {
        // a sticker that its package does not have breaks the build
        if (pack === 'saga' || name.startsWith('our-')) expect(OURS, names[0]).toContain(name)
        for (const [number, most] of [
          [x, 100],
          [y, 120],
          [size, 100],
        ] as const) {
          expect(number > 0 && number <= most, `${names[0]}: ${name}`).toBe(true)
        }
      }
    }
  })

  test('looks like no other', () => {
    const all = PLACES.map(({ names }) => looks(posterOfPlace(names[0]!)))
    expect(new Set(all).size).toBe(all.length)
  })

  test('has another scene than its neighbour in the list', () => {
    const scenes = PLACES.map(({ names }) => posterOfPlace(names[0]!).scene)
    expect(scenes.filter((scene, at) => scene === scenes[at + 1])).toEqual([])
  })

  test('leaves no shape without need', () => {
    const posters = PLACES.map(({ names }) => posterOfPlace(names[0]!))
    const used = new Set(posters.flatMap(({ parts }) => parts.map(({ name }) => name)))
    expect(OURS.filter((shape) => !used.has(shape))).toEqual([])
  })
})

describe('the place of a guest', () => {
  test('has a scene that stays the same, however it is spelt', () => {
    const { scene, pack, parts } = posterOfPlace('Babcina kuchnia')
    expect(posterOfPlace('  BABCINA KUCHNIA ').scene).toBe(scene)
    expect([pack, parts]).toEqual([undefined, []])
    expect(scene).toBe('farmland') // on every phone, and next year too
  })

  test('has a scene that there is, and not always the same', () => {
    const scenes = Array.from({ length: 60 }, (_, at) => posterOfPlace(`Place ${at}`).scene)
    for (const scene of scenes) expect(SCENES).toHaveProperty(scene)
    expect(new Set(scenes).size).toBeGreaterThan(10)
  })

  test('shows our mask', () => {
    const { container } = render(PlacePoster, { place: 'Babcina kuchnia' })
    expect(container.querySelector('.mask svg')).not.toBeNull()
    expect(container.querySelector('use')).toBeNull()
  })
})

describe('a title', () => {
  const width = (line: string) => line.length * 0.5

  test('is never wider or higher than its strip, and keeps every word', () => {
    for (const name of [...PLACES.flatMap(({ names }) => names), 'X']) {
      const { lines, size } = titleOf(name, 20, 14, width)
      expect(lines.join(' ')).toBe(name)
      expect(lines.length * size).toBeLessThanOrEqual(20)
      expect(Math.max(...lines.map(width)) * size).toBeLessThanOrEqual(93)
    }
  })

  test('of one endless word goes on in a second line, or nobody could read it', () => {
    const { lines, size } = titleOf('W'.repeat(32), 34, 19, width)
    expect(lines).toEqual(['W'.repeat(16), 'W'.repeat(16)])
    expect(16 * 0.5 * size).toBeLessThanOrEqual(93)
  })

  test('goes into two even lines where that makes it larger', () => {
    expect(titleOf('Zoo', 34, 19, width)).toEqual({ lines: ['Zoo'], size: 19 })
    expect(titleOf('Trade Federation ship', 34, 19, width).lines).toEqual(['Trade', 'Federation ship'])
    expect(titleOf('Мостик звёздного разрушителя', 34, 19, width).lines).toEqual(['Мостик звёздного', 'разрушителя'])
  })
})

describe('the picture', () => {
  test('is decoration, and the name is text', () => {
    const { container } = render(PlacePoster, { place: 'Trade Federation ship', form: 'wall' })
    expect(screen.getByText('Trade Federation ship').closest('[aria-hidden]')).toBeNull()
    expect(container.querySelector('svg')!.closest('[aria-hidden=true]')).not.toBeNull()
  })

  test('stands alone as art', () => {
    const { container } = render(PlacePoster, { place: 'Zoo', form: 'art' })
    expect(container.textContent.trim()).toBe('')
    const uses = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    expect(uses).toEqual(uses.map(() => expect.stringMatching(/^#everyday-[a-z-]+$/))) // on the page, and in no file
    expect(uses).toHaveLength(3)
  })
})

describe('the stream of posters', () => {
  test('shows every poster of a pack twice, so that it never ends', async () => {
    const { container } = render(PosterStream, { pack: 'saga' })
    expect(await screen.findAllByText('Cloud City')).toHaveLength(2)
    expect(container.querySelectorAll('.poster')).toHaveLength(2 * 28)
  })
})

describe('a sticker made small', () => {
  test('keeps every point where it was, and does not add up what it rounds', () => {
    const steps = 'l.26.14'.repeat(40)
    expect(smallPath(`M1 1${steps}z`, 10)).toMatch(/^m10 10l/i)
    const [x, y] = ends(smallPath(`M1 1${steps}`, 10))
    expect([x, y]).toEqual([10 + 104, 10 + 56])
  })

  test('reads flags of arcs that stand together, and several steps after one letter', () => {
    expect(smallPath('M0 0a2 2 0 012 2 2 2 0 012 2', 10)).toBe('m0 0a20 20 0 0 1 20 20 20 20 0 0 1 20 20')
  })

  test('keeps the bulge of an arc when its ends move', () => {
    const [radius, , , , , chord] = smallPath('M9.864 14.87a6.3 6.3 0 0 1 12.272 0', 5)
      .match(/[\d.]+/g)!
      .slice(2)
      .map(Number)
    const bulge = (r: number, half: number) => r - Math.sqrt(r ** 2 - half ** 2)
    expect(Math.abs(bulge(radius!, chord! / 2) - 5 * bulge(6.3, 6.136))).toBeLessThan(1)
    expect(smallPath('M0 0a3 3 0 1 1-4.24 4.24', 4)).toBe('m0 0a12 12 0 1 1-17 17') // still a half circle
  })

  test('draws a line where a curve is flat, and nothing where nothing is', () => {
    expect(smallPath('M0 0c1 .01 2 .01 3 0l0 0h.01v2z', 10)).toBe('m0 0h30v20z')
  })

  test('is as large as before', () => {
    expect(small('<path d="M1 2h3"/><circle cx="4" cy="5" r="1.5"/>', 5)).toBe(
      '<g transform="scale(.2)"><path d="m5 10h15"/><circle cx="20" cy="25" r="8"/></g>',
    )
  })
})

/** Where a path of moves and lines ends. */
function ends(path: string): number[] {
  const steps = [...path.matchAll(/([mlhv])([^a-z]*)/gi)].flatMap(([, letter, rest]) => {
    const numbers = rest!.match(/-?\d+/g)!.map(Number)
    if (letter === 'h') return numbers.map((dx) => [dx, 0])
    if (letter === 'v') return numbers.map((dy) => [0, dy])
    return numbers.flatMap((dx, at) => (at % 2 ? [] : [[dx, numbers[at + 1]!]]))
  })
  return steps.reduce(([x, y], [dx, dy]) => [x! + dx!, y! + dy!], [0, 0])
}
