import { describe, expect, test } from 'vitest'
import { cleanCode, isCode, readCode } from '../src/lib/code'

describe('codes', () => {
  test('letters that no code has are told', () => {
    expect(readCode('k0o!1')).toEqual({ code: 'K', strange: '0 O 1' })
    expect(readCode('bcdfg')).toEqual({ code: 'BCDFG', strange: '' })
  })

  test.each([
    ['вснкм', 'BCHKM'], // typed with a Russian keyboard
    ['b5ż8ś', 'BSZBS'],
    ['Join us: http://10.0.0.7:8000/BCDFG and bring cake', 'BCDFG'],
    ['https://play.example.org/tv/bcdfg', 'BCDFG'],
  ])('%s is meant as %s', (typed, code) => {
    expect(readCode(typed)).toEqual({ code, strange: '' })
  })

  test.each([
    ['bcdfg', 'BCDFG'],
    [' b c d f g ', 'BCDFG'],
    ['BCD-FG!', 'BCDFG'],
    ['BCDFGHJK', 'BCDFG'],
    ['http://example.org/bcdfg', 'BCDFG'],
    ['https://example.org:8000/tv/BCDFG#x', 'BCDFG'],
    ['bc', 'BC'],
    ['', ''],
  ])('%s is read as %s', (typed, code) => {
    expect(cleanCode(typed)).toBe(code)
  })

  test('five letters make a code', () => {
    expect(isCode('BCDFG')).toBe(true)
    expect(isCode('BCDF')).toBe(false)
    expect(isCode('ABCDE')).toBe(false)
  })
})
