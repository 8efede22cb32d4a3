import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import SeatChanges from '../src/lib/game/SeatChanges.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import { gameView } from './fake'

const game = gameView()

beforeAll(() => loadTexts())
afterEach(cleanup)

test('the record tells which seats the host gave to somebody else', () => {
  const changes = [
    { seat: 1, before: 'Ben', after: 'Eve', at: 5, before_id: 2, after_id: 3 },
    { seat: 1, before: 'Eve', after: 'Ben', at: 9, before_id: 3, after_id: 2 },
  ]
  render(SeatChanges, { playing: { ...game, changes } })
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'The host has given Ben’s seat to Eve.',
    'The host has given Eve’s seat to Ben.',
  ])
})

test('a game in which nobody changed seats says nothing of it', () => {
  render(SeatChanges, { playing: game })
  expect(screen.queryByRole('list')).toBeNull()
})
