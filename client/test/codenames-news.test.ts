import { describe, expect, test } from 'vitest'
import { news } from '../src/games/codenames/news'
import type { Identity } from '../src/games/codenames/table'
import type { CodenamesTable } from '../src/wire'
import { aTable, aTurn } from './codenames-fixture'

const covered = (card: number, identity: Identity) => aTable().covers.map((_, at) => (at === card ? identity : null))
const guessing = aTable({ phase: aTurn() })
const turns: CodenamesTable['turns'] = [
  { team: 'red', clue: aTurn().clue, cards: [], rejected: null, slips: [], touched_by: [] },
]

describe('what is said aloud', () => {
  const ids = (before = guessing, after = guessing) => news(before, after).map(({ id }) => id)

  test('a clue', () => {
    const [said] = news(aTable(), aTable({ phase: aTurn(), turns }))
    expect(said).toEqual({ id: 'codenames-said-clue', args: { team: 'red', word: 'ocean', number: '3' } })
  })

  test('a touch, and the turn it ends', () => {
    const after = aTable({
      phase: { type: 'Cluing', team: 'blue', clock: null, penalty: false, slips: [] },
      covers: covered(2, 'bystander'),
    })
    expect(ids(guessing, after)).toEqual(['codenames-said-touch', 'codenames-said-turn'])
  })

  test('marks are talk, and nothing is said', () => {
    expect(ids(guessing, aTable({ phase: aTurn({ marks: [{ seat: 2, card: 1 }] }) }))).toEqual([])
  })

  test('the end', () => {
    const over = aTable({ phase: { type: 'Over', winner: 'blue', why: 'assassin' }, covers: covered(2, 'assassin') })
    expect(ids(guessing, over)).toEqual(['codenames-said-touch', 'codenames-said-over'])
  })
})
