import { expect, test } from 'vitest'
import { entriesIn, freeName, packName } from '../src/lobby/packs'

test('a pack is named after its file', () => {
  expect(packName('Nasze słowa (2).txt')).toBe('Nasze słowa 2')
  expect(packName('words.en.txt')).toBe('words.en')
  expect(packName('???.txt')).toBe('pack')
  expect(packName('- words -.txt')).toBe('words')
})

test('a list that is pasted gets a name that nobody has, and is counted as it grows', () => {
  expect(freeName('Our words!', [])).toBe('Our words')
  expect(freeName('Our words', ['Our words', 'Our words 2'])).toBe('Our words 3')
  expect(entriesIn('one, two\n# no\n\nThree;one')).toBe(3)
  expect(entriesIn('Kitchen: cook, guard\nHall: guest')).toBe(2)
  expect(entriesIn('Kitchen, Hall')).toBe(2)
  expect(entriesIn('[books]\nHolmes: detective, of course')).toBe(1)
  expect(entriesIn('kind: words\nlanguage: en')).toBeUndefined()
})
