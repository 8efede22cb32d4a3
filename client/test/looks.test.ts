import { describe, expect, test } from 'vitest'
import { COLOURS, FACES, freeLook, partsOf, tintOf } from '../src/lib/looks'

describe('looks', () => {
  test('what is proposed differs from those at the table', () => {
    const here = [
      { face: 19, colour: 3 },
      { face: 0, colour: 11 },
    ]
    expect(freeLook(here, { face: 5, colour: 5 })).toEqual({ face: 5, colour: 5 })
    expect(freeLook(here, { face: 19, colour: 11 })).toEqual({ face: 1, colour: 0 })
    const everybody = Array.from({ length: FACES }, (_, face) => ({ face, colour: face % COLOURS }))
    expect(freeLook(everybody, { face: 7, colour: 7 })).toEqual({ face: 7, colour: 7 })
  })

  test('every face is different, and any number gives one', () => {
    const all = Array.from({ length: FACES }, (_, face) => JSON.stringify(partsOf(face)))
    expect(new Set(all).size).toBe(FACES)
    expect(partsOf(63)).toEqual(partsOf(63 % FACES))
    expect(tintOf(15)).toBe(tintOf(15 % COLOURS))
  })
})
