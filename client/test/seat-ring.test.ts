import { expect, test } from 'vitest'
import { places } from '../src/lib/round-table'
import { alongSides, isCrowded, moved, nearest, shifted, widths } from '../src/lobby/seat-ring'

test('a finger finds the nearest place', () => {
  expect(nearest(places(4, 200, 200), 8, 45)).toBe(1)
})

test('somebody sits down elsewhere and the others move up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('the ring has no end', () => {
  expect(shifted([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
  expect(shifted([1, 2, 3], 1, -1)).toEqual([2, 3, 1])
  expect(shifted([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
})

test('a name gets the room that its neighbours leave', () => {
  const few = widths(places(3, 300, 240), 300, 240, 90)
  expect(Math.min(...few)).toBeGreaterThan(150) // twenty letters
  const many = widths(places(12, 240, 394), 240, 394, 44)
  expect(Math.min(...many)).toBe(78)
  const [front] = widths(places(1, 240, 190), 240, 190, 44)
  expect(front).toBe(184)
})

test('seats at the sides keep off the middle of the table', () => {
  const [, left] = widths(places(4, 240, 218), 240, 218, 44)
  expect(left).toBe(78)
})

test('at a long table people sit up its left side and down its right one', () => {
  const seats = alongSides(6).map(({ row, column }) => [row, column])
  expect(seats).toEqual([[4, 1], [3, 1], [2, 1], [1, 1], [1, 2], [2, 2]]) // prettier-ignore
  expect(alongSides(1)).toEqual([{ row: 1, column: 1 }])
  expect(alongSides(0)).toEqual([])
})

test('a crowd needs a long table if there are long names in it', () => {
  const long = 'Konstantynopolitanka'
  expect(isCrowded([...'abcdefghijklm'])).toBe(false)
  expect(isCrowded([...'abcdefghijkl', long])).toBe(true)
  expect(isCrowded([...'abcde', long])).toBe(false)
})
