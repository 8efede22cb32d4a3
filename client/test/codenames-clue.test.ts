import { describe, expect, test } from 'vitest'
import { blocks, doubt, tidy } from '../src/games/codenames/clue'
import { comparable } from '../src/lib/comparable'
import { aTable } from './codenames-fixture'

const strict = aTable().options.clue_rules
const visible = ['Żaba', 'snake', 'horseshoe', 'Łódź', 'ёлка', 'ox']
const kind = (word: string, rules = strict) => doubt(word, visible, rules)?.kind ?? null

describe('a first look at a clue', () => {
  test('one word is fine, with a hyphen or an apostrophe', () => {
    for (const word of ['ocean', 'twenty-one', "o'clock", "'tis", 'Wisła', 'море', 'X', '42'])
      expect(kind(word)).toBeNull()
  })

  test('nothing typed raises no doubt', () => expect(kind('  ')).toBeNull())

  test('CN-25: several words, unless the table allows phrases', () => {
    expect(kind('polar bear')).toBe('several-words')
    expect(kind('polar bear', { ...strict, two_word_terms: true })).toBeNull()
    expect(kind('polar bear', { ...strict, long_place_names: true })).toBeNull()
    expect(kind('polar bear', { ...strict, single_word: false })).toBeNull()
  })

  test('CN-85: a term has two words at most, and a name any number', () => {
    const terms = { ...strict, two_word_terms: true }
    expect(kind('grey bear of Alaska', terms)).toBe('more-than-two-words')
    expect(kind('grey bear of Alaska', { ...terms, long_place_names: true })).toBeNull()
  })

  test('what is no word at all', () => {
    for (const word of ['?', 'sea!', '-sea', 'sea-', 'a,b']) expect(kind(word)).toBe('no-word')
  })

  test('CN-30: a visible word, whatever its capitals, alone or in a phrase', () => {
    expect(doubt('żaba', visible, strict)).toEqual({ kind: 'on-the-table', word: 'Żaba' })
    expect(kind('Елка')).toBe('on-the-table')
    expect(kind('the SNAKE again', { ...strict, single_word: false })).toBe('on-the-table')
    for (const word of ["snake'", "'snake'", 'snake.', 'Snake++'])
      expect(kind(word, { ...strict, acronyms: 'well-known' })).toBe('on-the-table')
    expect(kind('snake', { ...strict, no_visible_codename: false })).toBeNull()
    expect(blocks(doubt('snake', visible, strict))).toBe(true)
  })

  test('CN-O21: where only accents differ it warns, and blocks nothing', () => {
    expect(doubt('zaba', visible, strict)).toEqual({ kind: 'accents', word: 'Żaba' })
    expect(kind('LODZ')).toBe('accents')
    expect(blocks(doubt('zaba', visible, strict))).toBe(false)
    expect(blocks(null)).toBe(false)
  })

  test('CN-O12: letters that words share raise no doubt', () => {
    for (const word of ['snakes', 'horse', 'boxing']) expect(kind(word)).toBeNull()
  })

  test('CN-91: signs inside a word only where acronyms are allowed', () => {
    for (const word of ['AC/DC', 'R&B', 'C.I.A.', 'C++']) {
      expect(kind(word)).toBe('no-word')
      expect(kind(word, { ...strict, acronyms: 'well-known' })).toBeNull()
    }
    expect(kind('R&', { ...strict, acronyms: 'well-known' })).toBe('no-word')
  })

  test('CN-O08: a word that was refused in this turn is not given again', () => {
    expect(doubt('Ocean', visible, strict, true)).toEqual({ kind: 'refused', word: 'Ocean' })
  })

  test('is sent without stray spaces', () => expect(tidy('  polar   bear ')).toBe('polar bear'))

  test('compares like the server', () => {
    expect(comparable('Łódź')).toBe(comparable('LODZ'))
    expect(comparable('ёлка')).toBe(comparable('елка'))
    expect(comparable('Straße')).toBe('strasse')
  })
})
