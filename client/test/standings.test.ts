import { describe, expect, test } from 'vitest'
import { againstCompanions, podium, standings } from '../src/lobby/standings'

describe('an evening', () => {
  test('adds up points and wins, best first', () => {
    const results = [
      { game: 'codenames', points: { 1: 1, 2: 0, 3: 1 }, winners: [1, 3], why: 'all', beaten: null },
      { game: 'codenames', points: { 1: 0, 2: 1, 3: 1 }, winners: [2, 3], why: 'all', beaten: null },
    ]
    expect(standings(results)).toEqual([
      { member: 3, won: ['codenames', 'codenames'] },
      { member: 1, won: ['codenames'] },
      { member: 2, won: ['codenames'] },
    ])
  })
})

describe('the podium of an evening', () => {
  const game = (name: string, winners: number[], points: Record<number, number> = {}) => ({
    game: name,
    winners,
    points: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...points },
    why: 'any',
    beaten: null,
  })

  test('a game with many points counts no more than one with few', () => {
    const results = [game('secret_identity', [1], { 1: 90 }), game('codenames', [2]), game('spyfall2', [2], { 1: 9 })]
    expect(podium(standings(results))).toEqual([
      { rank: 1, wins: 2, members: [2] },
      { rank: 2, wins: 1, members: [1] },
    ])
  })

  test('who has as many wins shares a step, and the next step is the next one', () => {
    const results = [game('mafia', [1, 2, 3]), game('mafia', [1, 2, 4]), game('codenames', [1, 2])]
    expect(podium(standings(results))).toEqual([
      { rank: 1, wins: 3, members: [1, 2] },
      { rank: 2, wins: 1, members: [3, 4] },
    ])
  })

  test('there are three steps at most, and none without a win', () => {
    const results = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4].map((winner) => game('codenames', [winner]))
    expect(podium(standings(results)).map(({ members }) => members)).toEqual([[1], [2], [3]])
    expect(podium(standings([game('mafia', [])]))).toEqual([])
  })

  test('who won which game is told in the order of the evening', () => {
    const results = [game('mafia', [1]), game('codenames', [2]), game('spyfall2', [1])]
    expect(standings(results)[0]).toEqual({ member: 1, won: ['mafia', 'spyfall2'] })
  })
})

describe('people against companions', () => {
  const game = (beaten: boolean | null) => ({ game: 'codenames', winners: [], points: {}, why: 'all', beaten })

  test('have a line of their own, with the games of one side against the other', () => {
    expect(againstCompanions([true, null, false, true].map(game))).toEqual({ won: 2, count: 3 })
    expect(againstCompanions([game(false)])).toEqual({ won: 0, count: 1 })
  })

  test('have none where nobody played against companions alone', () => {
    expect(againstCompanions([game(null)])).toBeUndefined()
    expect(againstCompanions([])).toBeUndefined()
  })

  test('count for nothing on the podium', () => {
    expect(podium(standings([game(true)]))).toEqual([])
  })
})
