import { expect, test } from 'vitest'
import { places, seenFrom } from '../src/lib/round-table'

test('places stand equally far apart, clockwise from the front', () => {
  const [front, left, back, right] = places(4, 200, 200)
  expect(front).toMatchObject({ x: expect.closeTo(50, 0), y: expect.closeTo(100, 0) })
  expect(left).toMatchObject({ x: expect.closeTo(0, 0), y: expect.closeTo(50, 0) })
  expect(back).toMatchObject({ x: expect.closeTo(50, 0), y: expect.closeTo(0, 0) })
  expect(right).toMatchObject({ x: expect.closeTo(100, 0), y: expect.closeTo(50, 0) })
})

test('on a wide table those at the sides sit exactly opposite each other', () => {
  const [front, , , left, , , back, , , right] = places(12, 1500, 700)
  expect([front!.x, back!.x, left!.y, right!.y]).toEqual(Array(4).fill(expect.closeTo(50, 6)))
})

test('on a long table nobody sits closer than others', () => {
  const [width, height] = [300, 540]
  const spots = places(20, width, height).map(({ x, y }) => [(x / 100) * width, (y / 100) * height] as const)
  const gaps = spots.map(([x, y], index) => {
    const [a, b] = spots[(index + 1) % spots.length]!
    return Math.hypot(a - x, b - y)
  })
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15)
})

test('an empty table has no places', () => {
  expect(places(0, 200, 200)).toEqual([])
})

test('everybody sees themselves in front', () => {
  expect(seenFrom([1, 2, 3, 4], 3)).toEqual([3, 4, 1, 2])
  expect(seenFrom([1, 2, 3], undefined)).toEqual([1, 2, 3])
})
