import { describe, expect, test } from 'vitest'
import { keyNews, news } from '../src/games/codenames/news'
import type { Identity } from '../src/games/codenames/table'
import type { CodenamesTable } from '../src/wire'
import { aTable, aTurn } from './codenames-fixture'

const covered = (card: number, identity: Identity) => aTable().covers.map((_, at) => (at === card ? identity : null))
const guessing = aTable({ phase: aTurn() })
const turns: CodenamesTable['turns'] = [
  { team: 'red', clue: aTurn().clue, cards: [], rejected: null, slips: [], touched_by: [] },
]

describe('what is said aloud', () => {
  const name = (seat: number) => ['Ada', 'Ben', 'Cy'][seat]!
  const ids = (before = guessing, after = guessing) => news(before, after, name).map(({ id }) => id)

  test('a clue', () => {
    const [said] = news(aTable(), aTable({ phase: aTurn(), turns }), name)
    expect(said).toEqual({ id: 'codenames-said-clue', args: { team: 'red', word: 'ocean', number: '3' } })
  })

  test('a touch, and the turn it ends', () => {
    const after = aTable({
      phase: { type: 'Cluing', team: 'blue', clock: null, penalty: false, slips: [] },
      covers: covered(2, 'bystander'),
    })
    expect(ids(guessing, after)).toEqual(['codenames-said-touch', 'codenames-said-turn', 'codenames-said-left'])
  })

  test('who suggests a word, and who no longer does', () => {
    const marked = aTable({ phase: aTurn({ marks: [{ seat: 2, card: 1 }] }) })
    const args = { name: 'Cy', word: marked.words[1] }
    expect(news(guessing, marked, name)).toEqual([{ id: 'codenames-said-mark', args }])
    expect(news(marked, { ...marked }, name)).toEqual([])
    expect(news(marked, guessing, name)).toEqual([{ id: 'codenames-said-unmark', args }])
  })

  test('a touch takes the fingers off its card without a word', () => {
    const marked = aTable({ phase: aTurn({ marks: [{ seat: 2, card: 2 }] }) })
    expect(ids(marked, aTable({ phase: aTurn(), covers: covered(2, 'red') }))).toEqual(['codenames-said-touch'])
  })

  test('the key, as far as it is hidden, to whoever holds it', () => {
    const key: Identity[] = ['red', 'blue', 'red', 'assassin']
    const table = { ...aTable(), words: ['ice', 'jam', 'oak', 'ape'], covers: ['red' as const, null, null, null] }
    expect(keyNews(table, key).map(({ args }) => args)).toEqual([
      { identity: 'red', words: 'oak' },
      { identity: 'blue', words: 'jam' },
      { identity: 'assassin', words: 'ape' },
    ])
  })

  test('the end', () => {
    const over = aTable({ phase: { type: 'Over', winner: 'blue', why: 'assassin' }, covers: covered(2, 'assassin') })
    expect(ids(guessing, over)).toEqual(['codenames-said-touch', 'codenames-said-over'])
  })
})
