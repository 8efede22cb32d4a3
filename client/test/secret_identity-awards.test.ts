import { describe, expect, test } from 'vitest'
import { awardsOf, type AwardName } from '../src/games/secret_identity/awards'
import { seen, titleOf, whyFor } from '../src/games/secret_identity/ending'
import type { SecretIdentityRound, SecretIdentityTable } from '../src/wire'
import { aRound, aTable, aTeam } from './secret_identity-fixture'

const [ANN, BEN, CY, DEE] = [0, 1, 2, 3]

/** A round of four who are 1, 2, 3 and 4; for each owner, whom the others took them for. */
function round(votes: Record<number, (number | null)[]>, more: Partial<SecretIdentityRound> = {}): SecretIdentityRound {
  const opened = Object.entries(votes).map(([seat, given]) => ({
    seat: Number(seat),
    number: Number(seat) + 1,
    votes: given,
    gains: [],
  }))
  return aRound({ opened, ...more })
}

/** Everybody sees through Ann, nobody through Ben; Cy and Dee see through each other. */
const ROUND = round({
  [ANN]: [null, 1, 1, 1],
  [BEN]: [8, null, 8, 8],
  [CY]: [8, 8, null, 3],
  [DEE]: [8, 8, 4, null],
})

function over(more: Partial<SecretIdentityTable> = {}, winners = [ANN]): SecretIdentityTable {
  return aTable({ history: [ROUND], scores: [9, 1, 4, 4], phase: { type: 'Over', winners, why: 'any' }, ...more })
}

function find(table: SecretIdentityTable, name: AwardName, winners = [ANN]) {
  return awardsOf(table, winners).find((award) => award.name === name)
}

describe('awards of Secret Identity', () => {
  test('the best nose has the most right guesses, from two on', () => {
    expect(find(over(), 'nose')).toEqual({ name: 'nose', seats: [CY, DEE], count: 2 })
    const once = round({ [ANN]: [null, 1, 8, 8] })
    expect(find(over({ history: [once] }), 'nose')).toBeUndefined()
  })

  test('soulmates saw through each other, and no other two as often', () => {
    expect(find(over(), 'soulmates')).toEqual({ name: 'soulmates', seats: [CY, DEE], count: 1 })
    const all = round({ [ANN]: [null, 1, 1, 1], [BEN]: [2, null, 2, 2], [CY]: [3, 3, null, 3] })
    expect(find(over({ history: [all] }), 'soulmates')).toBeUndefined()
  })

  test('an open book is understood by everybody, an enigma by nobody', () => {
    expect(find(over(), 'book')?.seats).toEqual([ANN])
    const enigma = awardsOf(over({ history: [round({ [BEN]: [8, null, 8, 8] })], cards_left: [5, 5, 5, 5] }), [ANN])
    expect(enigma.find(({ name }) => name === 'enigma')?.seats).toEqual([BEN])
    const silent = round({ [BEN]: [8, null, 8, 8] }, { safes: [null, null, null, null] })
    expect(find(over({ history: [silent] }), 'enigma')).toBeUndefined() // no clue, no riddle
  })

  test('one picture that somebody understood is praised', () => {
    const history = [round({ [BEN]: [2, null, 8, 8] })] // Ben's clue is one picture
    expect(find(over({ history }), 'minimal')?.seats).toEqual([BEN])
    expect(find(over({ history: [round({ [ANN]: [null, 1, 8, 8] })] }), 'minimal')).toBeUndefined()
  })

  test('who has most cards left was thrifty, unless all have as many', () => {
    const history = [round({ [ANN]: [null, 8, 8, 8] })]
    expect(find(over({ history, cards_left: [4, 7, 5, 5] }), 'thrifty')?.seats).toEqual([BEN])
    expect(find(over({ history, cards_left: [5, 5, 5, 5] }), 'thrifty')).toBeUndefined()
  })

  test('who came close is told so, and who did not is praised for something else', () => {
    const history = [round({ [ANN]: [null, 8, 8, 8] })]
    expect(find(over({ history, scores: [9, 8, 1, 1] }), 'close')).toEqual({ name: 'close', seats: [BEN], count: 1 })
    expect(find(over({ history, scores: [30, 8, 1, 1] }), 'close')).toBeUndefined()
  })

  test('there are four at most, and somebody who has lost is among them', () => {
    const awards = awardsOf(over({ history: [ROUND, ROUND], scores: [30, 2, 3, 1] }), [ANN])
    expect(awards.length).toBeLessThanOrEqual(4)
    expect(awards.some(({ seats }) => seats.some((seat) => seat !== ANN))).toBe(true)
  })

  test('together a medium was understood, and a nose was right whatever the team said', () => {
    const right = round({ [ANN]: [null, 1, 1, 1] }, { guess: 1 })
    const wrong = round({ [BEN]: [2, null, 8, 8] }, { guess: 8 })
    const again = round({ [ANN]: [null, 1, 8, 8] }, { guess: 8 })
    const table = aTeam({ history: [right, wrong, again], phase: { type: 'Over', winners: [], why: 'any' } })
    const awards = awardsOf(table, [])
    expect(awards.find(({ name }) => name === 'medium')).toEqual({ name: 'medium', seats: [ANN], count: 1 })
    expect(awards.find(({ name }) => name === 'nose')).toEqual({ name: 'nose', seats: [BEN], count: 2 })
    expect(awards.find(({ name }) => name === 'book')).toBeUndefined()
  })
})

describe('how it ended for one seat', () => {
  const names = (seats: readonly number[]) => seats.join()
  const end = { type: 'Over' as const, winners: [ANN], why: 'most-points' }

  test('who saw whom is counted', () => {
    expect(seen(over(), ANN)).toEqual({ saw: 0, understood: 3 })
    expect(seen(over(), CY)).toEqual({ saw: 2, understood: 1 })
  })

  test('a sentence says what it hung on', () => {
    expect(whyFor(over(), end, ANN)).toEqual({
      id: 'secret_identity-you-won-clear',
      args: { points: 9, count: 3 },
    })
    expect(whyFor(over(), { ...end, winners: [CY] }, CY).id).toBe('secret_identity-you-won-nose')
    expect(whyFor(over(), end, BEN).id).toBe('secret_identity-you-lost-far')
    expect(whyFor(over({ scores: [9, 8, 0, 0] }), end, BEN).id).toBe('secret_identity-you-lost-close')
  })

  test('of many winners the faces tell', () => {
    expect(titleOf(over(), { ...end, winners: [ANN, BEN] }, names)).toEqual({ id: 'share-shared' })
    expect(titleOf(over(), end, names)).toMatchObject({ id: 'secret_identity-winners', args: { names: '0' } })
  })
})
