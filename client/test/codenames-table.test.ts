import { describe, expect, test } from 'vitest'
import { linesOf } from '../src/games/codenames/word-lines'
import { ending } from '../src/games/codenames/result'
import { cells, lines, operativesOf, spymasterOf, teamAtTurn, lopsided } from '../src/games/codenames/table'
import { aTable, aTurn, NAMES } from './codenames-fixture'

describe('the board', () => {
  test('an operative sees words, covers and who points where', () => {
    const table = aTable({
      covers: aTable().covers.map((_, card) => (card === 3 ? 'red' : null)),
      phase: aTurn({
        marks: [{ seat: 2, card: 5 }],
        votes: [
          { seat: 2, card: 6 },
          { seat: 2, card: null },
        ],
      }),
    })
    const board = cells(table)
    expect(board).toHaveLength(25)
    expect(board[3]).toMatchObject({ word: 'word3', cover: 'red', secret: null })
    expect(board[5]).toMatchObject({ cover: null, secret: null, marks: [2], votes: [] })
    expect(board[6]!.votes).toEqual([2])
  })

  test('the key shows what a spymaster holds open, and to all when the game is over', () => {
    const key = aTable().words.map((_, card) => (card ? ('blue' as const) : ('assassin' as const)))
    expect(cells(aTable(), key)[0]!.secret).toBe('assassin')
    expect(cells(aTable({ key }))[1]!.secret).toBe('blue')
  })

  test('marks stay while the judge looks at the clue', () => {
    const turn = aTurn({ marks: [{ seat: 2, card: 1 }] })
    const review = {
      type: 'Review',
      turn,
      since: 0,
      until: 20000,
      flagged_by: 3,
      reason: 'CN-80',
      verdicts: [],
    } as const
    expect(cells(aTable({ phase: { ...review, verdicts: [] } }))[1]!.marks).toEqual([2])
  })
})

describe('who sits where', () => {
  test('CN-02: two people more make a team too large', () => {
    const more = { role: 'operative', team: 'red' } as const
    expect(lopsided(aTable().places)).toBeUndefined()
    expect(lopsided([...aTable().places, more])).toBeUndefined()
    expect(lopsided([...aTable().places, more, more])).toBe('red')
    expect(lopsided([...aTable().places, { ...more, team: 'blue' }, { ...more, team: 'blue' }])).toBe('blue')
  })

  test('the operative of three players works for both', () => {
    const places = [
      { role: 'spymaster', team: 'red' },
      { role: 'spymaster', team: 'blue' },
      { role: 'operative', team: null },
    ] as const
    expect(operativesOf(places, 'red')).toEqual([2])
    expect(operativesOf(places, 'blue')).toEqual([2])
    expect(spymasterOf(places, 'blue')).toBe(1)
  })

  test('the enemy of one team plays in blue', () => {
    expect(teamAtTurn({ type: 'EnemyTurn', covers: 1, until: 0 })).toBe('blue')
    expect(teamAtTurn({ type: 'Choosing' })).toBeUndefined()
  })
})

test('the record tells every clue and touch, newest first', () => {
  const table = aTable({
    covers: aTable().covers.map((_, card) =>
      card === 1 ? 'red' : card === 2 ? 'bystander' : card === 3 ? 'blue' : null,
    ),
    turns: [
      {
        team: 'red',
        clue: { type: 'Clue', word: 'ocean', number: 2 },
        cards: [1, 2],
        rejected: null,
        slips: [],
        touched_by: [],
      },
      {
        team: 'blue',
        clue: { type: 'Clue', word: 'mice', number: 1 },
        cards: [],
        rejected: 'CN-80',
        slips: [],
        touched_by: [],
      },
      { team: 'blue', clue: null, cards: [3], rejected: null, slips: [], touched_by: [] },
    ],
  })
  const [cover, rejected, first] = lines(table)
  expect(cover).toMatchObject({ clue: null, touched: [{ word: 'word3', identity: 'blue' }] })
  expect(rejected).toMatchObject({ rejected: 'CN-80', touched: [] })
  expect(first!.touched.map(({ identity }) => identity)).toEqual(['red', 'bystander'])
})

describe('how a game ended', () => {
  const name = (seat: number | undefined) => NAMES[seat ?? -1] ?? '…'
  const variant = (variant: 'one-team' | 'three-players') => ({ options: { ...aTable().options, variant } })

  test('two teams', () => {
    const end = ending(aTable(), { type: 'Over', winner: 'blue', why: 'assassin' }, name)
    expect(end).toMatchObject({
      title: 'codenames-won',
      why: 'codenames-why-assassin',
      args: { team: 'blue', loser: 'red' },
      score: null,
    })
  })

  test('CN-107: one team scores the agents left to the enemy, or nothing', () => {
    const won = ending(
      aTable({ ...variant('one-team'), left: [0, 4] }),
      { type: 'Over', winner: 'red', why: 'all-words-covered' },
      name,
    )
    expect(won).toMatchObject({ title: 'codenames-solo-won', score: 4 })
    const lost = ending(aTable(variant('one-team')), { type: 'Over', winner: 'blue', why: 'all-words-covered' }, name)
    expect(lost).toMatchObject({ title: 'codenames-solo-lost', why: 'codenames-solo-enemy', score: null })
  })

  test('CN-113: of three players a spymaster wins', () => {
    const end = ending(
      aTable(variant('three-players')),
      { type: 'Over', winner: 'blue', why: 'all-words-covered' },
      name,
    )
    expect(end).toMatchObject({ title: 'codenames-won-by', args: { name: 'Ben' } })
  })

  test('void', () =>
    expect(ending(aTable(), { type: 'Over', winner: null, why: 'void' }, name).title).toBe('codenames-void'))
})

describe('a word on its card', () => {
  test('short words keep one line, phrases take two, very long words break at a syllable', () => {
    expect(linesOf('Shakespeare')).toEqual(['Shakespeare'])
    expect(linesOf('ice cream')).toEqual(['ice', 'cream'])
    expect(linesOf('merry-go-round')).toEqual(['merry-', 'go-round'])
    expect(linesOf('Konstantynopolitańczyk').join('|')).toBe('Konstantyno\u00ad|politańczyk')
    expect(linesOf('достопримечательность').join('|')).toMatch(/^\p{L}{8,12}\u00ad\|\p{L}{8,12}$/u)
  })
})
