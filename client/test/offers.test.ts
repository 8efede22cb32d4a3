import { describe, expect, test } from 'vitest'
import { allows, choices, offered } from '../src/lib/game/offers'
import type { OfferOf } from '../src/wire'

type Move =
  | { type: 'Swap'; one: number; other: number }
  | { type: 'Ask'; seat: number; question: string }
  | { type: 'Use'; power: boolean; target: number | null }
  | { type: 'Pass' }

const table = { ring: [0, 1, 2] }
const hand: { offers: OfferOf<Move>[] } = {
  offers: [
    { kind: 'Swap', choices: { one: 'ring', other: 'ring' }, differ: ['one', 'other'] },
    { kind: 'Ask', choices: { seat: [1, 2] } },
    { kind: 'Use', choices: { power: [true], target: [4, 5] } },
    { kind: 'Use', choices: { power: [false], target: [null] } },
  ],
}

test('a kind is open if a hand offers it', () => {
  expect(offered(hand, 'Ask')).toBe(true)
  expect(offered(hand, 'Pass')).toBe(false)
  expect(offered(hand, 'Pass', 'Ask')).toBe(true)
  expect(offered<OfferOf<Move>>(undefined, 'Ask')).toBe(false)
})

describe('the choices of a field', () => {
  test('are listed by the offer, or by the field of the table that it names', () => {
    expect(choices(table, hand, 'Ask', 'seat')).toEqual([1, 2])
    expect(choices(table, hand, 'Swap', 'one')).toEqual([0, 1, 2])
    expect(choices(table, hand, 'Pass', 'seat' as never)).toEqual([])
  })

  test('never hold a value that another field has, if the two must differ', () => {
    expect(choices(table, hand, 'Swap', 'other', { one: 1 })).toEqual([0, 2])
  })

  test('depend on the other fields, where there are several ways to make a move', () => {
    expect(choices(table, hand, 'Use', 'target')).toEqual([4, 5, null])
    expect(choices(table, hand, 'Use', 'target', { power: true })).toEqual([4, 5])
    expect(choices(table, hand, 'Use', 'power', { target: null })).toEqual([false])
  })

  test('are none where a field is free text, or the table lacks the list', () => {
    expect(choices(table, hand, 'Ask', 'question')).toEqual([])
    expect(choices({}, hand, 'Swap', 'one')).toEqual([])
    expect(allows({}, hand, { type: 'Swap', one: 0 } as never)).toBe(false)
  })
})

test.each<[boolean, Move]>([
  [true, { type: 'Swap', one: 0, other: 2 }],
  [false, { type: 'Swap', one: 2, other: 2 }],
  [false, { type: 'Swap', one: 0, other: 3 }],
  [true, { type: 'Ask', seat: 2, question: 'Who are you?' }],
  [false, { type: 'Ask', seat: 0, question: 'Who are you?' }],
  [true, { type: 'Use', power: false, target: null }],
  [false, { type: 'Use', power: false, target: 4 }],
  [false, { type: 'Pass' }],
])('%s: this very move is open: %o', (open, move) => {
  expect(allows(table, hand, move)).toBe(open)
})
