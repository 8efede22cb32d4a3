import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Avatar from '../src/lib/Avatar.svelte'
import { isCompanion, withBadges } from '../src/lib/companions'
import { forPeople } from '../src/lib/game/honours'
import { Room } from '../src/lib/room.svelte'
import { keepSeats } from '../src/lib/settings.svelte'
import { loadTexts, textsIn } from '../src/lib/text.svelte'
import { placing } from '../src/games/codenames/alone'
import { awardsOf } from '../src/games/codenames/awards'
import { deed } from '../src/games/codenames/deeds'
import { begin, freeNames, halfKnown, invite, lacking, roomFor, soloGames } from '../src/lobby/companions'
import Companions from '../src/lobby/Companions.svelte'
import FillUp from '../src/lobby/FillUp.svelte'
import Deeds from '../src/lobby/Deeds.svelte'
import { companionsIn } from '../src/lobby/standings'
import { LANGUAGES, type CodenamesPlace, type RoomView } from '../src/wire'
import { aTable } from './codenames-fixture'
import { FakeSocket, gameView, person, roomView, settle, TOKEN } from './fake'

const OLA = { ...person(3, 'Ola'), companion: 'normal' as const }

beforeAll(() => loadTexts('codenames'))
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
})
afterEach(cleanup)

/** A table as its host's phone sees it. */
async function table(view: RoomView): Promise<Room> {
  keepSeats('BCDFG', [TOKEN])
  const room = new Room('BCDFG')
  FakeSocket.last.accept()
  const { id } = FakeSocket.last.sent[0]!
  tell(view)
  const us = { room: 'BCDFG', you: [{ member: 1 }], lost: [], left: [] }
  FakeSocket.last.say({ type: 'Welcome', id, protocol: 3, ...us, pings: 0 } as never)
  await settle()
  return room
}

function tell(view: RoomView, more: object = {}): void {
  FakeSocket.last.say({ type: 'News', v: 1, at: Date.now(), whole: true, room: view, ...more } as never)
}

/** What the phone asks for, which the server does at once. */
async function asked(): Promise<unknown[]> {
  const socket = FakeSocket.last
  for (let answered = 1; answered < socket.sent.length + 1; answered++) {
    socket.say({ type: 'News', v: 3, at: Date.now(), whole: false, done: socket.sent.map(({ id }) => id) } as never)
    await settle()
  }
  return socket.sent.flatMap((message) => (message.type === 'Do' ? [message.act] : []))
}

describe('a badge', () => {
  const view = roomView({ members: [person(1, 'Ada'), person(2, 'Ben', false), OLA], ring: [1, 2, 3] })

  test('is on the look of every companion, and on no other', () => {
    const looks = withBadges(view).members.map(({ look }) => look)
    expect(looks).toEqual([person(1, '').look, person(2, '').look, { face: 3, colour: 3, badge: 'companion' }])
  })

  test('is on who is away while a companion plays, and comes off when they are back', () => {
    const lent = { seat: 1, companion: null, since: 0 }
    const playing = withBadges({ ...view, lent: [lent], playing: gameView() })
    expect(playing.members[1]!.look).toEqual({ face: 2, colour: 2, badge: 'lent' })
    expect(withBadges({ ...playing, lent: [] }).members[1]!.look).toEqual({ face: 2, colour: 2 })
  })

  test('changes nothing where nobody wears one', () => {
    const people = roomView({ playing: gameView() })
    expect(withBadges(people)).toBe(people)
    const worn = withBadges(view)
    expect(withBadges(worn)).toBe(worn)
  })

  test('is told to those who do not see it', async () => {
    const room = await table(view)
    const [, , ola] = room.view!.members
    const { container } = render(Avatar, { member: ola! })
    expect(screen.getByRole('img', { name: 'Ola, companion' })).toBeTruthy()
    cleanup()
    render(Avatar, { member: ola!, quiet: true }, { container } as never)
    expect(screen.getByRole('img', { name: 'companion' })).toBeTruthy()
  })
})

describe('in the lobby', () => {
  test('a game lacks companions until it is at its best', () => {
    const at = (game: string, players: number) => {
      const ring = Array.from({ length: players }, (_, id) => id + 1)
      return lacking({ game, ring, members: ring.map((id) => person(id, `P${id}`)) })
    }
    expect([1, 2, 3, 4, 5].map((players) => at('codenames', players))).toEqual([3, 2, 1, 0, 0])
    expect([1, 4, 6, 9, 10, 11].map((players) => at('mafia', players))).toEqual([9, 6, 4, 1, 0, 0])
    expect([1, 4, 5].map((players) => at('spyfall2', players))).toEqual([4, 1, 0])
    expect([1, 4, 5].map((players) => at('starwars', players))).toEqual([4, 1, 0])
    expect([1, 3, 5].map((players) => at('secret_identity', players))).toEqual([4, 2, 0])
  })

  test('there is room for as many as the game has seats, less one for a person', () => {
    const kits = (count: number) => Array.from({ length: count }, (_, n) => ({ ...OLA, id: 10 + n, name: `Kit ${n}` }))
    const around = (people: number, companions: number) => {
      const members = [...Array.from({ length: people }, (_, n) => person(n, `P${n}`)), ...kits(companions)]
      return roomFor({ game: 'secret_identity', members, ring: members.map(({ id }) => id) })
    }
    expect([around(1, 0), around(1, 6), around(1, 7), around(8, 0)]).toEqual([7, 1, 0, 0])
    const onlooking = roomFor({ game: 'secret_identity', members: kits(7), ring: [] })
    expect(onlooking).toBe(7)
  })

  test('they have names of the language that nobody here has', () => {
    const free = freeNames('Ola, Kuba, Zosia', ['KUBA', 'Ada'], 1)
    expect(free).toEqual([
      { name: 'Zosia', place: 2 },
      { name: 'Ola', place: 0 },
    ])
  })

  test.each([...LANGUAGES])('there are enough short names in %s', async (language) => {
    const list = (await textsIn(language, 'common'))('companion-names')
    const names = freeNames(list, [], 0).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(24)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    expect(names.filter((name) => [...name].length > 7)).toEqual([])
  })

  test('the host fills all seats with one tap', async () => {
    const room = await table(roomView({ ring: [1, 2], game: 'codenames' }))
    render(FillUp, { room })
    screen.getByRole('button', { name: 'You are 2: add 2 companions' }).click()
    await settle()
    const acts = (await asked()) as { type: string; name: string }[]
    expect(acts.map(({ type }) => type)).toEqual(['Invite', 'Invite'])
    expect(acts[0]!.name).not.toBe(acts[1]!.name)
  })

  test('a game for one is filled up and begun', async () => {
    const room = await table(roomView({ members: [person(1, 'Ada')], ring: [1], game: soloGames()[0]! }))
    const begun = begin(room)
    await settle()
    const acts = (await asked()) as { type: string }[]
    await begun
    expect(acts.map(({ type }) => type)).toEqual(['Invite', 'Invite', 'Invite', 'Start'])
  })

  test('a companion that is refused ends it, and the table stays', async () => {
    const room = await table(roomView({ ring: [1] }))
    const come = invite(room, 2)
    await settle()
    const { id } = FakeSocket.last.sent.at(-1)!
    const refused = [{ id, code: 'room-is-full' }]
    FakeSocket.last.say({ type: 'News', v: 3, at: Date.now(), whole: false, refused } as never)
    expect(await come).toBe(false)
  })
})

describe('one person among companions', () => {
  const place = (role: CodenamesPlace['role'], team: CodenamesPlace['team']): CodenamesPlace => ({ role, team })
  const two = [
    place('spymaster', 'red'),
    place('spymaster', 'blue'),
    place('operative', 'red'),
    place('operative', 'blue'),
  ]

  test('gives clues or guesses in their own team', () => {
    expect(placing({ places: two }, 0, true)).toBeNull()
    expect(placing({ places: two }, 0, false)).toEqual({ type: 'Assign', seat: 2, team: 'red', spymaster: true })
    expect(placing({ places: two }, 3, false)).toBeNull()
    expect(placing({ places: two }, 3, true)).toEqual({ type: 'Assign', seat: 3, team: 'blue', spymaster: true })
  })

  test('chooses nothing who sits out, or whose team is nobody else', () => {
    expect(placing({ places: [place('onlooker', null), ...two] }, 0, true)).toBeUndefined()
    expect(placing({ places: two.slice(0, 2) }, 0, false)).toBeUndefined()
  })
})

test('honours go to people', () => {
  const found = [{ seats: [0, 2] }, { seats: [2] }]
  expect(forPeople(found, (seat) => seat !== 2)).toEqual([{ seats: [0] }])
  const turn = { team: 'red', clue: { word: 'zoo', number: 2 }, cards: [0, 1], touched_by: [1, 1], rejected: false }
  const covers = ['red', 'red', ...Array(23).fill(null)]
  const places = [
    { role: 'spymaster', team: 'red' },
    { role: 'operative', team: 'red' },
  ]
  const over = aTable({ places, covers, turns: [turn], phase: { type: 'Over', winner: null, why: 'void' } } as never)
  expect(new Set(awardsOf(over).map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  expect(new Set(awardsOf(over, (seat) => seat === 0).map(({ seat }) => seat))).toEqual(new Set([0]))
})

test('companions of a game are named together', async () => {
  const members = [person(1, 'Ada'), OLA]
  const room = await table(roomView({ members, playing: gameView({ seating: [1, 3] }) }))
  expect(companionsIn(room)).toEqual(['Ola'])
  expect(isCompanion(room.person(1))).toBe(false)
})

test('a companion that was sent away in mid-game is still one', async () => {
  const gone = { id: 3, name: 'Ola', look: { face: 3, colour: 3 }, removed: false, companion: 'normal' as const }
  const left = { ...gone, id: 4, name: 'Ben', companion: null }
  const playing = gameView({ seating: [1, 3, 4], left: [gone, left] })
  const room = await table(roomView({ members: [person(1, 'Ada')], ring: [1], playing }))
  expect(companionsIn(room)).toEqual(['Ola'])
  expect(isCompanion(room.person(3))).toBe(true)
  expect(isCompanion(room.person(4))).toBe(false)
  expect(room.person(3)!.look).toEqual({ face: 3, colour: 3, badge: 'companion' })
})

describe('who comes back', () => {
  const words = Array.from({ length: 25 }, (_, card) => `word${card}`)
  const moves = [{ type: 'Mark', card: 3 }, { type: 'Clue', word: 'zoo', number: 2 }, { type: 'Flag' }]
  const deeds = moves.map((move, at) => ({ seat: 0, at: 1000 + at, move }))

  test('reads what was done in words of the game', () => {
    expect(deed(aTable({ words }), { type: 'Touch', card: 4 })).toEqual({
      id: 'codenames-deed-touch',
      args: { word: 'word4' },
    })
    expect(deed(aTable(), { type: 'Start' })).toBeUndefined()
  })

  test('is told once, and asks only after the line was gone', async () => {
    const running = roomView({ playing: gameView() })
    const room = await table(running)
    tell(running, { table: aTable({ words }) })
    render(Deeds, { room })
    await settle()
    const recalls = () => FakeSocket.last.sent.filter(({ type }) => type === 'Recall')
    expect(recalls()).toHaveLength(1)
    FakeSocket.last.say({ type: 'Deeds', id: recalls()[0]!.id, deeds } as never)
    await settle()
    expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Marked: word3',
      'Clue: zoo 2',
      'and 1 more move',
    ])
    tell(running, { table: aTable({ words }) })
    await settle()
    expect(recalls()).toHaveLength(1)
    cleanup()
    render(Deeds, { room }) // the page is loaded anew
    await settle()
    FakeSocket.last.say({ type: 'Deeds', id: recalls()[1]!.id, deeds } as never)
    await settle()
    expect(screen.queryByRole('listitem', { hidden: true })).toBeNull()
  })

  test('hears nothing at night', async () => {
    const room = await table(roomView({ playing: gameView(), hushed: true }))
    render(Deeds, { room })
    await settle()
    expect(FakeSocket.last.sent.some(({ type }) => type === 'Recall')).toBe(false)
  })
})

describe('words of the group', () => {
  const pack = { name: 'ours', title: 'Georgia', language: 'en', entries: 40, known: 12, few: true }
  const brought = (known: number | null, few = false, chosen = 'ours', kind = 'words') =>
    roomView({
      members: [person(1, 'Ada'), OLA],
      ring: [1, 3],
      packs: [{ ...pack, kind, known, few }],
      options: { pack: chosen },
    })

  test('are counted as far as companions know them', () => {
    expect(halfKnown(brought(12, true))).toEqual({
      few: true,
      words: { known: 12, count: 40, pack: 'Georgia', kind: 'words' },
    })
    expect(halfKnown(brought(40))).toBeUndefined()
    expect(halfKnown(brought(null))).toBeUndefined() // nobody has counted
    expect(halfKnown(brought(12, true, 'words.en'))).toBeUndefined() // others are played with
  })

  test.each([
    ['characters', false, 'Companions know 36 of the 40 characters of “Georgia”.'],
    ['characters', true, 'Companions know only 36 of the 40 characters of “Georgia”: others they guess by chance.'],
    ['locations', false, 'Companions know 36 of the 40 places of “Georgia”.'],
    ['locations', true, 'Companions know only 36 of the 40 places of “Georgia”: elsewhere they answer “it depends”.'],
  ])('%s that they do not all know: the lobby says so', async (kind, few, said) => {
    render(Companions, { room: await table(brought(36, few, 'ours', kind)) })
    expect(screen.getByText(said)).toBeTruthy()
  })

  test.each([
    [12, true, 'Companions know only 12 of the 40 words of “Georgia”: they just point.'],
    [36, false, 'Companions know 36 of the 40 words of “Georgia”.'],
  ])('%s of them known: the lobby says so', async (known, few, said) => {
    render(Companions, { room: await table(brought(known, few)) })
    expect(screen.getByText(said)).toBeTruthy()
  })
})
