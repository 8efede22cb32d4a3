import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Room } from '../src/lib/room.svelte'
import { keepSeats } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import { begin, isShort, lacking, missed, playersOf, soloGames, start } from '../src/lobby/companions'
import Companions from '../src/lobby/Companions.svelte'
import FillUp from '../src/lobby/FillUp.svelte'
import SoloGames from '../src/screens/SoloGames.svelte'
import type { RoomView } from '../src/wire'
import { FakeSocket, person, roomView, settle, TOKEN } from './fake'

/** Companions know two games, and one of them only by cards. */
vi.mock('virtual:programme', () => ({
  default: [
    { name: 'codenames', seats: [2, 20], companions: true, required: {}, daily: true },
    { name: 'spyfall2', seats: [3, 12], companions: true, required: { asking: 'deck' }, daily: false },
    { name: 'mafia', seats: [6, 21], companions: false, required: {}, daily: false },
  ],
}))

const OLA = { ...person(21, 'Ola'), companion: 'normal' as const }
const KUBA = { ...person(22, 'Kuba'), companion: 'bold' as const }

beforeAll(() => loadTexts('codenames'))
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
})
afterEach(cleanup)

/** People and companions at a table, all of whom sit in its ring. */
function around(people: number, companions: number, more: Partial<RoomView> = {}): RoomView {
  const members = [
    ...Array.from({ length: people }, (_, n) => person(n + 1, `P${n + 1}`)),
    ...[OLA, KUBA].slice(0, companions),
  ]
  return roomView({ members, ring: members.map(({ id }) => id), ...more })
}

async function table(view: RoomView): Promise<Room> {
  keepSeats('BCDFG', [TOKEN])
  const room = new Room('BCDFG')
  FakeSocket.last.accept()
  const { id } = FakeSocket.last.sent[0]!
  FakeSocket.last.say({ type: 'News', v: 1, at: Date.now(), whole: true, room: view } as never)
  const us = { room: 'BCDFG', you: [{ member: 1 }], lost: [], left: [] }
  FakeSocket.last.say({ type: 'Welcome', id, protocol: 3, ...us, pings: 0 } as never)
  await settle()
  return room
}

/** What the phone asks for, which the server does at once. */
async function asked(): Promise<Record<string, unknown>[]> {
  const socket = FakeSocket.last
  for (let answered = 1; answered < socket.sent.length + 1; answered++) {
    socket.say({ type: 'News', v: 3, at: Date.now(), whole: false, done: socket.sent.map(({ id }) => id) } as never)
    await settle()
  }
  return socket.sent.flatMap((message) => (message.type === 'Do' ? [message.act as never] : []))
}

describe('where companions can only look on', () => {
  test('people alone play, until the group plays by cards', () => {
    const spoken = around(3, 2, { game: 'spyfall2', options: { asking: 'aloud' } })
    expect(missed(spoken)).toEqual({ asking: 'deck' })
    expect(playersOf(spoken)).toEqual([1, 2, 3])
    const cards = { ...spoken, options: { asking: 'deck' } }
    expect(missed(cards)).toBeUndefined()
    expect(playersOf(cards)).toEqual([1, 2, 3, 21, 22])
    expect(missed(around(3, 2, { game: 'mafia' }))).toBeUndefined()
  })

  test('the lobby says why, and the host lets them play with one tap', async () => {
    render(Companions, { room: await table(around(3, 1, { game: 'spyfall2', options: { rounds: 3 } })) })
    screen.getByText('Companions don’t hear: in this talk they only watch.')
    expect(screen.queryByRole('button', { name: 'Add a companion' })).toBeNull()
    screen.getByRole('button', { name: 'Ask and answer by cards' }).click()
    await settle()
    expect(await asked()).toEqual([{ type: 'Choose', game: 'spyfall2', options: { rounds: 3, asking: 'deck' } }])
  })

  test('guests read it, and change nothing', async () => {
    render(Companions, { room: await table(around(3, 1, { game: 'spyfall2', host: 2 })) })
    screen.getByText('Companions don’t hear: in this talk they only watch.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('they stand up before the game begins, and sit down again for another one', async () => {
    const room = await table(around(3, 2, { game: 'spyfall2' }))
    const begun = start(room)
    await settle()
    const acts = await asked()
    expect(await begun).toBe(true)
    expect(acts).toEqual([{ type: 'Arrange', ring: [1, 2, 3] }, { type: 'Start' }])
  })

  test('those who look on play first, and only then do others come', async () => {
    render(FillUp, { room: await table(around(2, 1, { game: 'spyfall2', ring: [1, 2] })) })
    screen.getByRole('button', { name: 'You are 2: add 3 companions' }).click()
    await settle()
    const acts = await asked()
    expect(acts.map(({ type }) => type)).toEqual(['Choose', 'Arrange', 'Invite', 'Invite'])
    expect(acts[1]).toEqual({ type: 'Arrange', ring: [1, 2, 21] })
  })
})

test('where they do not know a game, guests read it and add nobody', async () => {
  render(Companions, { room: await table(around(3, 1, { game: 'mafia', host: 2 })) })
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByText('In Mafia companions play at random.')
})

describe('one person', () => {
  test('chooses among the games that companions know', async () => {
    expect(soloGames()).toEqual(['codenames', 'spyfall2'])
    const picked: string[] = []
    render(SoloGames, { open: true, games: soloGames(), play: (game: string) => picked.push(game) })
    const games = screen.getAllByRole('button', { hidden: true }).filter((each) => each.querySelector('b'))
    expect(games.map((each) => each.querySelector('b')!.textContent)).toEqual(['Codenames', 'Spyfall 2'])
    games[1]!.click()
    expect(picked).toEqual(['spyfall2'])
  })

  test('plays by cards where companions do not hear', async () => {
    const room = await table(around(1, 0, { game: 'spyfall2' }))
    const begun = begin(room)
    await settle()
    const acts = await asked()
    await begun
    expect(acts.map(({ type }) => type)).toEqual(['Choose', 'Invite', 'Invite', 'Invite', 'Invite', 'Start'])
    expect(acts[0]!.options).toEqual({ asking: 'deck' })
  })
})

describe('all people against companions', () => {
  const AGAINST = { against_companions: true }

  test('takes two of them, however many people there are', () => {
    const options = AGAINST
    expect([2, 3, 8].map((people) => lacking(around(people, 0, { options })))).toEqual([2, 2, 2])
    expect([2, 3, 8].map((people) => lacking(around(people, 1, { options })))).toEqual([1, 1, 1])
    expect(isShort(around(8, 2, { options }))).toBe(false)
    expect(isShort(around(8, 1, { options }))).toBe(true)
    expect(isShort(around(8, 1))).toBe(false)
  })

  test('is one tap of the host, who brings as many as it takes', async () => {
    const options = { variant: 'one-team', timer: 'off' }
    render(Companions, { room: await table(around(5, 1, { options })) })
    screen.getByRole('button', { name: 'All of us against companions', pressed: false }).click()
    await settle()
    const acts = await asked()
    expect(acts[0]).toEqual({ type: 'Choose', game: 'codenames', options: { timer: 'off', ...AGAINST } })
    expect(acts.map(({ type }) => type)).toEqual(['Choose', 'Invite'])
  })

  test('is taken back by the same tap', async () => {
    render(Companions, { room: await table(around(5, 2, { options: AGAINST })) })
    screen.getByRole('button', { name: 'All of us against companions', pressed: true }).click()
    await settle()
    expect(await asked()).toEqual([{ type: 'Choose', game: 'codenames', options: {} }])
  })

  test('is read by guests, and offered where people are a team', async () => {
    render(Companions, { room: await table(around(5, 2, { options: AGAINST, host: 2 })) })
    screen.getByText('All of us against companions')
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    for (const view of [around(1, 2), around(8, 2, { game: 'mafia' }), around(4, 1, { today: '2026-11-20' })]) {
      render(Companions, { room: await table(view) })
      expect(screen.queryByRole('button', { name: 'All of us against companions' })).toBeNull()
      cleanup()
    }
  })
})
