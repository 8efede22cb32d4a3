import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Flying from '../src/lib/reactions/Flying.svelte'
import { FEELINGS } from '../src/lib/reactions/feelings'
import ReactionKeys from '../src/lib/reactions/ReactionKeys.svelte'
import { notices } from '../src/lib/notices.svelte'
import { Room } from '../src/lib/room.svelte'
import { keepSeats, settings } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { Do, News, Reaction, RoomView } from '../src/wire'
import { FakeSocket, person, roomView, settle, TOKEN } from './fake'

let room: Room
let line: FakeSocket
let v = 0

const wow = (by: number, at = Date.now()): Reaction => ({ by, feeling: 'wow', at })
const flights = () => document.querySelectorAll('.flight')
const asked = () => line.sent.filter((message): message is Do => message.type === 'Do')

async function news(view: Partial<RoomView>, more: Partial<News> = {}): Promise<void> {
  line.say({ type: 'News', v: ++v, at: Date.now(), room: view, ...more })
  await settle()
}

/** Ada's phone, at a table where these have just reacted. */
async function come(reactions: Reaction[] = []): Promise<void> {
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  line = FakeSocket.last
  line.accept()
  line.say({
    type: 'Welcome',
    id: line.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member: 1 }],
    lost: [],
    left: [],
    pings: 0,
  })
  const members = [person(1, 'Ada'), person(2, 'Bruno')]
  await news(roomView({ members, reactions }), { whole: true, table: null })
}

beforeAll(() => loadTexts())
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  localStorage.clear()
  settings.reactions = true
})
afterEach(() => {
  cleanup()
  room?.stop()
  vi.unstubAllGlobals()
})

test('a face flies once, with the name of somebody who is not on the screen', async () => {
  await come()
  render(Flying, { room })
  const one = wow(2)
  await news({ reactions: [one] })
  expect(flights()).toHaveLength(1)
  expect(flights()[0]!.textContent).toContain('Bruno')
  expect(screen.getByRole('status').textContent).toContain('Bruno: Wow!')
  await news({ reactions: [one, wow(1)] })
  expect(flights()).toHaveLength(2)
})

test('a phone that comes, or comes back, shows no faces of before', async () => {
  await come([wow(2)])
  render(Flying, { room })
  await settle()
  expect(flights()).toHaveLength(0)
  await news({ reactions: [wow(1, Date.now() - 5000)] })
  expect(flights()).toHaveLength(0)
})

test('a hush ends every flight, and who wants none has none', async () => {
  await come()
  render(Flying, { room })
  await news({ reactions: [wow(2)] })
  await news({ hushed: true, reactions: [] })
  expect(flights()).toHaveLength(0)
  settings.reactions = false
  await news({ hushed: false, reactions: [wow(2, Date.now() + 1)] })
  expect(flights()).toHaveLength(0)
})

test('every face can be sent, one after the other, and has a name in words', async () => {
  await come()
  render(ReactionKeys, { room })
  const keys = screen.getAllByRole('button')
  expect(keys.map((key) => key.getAttribute('aria-label'))).not.toContain('')
  expect(keys).toHaveLength(FEELINGS.length)
  await fireEvent.click(keys[5]!)
  await fireEvent.click(keys[0]!)
  expect(asked().map(({ act }) => act)).toEqual([{ type: 'React', feeling: 'facepalm' }])
})

test('one face too many is not explained, but other refusals are', async () => {
  await come()
  const before = notices.all.length
  for (const [code, told] of [
    ['too-early', 0],
    ['too-many-reactions', 1],
  ] as const) {
    cleanup()
    render(ReactionKeys, { room })
    await fireEvent.click(screen.getAllByRole('button')[0]!)
    await news({}, { refused: [{ id: asked().at(-1)!.id, code }] })
    expect(notices.all.length).toBe(before + told)
  }
})

test.each([{ reactions_allowed: false }, { hushed: true }, { silent: [1] }])(
  'there are no faces to send when %o',
  async (view) => {
    await come()
    render(ReactionKeys, { room })
    expect(screen.queryAllByRole('button')).not.toHaveLength(0)
    await news(view)
    expect(screen.queryAllByRole('button')).toHaveLength(0)
    await news({ reactions_allowed: true, hushed: false, silent: [2] })
    expect(screen.queryAllByRole('button')).not.toHaveLength(0)
  },
)
