import { beforeAll, describe, expect, test } from 'vitest'
import { humanised, loadTexts } from '../src/lib/text.svelte'
import { kindsOf } from '../src/lib/hand-of-game'
import { moveOf, questions, type Holder } from '../src/plain/questions'
import { isBySeat, isEmpty, limitOf, reading } from '../src/plain/reading'
import { recordOf, shapesOf, type Fields, type Shapes } from '../src/plain/shapes'
import { Words } from '../src/plain/words'

beforeAll(() => loadTexts('plain'))

describe('names', () => {
  test.each([
    ['cards_left', 'Cards left'],
    ['BecomeSpymaster', 'Become spymaster'],
    ['got-away', 'Got away'],
    ['word', 'Word'],
  ])('%s reads “%s”', (name, read) => expect(humanised(name)).toBe(read))

  test('a text of the game wins, then one that all games share, then the name itself', async () => {
    await loadTexts('codenames')
    const words = new Words('toy')
    expect(words.move('EndNow')).toBe('End the game now')
    expect(words.move('LookAround')).toBe('Look around')
    expect(words.asked('LookAround', 'at_whom')).toBe('At whom')
  })
})

describe('what a table says', () => {
  const shapes: Shapes = {
    table: {
      options: 'options',
      phase: { record: ['Talking', 'Over'] },
      scores: { by_seat: 'number' },
      leader: 'seat',
    },
    hand: {},
    moves: {},
    records: { Talking: { until: 'number', speaker: 'seat' }, Over: { why: 'word' } },
  }

  test('begins with the phase, and leaves out options and clocks', () => {
    const table = {
      type: 'toy',
      options: {},
      phase: { type: 'Talking', until: 5, speaker: 1 },
      scores: [1, 2],
      leader: null,
    }
    const { phase, lines } = reading(table, shapes)
    expect(phase).toBe('Talking')
    expect(lines.map(({ name }) => name)).toEqual(['speaker', 'scores', 'leader'])
    expect(lines.filter(isBySeat).map(({ name }) => name)).toEqual(['scores'])
    expect(reading({ ...table, scores: null }, shapes).lines.filter(isBySeat)).toEqual([])
  })

  test('a phase may also be missing', () => {
    expect(reading({ type: 'toy', leader: 1 }, { ...shapes, table: { leader: 'seat' } }).phase).toBeUndefined()
  })

  test('a record is known by its type; where there is one only, it needs none', () => {
    expect(recordOf(shapes, ['Talking', 'Over'], { type: 'Over' }).name).toBe('Over')
    expect(recordOf(shapes, ['Over'], {}).fields).toEqual({ why: 'word' })
  })

  test.each([null, undefined, '', []])('%j says nothing', (value) => expect(isEmpty(value)).toBe(true))
  test.each([0, false, 'x', [0]])('%j says something', (value) => expect(isEmpty(value)).toBe(false))

  test.each([
    [{ phase: { until: 7 } }, { until: 7, rung: false }],
    [{ phase: { clock: { since: 0, until: 7, hard: false, rung: true } } }, { until: 7, rung: true }],
    [
      { until: 9, phase: { clock: null } },
      { until: 9, rung: false },
    ],
    [{ phase: { until: null } }, null],
    [{}, null],
  ])('the time limit of %j', (table, limit) => expect(limitOf(table)).toEqual(limit))
})

describe('a move as questions', () => {
  const table = { type: 'toy', alive: [0, 1, 2] }
  const fields: Fields = { use: 'flag', target: 'seat', reason: { text: 40 } }
  const hand: Holder = {
    offers: [
      { kind: 'Shoot', choices: { use: [true], target: 'alive' } },
      { kind: 'Shoot', choices: { use: [false], target: [null] } },
      { kind: 'Wait' },
    ],
  }
  const ask = (given: Record<string, unknown>) => questions(table, hand, 'Shoot', fields, given)

  test('a kind that can be made in two ways is one key', () => {
    expect(kindsOf(hand)).toEqual(['Shoot', 'Wait'])
    expect(kindsOf(undefined)).toEqual([])
  })

  test('each question depends on the answers before it', () => {
    expect(ask({}).map(({ values }) => values)).toEqual([[true, false], [0, 1, 2, null], null])
    expect(ask({ use: true })[1]!.values).toEqual([0, 1, 2])
  })

  test('where there is no choice, the answer is given; what fits no longer is forgotten', () => {
    expect(ask({ use: false, target: 2 })[1]).toMatchObject({ values: [null], answer: null })
    expect(ask({ use: true, target: null })[1]!.answer).toBeUndefined()
  })

  test('a move is made when all is answered', () => {
    expect(moveOf('Shoot', ask({ use: true, target: 2 }))).toBeNull()
    const given = { use: true, target: 2, reason: 'a hunch' }
    expect(moveOf('Shoot', ask(given))).toEqual({ type: 'Shoot', ...given })
    expect(moveOf('Wait', questions(table, hand, 'Wait', {}, {}))).toEqual({ type: 'Wait' })
  })

  test('what no offer lists and nobody can type is left to its default', () => {
    expect(questions(table, hand, 'Wait', { loudly: 'flag', at: 'number' }, {}).map(({ name }) => name)).toEqual(['at'])
  })

  test('an empty field is no answer, and zero is one', () => {
    const wait = (at: unknown) => moveOf('Wait', questions(table, hand, 'Wait', { at: 'number' }, { at }))
    expect(wait('')).toBeNull()
    expect(wait(0)).toEqual({ type: 'Wait', at: 0 })
  })

  test('fields that must differ never show the same seat', () => {
    const pair: Holder = {
      offers: [{ kind: 'Swap', choices: { one: 'alive', two: 'alive' }, differ: ['one', 'two'] } as never],
    }
    const asked = questions(table, pair, 'Swap', { one: 'seat', two: 'seat' }, { one: 1 })
    expect(asked[1]!.values).toEqual([0, 2])
  })
})

test('a page that is older than a game has no shapes of it', () => {
  expect(shapesOf('chess')).toBeUndefined()
})
