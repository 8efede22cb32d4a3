import { describe, expect, test } from 'vitest'
import { awardsOf, type AwardName } from '../src/games/spyfall/awards'
import { titleOf, whyFor, winnersOf } from '../src/games/spyfall/ending'
import type { SpyfallRound, SpyfallTrial } from '../src/wire'
import { aRound, aTable } from './spyfall-fixture'

const [ANN, BEN, CY, DEE, EVE] = [0, 1, 2, 3, 4] // Eve spies, unless a round says otherwise

function trial(suspect: number, accuser: number | null, passed: boolean, innocent: number[] = []): SpyfallTrial {
  return { suspect, accuser, mid_round: true, guilty: [], innocent, passed }
}

/** A round in which a trial ended everything. */
function convicted(suspect: number, trials: SpyfallTrial[], more: Partial<SpyfallRound> = {}): SpyfallRound {
  const won = suspect === EVE ? 'others' : 'spies'
  return aRound({ ending: { type: 'Convicted', suspect, mid_round: true }, won, awards: [], trials, ...more })
}

function game(history: SpyfallRound[], scores = [2, 1, 0, 0, 4]) {
  return aTable({ phase: { type: 'Over' }, history, scores })
}

function find(history: SpyfallRound[], name: AwardName, scores?: number[]) {
  const table = game(history, scores)
  return awardsOf(table, winnersOf(table)).find((award) => award.name === name)
}

describe('awards of Spyfall', () => {
  test('the best nose accused a real spy first; whoever came second did not', () => {
    const first = convicted(EVE, [trial(ANN, BEN, false), trial(EVE, CY, false), trial(EVE, DEE, true)])
    expect(find([first], 'nose')).toEqual({ name: 'nose', seats: [CY], count: 1, place: null })
    expect(find([first, first], 'nose')?.count).toBe(2)
  })

  test('a spy who accuses the other spy has no nose', () => {
    const cards = { place: 2, spies: [CY, EVE], roles: [] }
    expect(find([convicted(EVE, [trial(EVE, CY, true)], { cards })], 'nose')).toBeUndefined()
  })

  test('never suspected is a spy whom nobody accused, and whose side won', () => {
    expect(find([aRound({ ending: { type: 'Unexposed' }, won: 'spies' })], 'unseen')?.seats).toEqual([EVE])
    expect(find([aRound({ won: 'spies', trials: [trial(EVE, ANN, false)] })], 'unseen')).toBeUndefined()
    expect(find([aRound({ won: 'others' })], 'unseen')).toBeUndefined()
  })

  test('the quickest right guess is the one after the fewest questions', () => {
    const slow = aRound({ questions: [2, 2, 1, 0, 2] })
    const quick = aRound({
      cards: { place: 1, spies: [BEN], roles: [] },
      ending: { type: 'Named', guesses: [{ seat: BEN, place: 1 }] },
      questions: [1, 1, 0, 0, 1],
    })
    expect(find([slow, quick], 'quick')).toEqual({ name: 'quick', seats: [BEN], count: 3, place: 1 })
    expect(find([aRound({ questions: [0, 0, 0, 0, 0] })], 'quick')).toBeUndefined() // nobody counted
  })

  test('a poker face stood trial and was not convicted', () => {
    const round = convicted(EVE, [trial(DEE, BEN, false), trial(EVE, BEN, true)])
    expect(find([round], 'poker')?.seats).toEqual([DEE])
  })

  test('who voted for the innocent is praised, and not who voted for a spy', () => {
    const round = convicted(EVE, [trial(DEE, BEN, false, [CY]), trial(EVE, BEN, true, [ANN])])
    expect(find([round], 'advocate')?.seats).toEqual([CY])
  })

  test('a wrong guess and a caught spy are praised kindly', () => {
    const wrong = aRound({ ending: { type: 'Named', guesses: [{ seat: EVE, place: 0 }] }, won: 'others' })
    expect(find([wrong], 'daring')).toEqual({ name: 'daring', seats: [EVE], count: 1, place: 2 })
    expect(find([convicted(EVE, [])], 'star')?.seats).toEqual([EVE])
    expect(find([convicted(ANN, [])], 'star')).toBeUndefined() // that was nobody's spy
  })

  test('who was asked most is praised from three questions on', () => {
    expect(find([aRound({ questions: [0, 2, 0, 0, 0] })], 'asked')).toBeUndefined()
    expect(find([aRound({ questions: [0, 2, 1, 0, 0] }), aRound({ questions: [0, 1, 1, 0, 0] })], 'asked')).toEqual({
      name: 'asked',
      seats: [BEN],
      count: 3,
      place: null,
    })
  })

  test('there are four at most, and somebody who has lost is always among them', () => {
    const rich = aRound({
      trials: [trial(EVE, EVE, false), trial(EVE, ANN, false), trial(EVE, BEN, false)],
      questions: [0, 0, 0, 0, 5],
    })
    const table = game([rich, rich], [0, 0, 0, 0, 8])
    const awards = awardsOf(table, [EVE])
    expect(awards.length).toBeLessThanOrEqual(4)
    expect(awards.some(({ seats }) => seats.some((seat) => seat !== EVE))).toBe(true)
    const dull = awardsOf(game([aRound()], [0, 0, 0, 0, 4]), [EVE])
    expect(dull.map(({ name }) => name)).toContain('tourist')
    expect(awardsOf(game([]), [EVE])).toEqual([])
  })
})

describe('how it ended for one seat', () => {
  const names = (seats: readonly number[]) => seats.join()

  test('most points win, and a tie is a shared win', () => {
    expect(winnersOf({ scores: [4, 0, 4] })).toEqual([0, 2])
    expect(titleOf([0, 2], names)).toEqual({ id: 'share-shared' })
    expect(titleOf([2], names)).toEqual({ id: 'spyfall-winners', args: { names: '2', count: 1 } })
  })

  test('a sentence says what it hung on', () => {
    const why = (seat: number, history = [aRound()], scores = [2, 1, 0, 0, 4]) => whyFor(game(history, scores), seat)
    expect(why(EVE)).toEqual({ id: 'spyfall-you-won-spy', args: { points: 4, place: 'Wedding' } })
    expect(why(ANN).id).toBe('spyfall-you-lost-close')
    expect(why(BEN)).toEqual({ id: 'spyfall-you-lost-far', args: { points: 1, count: 3 } })
    const nose = convicted(EVE, [], { awards: [{ seat: ANN, points: 1, rule: 'SF2-103' }] })
    expect(why(ANN, [nose], [3, 2, 2, 2, 0]).id).toBe('spyfall-you-won-nose')
    expect(why(EVE, [nose], [3, 2, 2, 2, 0])).toMatchObject({ id: 'spyfall-you-lost-spy', args: { place: 'Wedding' } })
    expect(why(BEN, [nose], [2, 2, 2, 2, 0]).id).toBe('spyfall-you-won-shared')
  })
})
