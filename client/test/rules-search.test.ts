import { describe, expect, test } from 'vitest'
import { pieces, search } from '../src/rules/search'
import { chapters } from '../vite/rules'

const book = chapters(`
## Zgadywanie
- **CN-38** Dotknęliście zabójcy: przegrywacie.
- **CN-41** Wskazówka z liczbą daje tyle prób i jeszcze jedną.

## Rozstrzygnięcia
- **CN-O11** Czy złożenie jest zabronione? Oba kierunki (CN-81).
`)
const ids = (query: string) => search(book, query).flatMap(({ rules }) => rules.map(({ id }) => id))

describe('searching a rulebook', () => {
  test('finds words without their diacritics and case', () => {
    expect(ids('zabojcy')).toEqual(['CN-38'])
    expect(ids('ZŁOŻENIE')).toEqual(['CN-O11'])
    expect(ids('wskazowka prob')).toEqual(['CN-41'])
    expect(ids('zabojca')).toEqual(['CN-38'])
  })

  test('finds a rule by its number, and a chapter by its title', () => {
    expect(ids('cn-41')).toEqual(['CN-41'])
    expect(ids('zgadywanie')).toEqual(['CN-38', 'CN-41'])
  })

  test('shows everything without a query and nothing without a match', () => {
    expect(ids('  ')).toHaveLength(3)
    expect(search(book, 'smok')).toEqual([])
  })
})

test('a rule is taken apart into words, clues and other rules', () => {
  expect(pieces('Such as `ocean: 3` (CN-O11).')).toEqual([
    { kind: 'text', text: 'Such as ' },
    { kind: 'code', text: 'ocean: 3' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', text: 'CN-O11' },
    { kind: 'text', text: ').' },
  ])
})
