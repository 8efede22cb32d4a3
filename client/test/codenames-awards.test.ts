import { describe, expect, test } from 'vitest'
import { awardsOf } from '../src/games/codenames/awards'
import type { Identity } from '../src/games/codenames/table'
import type { CodenamesTable, CodenamesTurn } from '../src/wire'
import { aTable } from './codenames-fixture'

const [ANN, BEN, CY, DEE] = [0, 1, 2, 3] // the spymasters of Red and Blue, and who guesses for them

type Touches = [card: number, identity: Identity, seat: number][]
let next = 0

function turn(team: 'red' | 'blue', word: string, number: number, touches: [Identity, number][]) {
  const cards: Touches = touches.map(([identity, seat]) => [next++, identity, seat])
  return { team, word, number, cards }
}

function game(turns: ReturnType<typeof turn>[], winner: 'red' | 'blue', more: Partial<CodenamesTable> = {}) {
  const all = turns.flatMap(({ cards }) => cards)
  const covers = aTable().covers.map((_, at) => all.find(([card]) => card === at)?.[1] ?? null)
  const told = turns.map(({ team, word, number, cards }): CodenamesTurn => ({
    team,
    clue: { type: 'Clue', word, number },
    cards: cards.map(([card]) => card),
    touched_by: cards.map(([, , seat]) => seat),
    rejected: null,
    slips: [],
  }))
  next = 0
  return aTable({ turns: told, covers, phase: { type: 'Over', winner, why: 'whatever' }, left: [3, 3], ...more })
}

const names = (table: CodenamesTable) => awardsOf(table).map(({ name }) => name)
const find = (table: CodenamesTable, name: string) => awardsOf(table).find((award) => award.name === name)

describe('awards', () => {
  test('the clue that found most words, by whoever gave it', () => {
    const table = game(
      [turn('red', 'sea', 2, [['red', CY]]), turn('blue', 'sky', 2, [['blue', DEE], ['blue', DEE]])], // prettier-ignore
      'blue',
    )
    expect(find(table, 'clue')).toEqual({ name: 'clue', seat: BEN, clue: 'sky', count: 2 })
  })

  test('a clue that the judge rejected, or that was said aloud, is not praised', () => {
    const table = game([turn('red', 'sea', 2, [['red', CY], ['red', CY]])], 'red') // prettier-ignore
    const [told] = table.turns
    expect(find({ ...table, turns: [{ ...told!, rejected: 'CN-80' }] }, 'clue')).toBeUndefined()
    expect(find({ ...table, turns: [{ ...told!, clue: { ...told!.clue!, word: '' } }] }, 'clue')).toBeUndefined()
  })

  test('nobody is praised for the clue that led to the assassin', () => {
    const table = game(
      [
        turn('red', 'extraordinary', 5, [['red', CY], ['red', CY], ['assassin', CY]]), // prettier-ignore
        turn('blue', 'unbelievable', 1, [['blue', DEE]]),
      ],
      'blue',
    )
    expect(find(table, 'poet')).toMatchObject({ seat: BEN, clue: 'unbelievable' })
    expect(awardsOf(table).filter(({ clue }) => clue === 'extraordinary')).toEqual([])
  })

  test('whoever woke the assassin is an alarm clock', () => {
    const table = game([turn('red', 'sea', 1, [['assassin', CY]])], 'blue')
    expect(find(table, 'alarm')).toMatchObject({ seat: CY })
  })

  test('the best nose found most agents of its own, and nerves of steel no stranger', () => {
    const places = [...aTable().places, { role: 'operative', team: 'red' } as const]
    const touches: [Identity, number][] = [['red', CY], ['red', CY], ['red', CY], ['red', 4], ['red', 4], ['bystander', CY]] // prettier-ignore
    const table = game([turn('red', 'sea', 9, touches)], 'blue', { places })
    expect(find(table, 'nose')).toEqual({ name: 'nose', seat: CY, count: 3 })
    expect(find(table, 'steel')).toEqual({ name: 'steel', seat: 4, count: 2 })
  })

  test('one more word than the number said', () => {
    const table = game([turn('red', 'sea', 1, [['red', CY], ['red', CY]])], 'red') // prettier-ignore
    expect(awardsOf(table).some(({ name, seat }) => name === 'extra' && seat === CY)).toBe(true)
    const zero = game([turn('red', 'sea', 0, [['red', CY]])], 'red')
    expect(find(zero, 'extra')).toBeUndefined()
  })

  test('long words and bold numbers', () => {
    const table = game([turn('red', 'glockenspiel', 1, [['red', CY]]), turn('blue', 'sky', 5, [])], 'red')
    expect(find(table, 'poet')).toEqual({ name: 'poet', seat: ANN, clue: 'glockenspiel' })
    expect(find(table, 'brave')).toEqual({ name: 'brave', seat: BEN, clue: 'sky', count: 5 })
  })

  test('who has lost by one word, who helped the others, who met many, who was first', () => {
    const turns = [turn('red', 'sea', 1, [['bystander', CY]]), turn('blue', 'sky', 1, [['red', DEE]])]
    const table = game([...turns, turn('red', 'sun', 1, [['bystander', CY]])], 'blue', { left: [1, 0] })
    expect(find(table, 'close')).toMatchObject({ seat: ANN })
    expect(find(table, 'gift')).toEqual({ name: 'gift', seat: DEE, count: 1 })
    expect(names(table)).toEqual(['close', 'gift', 'social', 'ice'])
  })

  test('at most four, one for each before a second one, and one for the side that lost', () => {
    const turns = [
      turn('red', 'sea', 2, [['red', CY], ['red', CY], ['red', CY]]), // prettier-ignore
      turn('blue', 'sky', 1, [['bystander', DEE]]),
      turn('red', 'glockenspiel', 6, [['red', CY]]),
    ]
    const awards = awardsOf(game(turns, 'red'))
    expect(awards).toHaveLength(4)
    expect(new Set(awards.slice(0, 3).map(({ seat }) => seat)).size).toBe(3)
    expect(awards.some(({ seat }) => seat === BEN || seat === DEE)).toBe(true)
  })

  test('a game without a touch has nothing to praise, and is no error', () => {
    expect(awardsOf(game([], 'red'))).toEqual([])
    expect(awardsOf(aTable({ phase: { type: 'Over', winner: null, why: 'void' } }))).toEqual([])
  })
})
