/** Who stands at the door reads what waits inside. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Room } from '../src/lib/room.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import JoinTable from '../src/lobby/JoinTable.svelte'
import type { GameView, Table } from '../src/wire'
import * as codenames from './codenames-fixture'
import { gameView, roomView } from './fake'
import * as mafia from './mafia-fixture'
import * as spyfall from './spyfall-fixture'

beforeAll(() => loadTexts())
afterEach(cleanup)

const WATCH = 'A game is on. Watch this one, play the next.'
const AFTER = 'A round is on: sit down, and Ada can let you in after it.'
const NOW = 'A game is on: sit down, and Ada can let you in.'
const gone = { id: 2, name: 'Bruno', look: { face: 1, colour: 1 }, removed: false, companion: null }
const full = Array.from({ length: 20 }, (_, id) => id)

function atTheDoor(table: Table, game: string, more: Partial<GameView> = {}): string | null | undefined {
  const view = roomView({ playing: gameView({ game, ...more }) })
  const room = { code: 'BCDFG', view, table, returning: [], nameOf: () => 'Ada', out: null } as unknown as Room
  vi.stubGlobal('scrollTo', () => undefined)
  render(JoinTable, { room })
  return screen.queryByRole('status')?.textContent
}

test.each<[string, Table, string, Partial<GameView>, string]>([
  [
    'sides are chosen',
    codenames.aTable({ phase: { type: 'Choosing' } }),
    'codenames',
    {},
    'Sides are being chosen right now: sit down and pick yours.',
  ],
  ['words are guessed', codenames.aTable({ phase: codenames.aTurn() }), 'codenames', {}, NOW],
  ['no seat is left', codenames.aTable({ phase: codenames.aTurn() }), 'codenames', { seating: full }, WATCH],
  ['a round is on', spyfall.aTable({ phase: spyfall.accusing }), 'spyfall2', {}, AFTER],
  ['a round is over', spyfall.aTable({ phase: { type: 'RoundOver' } }), 'spyfall2', {}, NOW],
  ['it is the last round', spyfall.aTable({ phase: spyfall.accusing, next_dealer: null }), 'spyfall2', {}, WATCH],
  ['the game takes nobody in', mafia.aTable(), 'mafia', {}, WATCH],
  [
    'a seat is empty',
    mafia.aTable(),
    'mafia',
    { left: [gone] },
    'A game is on, and Bruno has left it: Ada can give you that seat.',
  ],
])('when %s', (_, table, game, more, told) => {
  expect(atTheDoor(table, game, more)).toBe(told)
})

test('before and between games there is nothing to tell', () => {
  const over = { winners: [1], points: {}, cooperative: false } as unknown as GameView['outcome']
  expect(atTheDoor(codenames.aTable(), 'codenames', { outcome: over })).toBeUndefined()
})
