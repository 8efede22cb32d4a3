import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '../src/lib/notices.svelte'
import { Room } from '../src/lib/room.svelte'
import { keepSeats } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import { InviteAddress, inviteAddress } from '../src/lib/invite-address.svelte'
import HostStrip from '../src/lobby/HostStrip.svelte'
import Invite from '../src/lobby/Invite.svelte'
import RoomMenu from '../src/lobby/RoomMenu.svelte'
import type { News, RoomView } from '../src/wire'
import { FakeSocket, person, roomView, settle, TOKEN } from './fake'

const members = [person(1, 'Ada'), person(2, 'Bruno'), person(3, 'Cy')]
let room: Room
let line: FakeSocket
let v = 0

async function news(view: Partial<RoomView>, more: Partial<News> = {}): Promise<void> {
  line.say({ type: 'News', v: ++v, at: Date.now(), room: view, ...more })
  await settle()
}

/** The phone of this member, at a table whose host is Ada. */
async function phoneOf(member: number): Promise<void> {
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  line = FakeSocket.last
  line.accept()
  line.say({
    type: 'Welcome',
    id: line.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member }],
    lost: [],
    left: [],
    pings: 0,
  })
  await news(roomView({ members, ring: [1, 2, 3] }), { whole: true, table: null })
}

const said = () => notices.all.at(-1)?.text

beforeAll(() => loadTexts())
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  room?.stop()
  vi.unstubAllGlobals()
})

test('everybody hears who is host now', async () => {
  await phoneOf(3)
  render(HostStrip, { room })
  await news({ host: 2, former: 1 })
  expect(said()).toBe('Ada is away, so Bruno is the host now.')
  expect(screen.queryByRole('button')).toBeNull()
  await news({ host: 1, former: null })
  expect(said()).toBe('Ada is the host again.')
  await news({ host: 2 })
  expect(said()).toBe('Bruno is the host now.')
})

test('who stands in is told plainly, and may stay host', async () => {
  await phoneOf(2)
  render(HostStrip, { room })
  const before = said()
  await news({ host: 2, former: 1 })
  expect(said()).toBe(before) // nothing lies over what stands there in full
  expect(screen.getByText(/^Ada is away, so you are the host now/)).toBeTruthy()
  await fireEvent.click(screen.getByText('I’ll stay host'))
  expect(line.sent.at(-1)).toMatchObject({ by: 2, act: { type: 'PassHost', member: 2 } })
})

test('whom the host has chosen is told in passing', async () => {
  await phoneOf(2)
  render(HostStrip, { room })
  await news({ host: 2 })
  expect(said()).toBe('You are the host now.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('who was away takes the place back with one tap', async () => {
  await phoneOf(1)
  render(HostStrip, { room })
  await news({ host: 2, former: 1 })
  await fireEvent.click(screen.getByText('Be host again'))
  expect(line.sent.at(-1)).toMatchObject({ by: 1, act: { type: 'TakeBack' } })
  await fireEvent.click(screen.getByText('Leave it as it is'))
  expect(screen.queryByText('Be host again')).toBeNull()
  const nothing = vi.fn()
  render(RoomMenu, { open: true, room, rename: nothing, moveSeat: nothing, addPlayer: nothing, people: nothing })
  expect(screen.getByText('Be host again')).toBeTruthy() // for whoever thinks better of it
})

test.each([
  [{ offers: [{ kind: 'EndNow' }, { kind: 'NextRound' }] }, true],
  [{ offers: [{ kind: 'NextRound' }] }, false],
])('a game that keeps a score may end with it: %s', async (hand, offered) => {
  await phoneOf(1)
  const playing = { number: 1, seating: [1, 2, 3], outcome: null, paused_at: null } as unknown as RoomView['playing']
  await news({ playing }, { hands: { '-3': hand } as unknown as News['hands'] })
  const nothing = vi.fn()
  render(RoomMenu, { open: true, room, rename: nothing, moveSeat: nothing, addPlayer: nothing, people: nothing })
  const button = screen.queryByText('End now, with this score')
  expect(button !== null).toBe(offered)
  if (!button) return
  await fireEvent.click(button)
  await fireEvent.click(screen.getByText('Tap again: this score counts'))
  expect(line.sent.at(-1)).toMatchObject({ act: { type: 'Play', seat: -3, move: { type: 'EndNow' } } })
})

test.each([
  ['http://192.168.1.5:8000', 'http://192.168.1.5:8000'],
  [null, location.origin],
])('an invitation leads where phones find the server: %s', async (url, origin) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ url })))
  const asked = new InviteAddress()
  asked.ask()
  await settle()
  expect(asked).toMatchObject({ origin, found: url !== null })
  Object.assign(inviteAddress, { origin: asked.origin, found: asked.found })
  render(Invite, { code: 'BCDFG' })
  expect(screen.queryByText(/^Phones can’t reach this address/) !== null).toBe(url === null)
  await fireEvent.click(screen.getByLabelText('Show the QR code large'))
  expect(screen.getByText(`${origin}/BCDFG`)).toBeTruthy()
  await fireEvent.click(screen.getByLabelText('Show on a TV or laptop'))
  expect(screen.getByText(`${origin.replace('http://', '')}/tv/BCDFG`)).toBeTruthy()
})
