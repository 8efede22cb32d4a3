import { expect, test } from 'vitest'
import { letter } from '../src/games/codenames/lettering'
import { soundsOf, STEPS } from '../src/games/codenames/sounds'
import { aTable, aTurn } from './codenames-fixture'

const width = (line: string) => line.length * 0.5
const words = ['jet', 'mountain', 'Einstein', 'bug', 'compass', 'przedszkole', 'Konstantynopolitańczyk', 'ice cream']

test('words of one board have two sizes at most', () => {
  expect(new Set(letter(words, width).map(({ size }) => size)).size).toBeLessThanOrEqual(2)
})

test('no line is wider than 86 of the 100 parts of its card, whatever the words are', () => {
  for (const board of [words, ['jet'], ['a', 'b'.repeat(24)], ['щ'.repeat(24)]])
    for (const { lines, size, squeeze } of letter(board, width))
      for (const line of lines) expect(width(line) * size * squeeze).toBeLessThanOrEqual(86.001)
})

test('letters are never squeezed beyond what can be read', () => {
  for (const { squeeze } of letter(words, width)) expect(squeeze).toBeGreaterThan(0.849)
})

test('no word is smaller than twelve pixels on the smallest card, however long it is', () => {
  for (const board of [words, ['a', 'b'.repeat(24)], ['jet', 'щ'.repeat(24)]])
    for (const { size, lines } of letter(board, width)) {
      expect((size * 65) / 100).toBeGreaterThanOrEqual(12)
      expect(lines.length).toBeLessThanOrEqual(3)
    }
})

test('a word has another line only if it would be too small without', () => {
  const board = ['garden', 'kindergarten', 'Konstantynopolitańczyk']
  expect(letter(board, (line) => line.length * 0.6).map(({ lines }) => lines.length)).toEqual([1, 2, 3])
})

test('the held breath sounds alike for every card, and only then one hears what it was', () => {
  const before = aTable({ phase: aTurn() })
  const heard = (['red', 'blue', 'bystander', 'assassin'] as const).map((identity) =>
    soundsOf(before, aTable({ covers: aTable().covers.map((_, at) => (at === 3 ? identity : null)) })),
  )
  expect(heard.map(({ now }) => now)).toEqual(['flip', 'flip', 'flip', 'flip'])
  expect(heard.map(({ then }) => then)).toEqual(['good', 'meh', 'meh', null])
  expect(STEPS.breath).toBe('heart')
})
