import { expect, test } from 'vitest'
import { entriesIn, freeName, packName, packsToShow } from '../src/lobby/packs'

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

test('of many packs those in the language of the table are offered, the usual one first', () => {
  const all = ['locations-basic', 'locations', 'saga'].flatMap((stem) =>
    ['en', 'pl', 'ru'].map((of) => `${stem}.${of}`),
  )
  expect(packsToShow(all, 'locations.en', 'pl', 'locations.pl')).toEqual([
    'locations.pl',
    'locations-basic.pl',
    'saga.pl',
  ])
  expect(packsToShow(all, 'locations.en', 'pl', 'saga.ru')).toContain('saga.ru') // what is chosen is never hidden
  const few = ['words.en', 'words.pl', 'words.ru']
  expect(packsToShow(few, 'words.en', 'pl', 'words.pl')).toEqual(few)
})
