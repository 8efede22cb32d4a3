/** Where people stand and how large they are, in the parts of the look. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { layoutOf } from '../src/lib/look/grid'
import { squeeze } from '../src/lib/look/fitted'
import { circle } from '../src/lib/look/face-ring'
import { stars, street } from '../src/lib/look/town'

const COUNTS = [6, 7, 12, 17, 20, 21]

describe.each([
  ['the smallest phone', 344, 400, false],
  ['a common phone', 374, 560, false],
  ['a TV', 1840, 1040, true],
] as const)('round %s', (_, width, height, wall) => {
  test.each(COUNTS)('%i people stand apart, and nobody off the screen', (count) => {
    const { face, high, spots } = circle(count, width, height, 16, wall)
    expect(spots).toHaveLength(count)
    for (const [index, { x, y, wide }] of spots.entries()) {
      expect(x - face / 2).toBeGreaterThanOrEqual(-0.5)
      expect(x + face / 2).toBeLessThanOrEqual(width + 0.5)
      expect(y - high / 2).toBeGreaterThanOrEqual(-0.5)
      expect(y + high / 2).toBeLessThanOrEqual(height + 0.5)
      for (const other of spots.slice(index + 1)) {
        const [dx, dy] = [Math.abs(other.x - x), Math.abs(other.y - y)]
        expect(Math.max(dx, dy), `${index} of ${count}`).toBeGreaterThanOrEqual(face * 0.99) // faces
        const side = dy < high - face // then names stand side by side
        if (side) expect(dx).toBeGreaterThanOrEqual((wide + other.wide) / 2 - 0.5)
      }
    }
  })

  test('the first stands in front, the second to their left, where the next one sits', () => {
    const { spots } = circle(9, width, height, 16, wall)
    expect(spots[0]).toMatchObject({ x: expect.closeTo(width / 2, -1) })
    expect(spots[0]!.y).toBe(Math.max(...spots.map(({ y }) => y)))
    expect(spots[1]!.x).toBeLessThan(width / 2)
  })
})

test('faces are larger when there are few', () => {
  const faces = COUNTS.map((count) => circle(count, 344, 400).face)
  expect(faces).toEqual([...faces].sort((a, b) => b - a))
  expect(faces[0]).toBeGreaterThan(faces.at(-1)!)
})

test('faces are smaller where names need the room, and not for names that fit', () => {
  const [short, long] = [Array<number>(12).fill(8), Array<number>(12).fill(13)] // rem: of two lines and of three
  const usual = circle(12, 344, 400)
  expect(circle(12, 344, 400, 16, false, short)).toEqual(usual)
  const { face, tall } = circle(12, 344, 400, 16, false, long)
  expect(face).toBeLessThan(usual.face)
  expect(tall).toBeGreaterThanOrEqual(3 * 0.8 * 16)
})

/** What is left of 360 x 640 for a grid, below a title and above a bar to hold. */
const SMALLEST = [344, 392] as const

test.each([5, 6, 9, 11, 12, 16, 19, 20])('a grid of %i fits the smallest phone, and every tile a thumb', (count) => {
  const { columns, rows } = layoutOf(count, ...SMALLEST)
  expect(columns * rows).toBeGreaterThanOrEqual(count)
  expect((SMALLEST[0] - 7 * (columns - 1)) / columns).toBeGreaterThanOrEqual(44)
  expect((SMALLEST[1] - 7 * (rows - 1)) / rows).toBeGreaterThanOrEqual(44)
})

test('a wide screen gets more columns, a low one the names at the side', () => {
  expect(layoutOf(20, 1200, 500).columns).toBeGreaterThan(layoutOf(20, 344, 500).columns)
  expect(layoutOf(20, 344, 500).side).toBe(false)
  expect(layoutOf(20, 344, 250).side).toBe(true)
})

describe('a name that is too long', () => {
  afterEach(() => vi.restoreAllMocks())

  const style = document.createElement('style')
  style.textContent = 'html, b { font-size: 16px } b[data-fit]:not([data-fit="1"]) { font-size: 8px }'
  document.head.append(style)

  /** A box 100 wide in which a text of 16 pixels takes as much room as its step says. */
  function box(widths: Record<string, number>): HTMLElement {
    const node = document.createElement('b')
    document.body.append(node)
    const size = () => parseFloat(getComputedStyle(node).fontSize)
    vi.spyOn(node, 'clientWidth', 'get').mockReturnValue(100)
    vi.spyOn(node, 'scrollWidth', 'get').mockImplementation(
      () => ((widths[node.dataset.fit ?? '0'] ?? 0) * size()) / 16,
    )
    return node
  }

  test.each([
    ['stays as it is when it fits', { 0: 100 }, undefined, ''],
    ['gets narrow letters', { 0: 120, 1: 90 }, '1', ''],
    ['then smaller ones, but no smaller than they must be', { 0: 200, 1: 125, 2: 125 }, '2', '0.8rem'],
    ['then a second line', { 0: 400, 1: 300, 2: 250, 3: 180 }, '3', ''],
    ['would rather be a little small than be broken', { 0: 400, 1: 400, 2: 400, 3: 240 }, '3', '0.389rem'],
    ['is broken before nobody can read it', { 0: 400, 1: 400, 2: 400, 3: 360, 4: 180 }, '4', ''],
  ])('%s', (_, widths, step, size) => {
    const node = box(widths)
    squeeze(node)
    expect(node.dataset.fit).toBe(step)
    expect(node.style.fontSize).toBe(size)
    expect(node.style.overflowWrap).toBe(step === '4' ? 'anywhere' : 'normal')
  })

  test('is whole if the tails of its letters stand out of their line, rounded in any way', () => {
    const node = box({ 0: 100 })
    vi.spyOn(node, 'clientHeight', 'get').mockReturnValue(12)
    const high = vi.spyOn(node, 'scrollHeight', 'get').mockReturnValue(17)
    squeeze(node)
    expect(node.dataset.fit).toBeUndefined()
    high.mockReturnValue(18)
    squeeze(node)
    expect(node.dataset.fit).toBeDefined()
  })

  test('of a sentence is broken before all of it gets small', () => {
    const node = box({ 0: 400, 1: 400, 2: 400, 3: 240, 4: 180 })
    node.dataset.prose = ''
    squeeze(node)
    expect(node.dataset.fit).toBe('4')
    expect(node.style.fontSize).toBe('')
  })

  test('shrinks at last, and grows again when there is room', () => {
    const widths: Record<string, number> = { 0: 600, 1: 600, 2: 600, 3: 600, 4: 300 }
    const node = box(widths)
    squeeze(node)
    expect(node.scrollWidth).toBeLessThanOrEqual(100)
    widths[0] = 80
    squeeze(node)
    expect(node.dataset.fit).toBeUndefined()
    expect(node.style.fontSize).toBe('')
  })

  test('is measured a few times, however long it is', () => {
    const [long, longer] = [box({ 0: 400, 1: 400, 2: 400, 3: 290 }), box({ 0: 400, 1: 400, 2: 400, 3: 400, 4: 700 })]
    const measured = vi.spyOn(longer, 'scrollWidth', 'get').mock
    squeeze(long, longer)
    expect(long.scrollWidth).toBeLessThanOrEqual(100)
    expect(measured.calls.length).toBeLessThan(20)
  })
})

test('every screen draws the same town', () => {
  expect(street(390, 140, 8, 0.3)).toEqual(street(390, 140, 8, 0.3))
  expect(street(390, 140, 9, 0.3)).not.toEqual(street(390, 140, 8, 0.3))
  expect(stars(50, 390, 700)).toBe(stars(50, 390, 700))
})

test('a street reaches from edge to edge, and only lit windows are drawn', () => {
  const { roofs, windows } = street(390, 140, 8, 0)
  expect(windows.join('')).toBe('')
  const starts = [...roofs.matchAll(/M(-?[\d.]+) 140/g)].map(([, x]) => Number(x))
  expect(starts[0]).toBeLessThanOrEqual(0)
  expect(starts.at(-1)).toBeGreaterThan(390 - 60)
})
