/** A room on a phone and on a TV, with the real screens of all games. An error that nobody catches fails the run. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { phoneScreen, tvScreen } from '../src/games'
import { change, keepSeats } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import RoomScreen from '../src/screens/RoomScreen.svelte'
import Tv from '../src/screens/Tv.svelte'
import type { GameView, News, Table } from '../src/wire'
import { FakeSocket, gameView, person, roomView, settle, TOKEN } from './fake'
import { NOW } from './mafia-fixture'
import { REVEALS } from './reveal-fixture'

const CODE = 'BCDFG'
const members = Array.from({ length: 8 }, (_, id) => person(id, `Friend ${id}`))
const SCREENS = { phone: RoomScreen, tv: Tv }
/** Something that stands on a page only while a reveal is told. */
const TELLING: Record<string, string> = {
  codenames: '.turning, .moment',
  spyfall2: '[data-beat]',
  starwars: '[data-beat]',
  secret_identity: '.panels',
  mafia: '.wheel',
}

let v = 0

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts(...new Set(REVEALS.map(({ before }) => before.type)))
  await Promise.all(REVEALS.flatMap(({ before }) => [phoneScreen(before.type), tvScreen(before.type)]))
})
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const playing = (game: string, number: number, seats: number): GameView =>
  gameView({ game, number, seating: members.slice(0, seats).map(({ id }) => id), started: Date.now() - NOW })

const news = (more: Partial<News>): News => ({ type: 'News', v: ++v, at: Date.now(), ...more })

/** A page in the middle of a game. */
async function open(which: 'phone' | 'tv', game: string, table: Table, seats: number) {
  keepSeats(CODE, [TOKEN])
  const { container } = render(SCREENS[which], { code: CODE, transfer: null })
  const line = FakeSocket.last
  line.accept()
  const you = which === 'phone' ? [{ member: 2 }] : []
  line.say({ type: 'Welcome', id: line.sent[0]!.id, protocol: 2, room: CODE, you, lost: [], left: [], pings: 0 })
  const room = roomView({ members, ring: members.map(({ id }) => id), host: 0, game, playing: playing(game, 1, seats) })
  line.say(news({ whole: true, room, table }))
  await settle()
  return { container, line }
}

describe.each(['phone', 'tv'] as const)('on a %s', (which) => {
  describe.each(REVEALS)('a reveal of $game', ({ game, before, after, seats }) => {
    const other = REVEALS.find((one) => one.before.type !== before.type)!
    const reveals = async () => {
      const { container, line } = await open(which, game, before, seats)
      expect(container.querySelector(TELLING[game]!)).toBeNull()
      line.say(news({ table: after }))
      await vi.waitFor(() => expect(container.querySelector(TELLING[game]!)).not.toBeNull())
      return { container, line }
    }

    test.each([game, other.game])('ends when %s begins', async (begun) => {
      const next = REVEALS.find((one) => one.game === begun)!
      const { container, line } = await reveals()
      const room = { game: next.game, playing: playing(next.game, 2, next.seats) }
      line.say(news({ whole: true, room: { ...roomView({ members }), ...room }, table: next.before }))
      await settle()
      await vi.waitFor(() => expect(container.querySelector('main, .screen')).not.toBeNull())
      for (const telling of Object.values(TELLING)) expect(container.querySelector(telling)).toBeNull()
      line.say(news({ table: next.after })) // and what the new game reveals is told
      await vi.waitFor(() => expect(container.querySelector(TELLING[next.game]!)).not.toBeNull())
    })
  })
})

/** What stands there when a game is over, and nowhere else. */
const ENDED = '.the-end'
const LOBBY = 'main.lobby'
const outcome = { winners: [2], points: {}, cooperative: false } as unknown as GameView['outcome']
const over = REVEALS.find(({ game }) => game === 'codenames')!

/** The last game is over for this phone, whose member has one of its seats or none. */
async function afterAGame(seats: number) {
  keepSeats(CODE, [TOKEN])
  const { container } = render(RoomScreen, { code: CODE, transfer: null })
  const line = FakeSocket.last
  line.accept()
  const you = [{ member: 2 }]
  line.say({ type: 'Welcome', id: line.sent[0]!.id, protocol: 2, room: CODE, you, lost: [], left: [], pings: 0 })
  const ended = { ...playing('codenames', 1, seats), outcome }
  const room = roomView({ members, ring: members.map(({ id }) => id), host: 0, game: 'codenames', playing: ended })
  line.say(news({ whole: true, room, table: over.after }))
  await settle()
  return { container, line }
}

describe('between two games', () => {
  test('who has played sees how it ended, also on a page that was loaded anew', async () => {
    const { container } = await afterAGame(4)
    await vi.waitFor(() => expect(container.querySelector(ENDED)).not.toBeNull())
    expect(container.querySelector(LOBBY)).toBeNull()
  })

  test('who has come for the next game is in the lobby, and may look at the last one', async () => {
    const { container } = await afterAGame(2)
    await vi.waitFor(() => expect(container.querySelector(LOBBY)).not.toBeNull())
    expect(container.querySelector(ENDED)).toBeNull()
    screen.getByRole('button', { name: 'Look at the last game again' }).click()
    await vi.waitFor(() => expect(container.querySelector(ENDED)).not.toBeNull())
  })

  test('who has watched it sees how it ended', async () => {
    const { container, line } = await open('phone', 'codenames', over.before, 2)
    line.say(news({ room: { playing: { ...playing('codenames', 1, 2), outcome } }, table: over.after }))
    await settle()
    expect(container.querySelector(LOBBY)).toBeNull()
  })

  test.each(REVEALS)('a phone that shows the end of one game follows to $game', async ({ game, before, seats }) => {
    const { container, line } = await afterAGame(4)
    await vi.waitFor(() => expect(container.querySelector(ENDED)).not.toBeNull())
    const room = { ...roomView({ members }), game, playing: playing(game, 2, seats) }
    line.say(news({ whole: true, room, table: before }))
    await vi.waitFor(() => expect(container.querySelector(ENDED)).toBeNull())
    expect(container.querySelector('main')).not.toBeNull()
  })
})

describe('Back in the middle of a game', () => {
  const asked = () => screen.queryByText('Away from the game?')
  const back = async () => {
    history.back()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    heard.mockClear()
    await settle()
  }
  /** Waits until so many entries of the history belong to this page. */
  const opens = (entries: number) => vi.waitFor(() => expect(history.state?.sheets ?? 0).toBe(entries))
  const heard = vi.fn()
  beforeEach(() => addEventListener('popstate', heard))
  afterEach(async () => {
    cleanup()
    await opens(0) // nothing is left for the next page
    removeEventListener('popstate', heard)
    heard.mockClear()
  })

  test('asks first, and the next Back stays', async () => {
    await open('phone', 'codenames', over.before, 4)
    await opens(1)
    const here = location.href
    for (let times = 0; times < 2; times++) {
      await back()
      expect(asked()).not.toBeNull()
      await back()
      expect(asked()).toBeNull()
    }
    expect(location.href).toBe(here)
  })

  test('closes a sheet that is open, and nothing else', async () => {
    await open('phone', 'codenames', over.before, 4)
    await opens(1)
    screen.getByRole('button', { name: 'Menu' }).click()
    await opens(2)
    await back()
    expect(asked()).toBeNull()
  })
})
