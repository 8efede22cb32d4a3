import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Room } from '../src/lib/room.svelte'
import { keepSeats, lastRoom, leftSeatsIn, seatsIn } from '../src/lib/settings.svelte'
import type { News, RoomView } from '../src/wire'
import { aVerdict } from './codenames-fixture'
import { FakeSocket, gameView, OTHER, person, roomView, settle, TOKEN } from './fake'

let room: Room

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  localStorage.clear()
})
afterEach(() => {
  room.stop()
  vi.useRealTimers()
})

function news(more: Partial<News>): News {
  return { type: 'News', v: 1, at: Date.now(), ...more }
}

/** A phone that holds Ada's seat, in the room. */
async function inside(): Promise<FakeSocket> {
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  const line = FakeSocket.last
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
  line.say(news({ whole: true, room: roomView(), table: null }))
  await settle()
  return line
}

test('says Hello with the tokens it keeps, and is whom the server says', async () => {
  const line = await inside()
  expect(line.sent[0]).toMatchObject({ type: 'Hello', room: 'BCDFG', tokens: [TOKEN] })
  expect(room.status).toBe('open')
  expect(room.me?.name).toBe('Ada')
  expect(room.isHost).toBe(true)
})

test('a News changes only the fields it brings', async () => {
  const line = await inside()
  line.say(news({ v: 2, room: { locked: true } }))
  expect(room.view?.locked).toBe(true)
  expect(room.view?.members).toHaveLength(2)
  expect(room.v).toBe(2)
})

test('of a list that only grew a News brings what is new', async () => {
  const line = await inside()
  const table = { type: 'codenames', talk: ['a'], votes: [1] } as unknown as News['table']
  line.say(news({ whole: true, room: roomView(), table }))
  line.say(news({ v: 2, table: { votes: [2] } as unknown as News['table'], more: { talk: ['b', 'c'] } }))
  expect(room.table).toEqual({ type: 'codenames', talk: ['a', 'b', 'c'], votes: [2] })
  line.say(news({ v: 3, more: { talk: ['d'] } }))
  expect(room.table).toMatchObject({ talk: ['a', 'b', 'c', 'd'] })
})

test('a whole News replaces everything', async () => {
  const line = await inside()
  line.say(news({ whole: true, room: roomView({ locked: true, ring: [2] }), table: null, hands: {} }))
  expect(room.view?.ring).toEqual([2])
})

test('an ask is done when the server says so', async () => {
  const line = await inside()
  const work = room.do({ type: 'Lock', locked: true }, true)
  expect(line.sent.at(-1)).toMatchObject({ type: 'Do', by: 1, act: { type: 'Lock', locked: true } })
  line.say(news({ done: [line.sent.at(-1)!.id] }))
  await expect(work).resolves.toBeUndefined()
})

test('a refusal carries its code and rule', async () => {
  const line = await inside()
  const work = room.do({ type: 'Start' }, true)
  line.say(news({ refused: [{ id: line.sent.at(-1)!.id, code: 'touch-first', rule: 'CN-39' }] }))
  await expect(work).rejects.toMatchObject({ refusal: { code: 'touch-first', rule: 'CN-39' } })
  await expect(work).rejects.toBeInstanceOf(Refused)
})

test('the referee answers whoever asked, and once', async () => {
  const line = await inside()
  const playing = { seating: [2, 1] } as unknown as RoomView['playing']
  line.say(news({ room: { playing } }))
  const move = { type: 'Clue', word: 'snakes', number: 2 }
  const [mine, hosts] = [room.consult(move), room.consult(move, true)]
  const [first, second] = line.sent.slice(-2)
  expect(first).toMatchObject({ type: 'Consult', by: 1, seat: 1, move })
  expect(second).toMatchObject({ type: 'Consult', by: 1, seat: -3, move })
  line.say({ type: 'Opinion', id: first!.id, verdict: aVerdict(), known: null })
  line.say(news({ refused: [{ id: second!.id, code: 'too-many-questions' }] }))
  await expect(mine).resolves.toMatchObject({ verdict: aVerdict(), known: null })
  await expect(hosts).rejects.toMatchObject({ refusal: { code: 'too-many-questions' } })
})

test('who leads the game moves for the place of the game master', async () => {
  const line = await inside()
  expect(room.leads).toBe(false)
  const hand = { type: 'mafia', seat: -5, offers: [] } as unknown as NonNullable<News['hands']>[string]
  const playing = { seating: [2], master: 1 } as unknown as RoomView['playing']
  line.say(news({ v: 7, room: { playing }, hands: { '-5': hand } }))
  expect(room.leads).toBe(true)
  expect(room.masterHand).toEqual(hand)
  void room.playAsMaster({ type: 'Next' })
  expect(line.sent.at(-1)).toMatchObject({ by: 1, act: { type: 'Play', seat: -5, move: { type: 'Next' } }, seen: 7 })
})

test('moves of a hushed game carry no `seen` and are equally long', async () => {
  const line = await inside()
  const playing = { seating: [2, 1] } as unknown as RoomView['playing']
  line.say(news({ v: 7, room: { playing, hushed: true } }))
  for (const move of [
    { type: 'Pick', seat: 3 },
    { type: 'Pick', seat: null },
    { type: 'Say', text: 'ł'.repeat(160) },
  ])
    void room.play(move)
  expect(line.lengths.slice(-3)).toEqual([256, 256, 512])
  for (const ask of line.sent.slice(-3)) expect(ask).not.toHaveProperty('seen')
  line.say(news({ v: 8, room: { hushed: false } }))
  void room.play({ type: 'Pick', seat: 3 })
  expect(line.sent.at(-1)).toMatchObject({ seen: 8 })
  expect(line.lengths.at(-1)).toBeLessThan(256)
})

test('comes back by itself, with its tokens, after the line broke', async () => {
  vi.useFakeTimers()
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  FakeSocket.last.accept()
  FakeSocket.last.hangUp()
  expect(room.status).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.accept()
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'Hello', tokens: [TOKEN] })
})

test('what was asked when the line broke is refused as offline', async () => {
  const line = await inside()
  const work = room.do({ type: 'Start' }, true)
  line.hangUp()
  await expect(work).rejects.toMatchObject({ refusal: { code: 'offline' } })
})

test('a broken Hello is no closed door', async () => {
  room = new Room('BCDFG')
  FakeSocket.last.accept()
  FakeSocket.last.hangUp()
  await settle()
  expect(room.status).toBe('lost')
})

test('tokens that hold nobody any more are dropped', async () => {
  keepSeats('BCDFG', [TOKEN, OTHER])
  room = new Room('BCDFG')
  const line = FakeSocket.last
  line.accept()
  line.say({
    type: 'Welcome',
    id: line.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member: 2 }],
    lost: [TOKEN],
    left: [],
    pings: 0,
  })
  expect(room.members).toEqual([2])
  expect(seatsIn('BCDFG')).toEqual([OTHER])
})

test('a new member on this phone gets the token and holds the phone', async () => {
  const line = await inside()
  const work = room.join('Kim', { face: 0, colour: 0 })
  line.say(news({ room: { members: [...roomView().members, person(3, 'Kim')] } }))
  line.say({
    type: 'Welcome',
    id: line.sent.at(-1)!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member: 3, token: OTHER }],
    lost: [],
    left: [],
    pings: 0,
  })
  await work
  expect(room.members).toEqual([1, 3])
  expect(room.me?.name).toBe('Kim')
  expect(seatsIn('BCDFG')).toEqual([TOKEN, OTHER])
})

test('a member removed by the host is out, and the seat forgotten', async () => {
  const line = await inside()
  line.say(news({ whole: true, room: roomView({ members: [person(2, 'Bruno')], ring: [2], host: 2 }), table: null }))
  expect(room.out).toBe('removed')
  expect(room.members).toEqual([])
  expect(seatsIn('BCDFG')).toEqual([])
})

test('who left the game at the table keeps name and face, and everybody sees how they went', async () => {
  const line = await inside()
  const gone = { id: 7, name: 'Bartek', look: { face: 3, colour: 4 }, companion: null }
  const playing = gameView({ seating: [1, 7], left: [{ ...gone, removed: true }] })
  line.say(news({ v: 2, room: { playing } }))
  expect(room.nameAt(1)).toBe('Bartek')
  expect(room.person(7)).toEqual({ ...gone, companion: null, present: false, left: 'removed' })
  line.say(news({ v: 3, room: { playing: { ...playing, left: [{ ...gone, removed: false }] } } }))
  expect(room.person(7)?.left).toBe('left')
  expect(room.nameOf(99)).toBe('…')
})

test('who leaves a game may come back to it by the old token', async () => {
  const line = await inside()
  line.say(news({ v: 2, room: { playing: gameView({ seating: [1, 2] }) } }))
  const leaving = room.leave()
  line.say(news({ v: 3, done: [line.sent.at(-1)!.id] }))
  await leaving
  expect(seatsIn('BCDFG')).toEqual([])
  expect(leftSeatsIn('BCDFG')).toEqual([TOKEN])
  expect(lastRoom()).toBeUndefined()
  room.stop()

  room = new Room('BCDFG')
  const next = FakeSocket.last
  next.accept()
  expect(next.sent[0]).toMatchObject({ type: 'Hello', tokens: [TOKEN] })
  const welcome = { type: 'Welcome' as const, protocol: 3, room: 'BCDFG', lost: [] as string[], pings: 0 }
  const left = [{ member: 1, token: TOKEN }]
  next.say({ ...welcome, id: next.sent[0]!.id, you: [], lost: [TOKEN], left })
  next.say(news({ whole: true, room: roomView({ members: [person(2, 'Bruno')], ring: [2], host: 2 }), table: null }))
  await settle()
  expect(room.out).toBeNull() // nobody took anything from this phone
  expect(room.returning).toEqual(left)

  const coming = room.comeBack(room.returning[0]!)
  expect(next.sent.at(-1)).toMatchObject({ type: 'Return', token: TOKEN })
  next.say({ ...welcome, id: next.sent.at(-1)!.id, you: [{ member: 1, token: OTHER }], left: [] })
  await coming
  expect(room.members).toEqual([1])
  expect(room.returning).toEqual([])
  expect(seatsIn('BCDFG')).toEqual([OTHER])
})

test('a seat that moved to another phone is gone from this one', async () => {
  const line = await inside()
  const offer = room.moveOut()
  line.say({ type: 'Transfer', id: line.sent.at(-1)!.id, code: OTHER, seconds: 120 })
  await offer
  line.say(news({ whole: true, room: roomView(), table: null }))
  expect(FakeSocket.all).toHaveLength(2) // it calls again to learn who it is
  const again = FakeSocket.last
  again.accept()
  again.say({
    type: 'Welcome',
    id: again.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [],
    lost: [TOKEN],
    left: [],
    pings: 0,
  })
  expect(room.out).toBe('moved')
  again.say(news({ whole: true, room: roomView(), table: null }))
  expect(FakeSocket.all).toHaveLength(2)
})

test('an offer that nobody took does not call again and again', async () => {
  const line = await inside()
  const offer = room.moveOut()
  line.say({ type: 'Transfer', id: line.sent.at(-1)!.id, code: OTHER, seconds: 120 })
  await offer
  line.say(news({ whole: true, room: roomView(), table: null }))
  const again = FakeSocket.last
  again.accept()
  again.say({
    type: 'Welcome',
    id: again.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member: 1 }],
    lost: [],
    left: [],
    pings: 0,
  })
  again.say(news({ whole: true, room: roomView(), table: null }))
  expect(FakeSocket.all).toHaveLength(2)
  expect(room.members).toEqual([1])
})

test('a wrong code is told apart from other closed doors', async () => {
  room = new Room('BBBBB')
  const line = FakeSocket.last
  line.accept()
  line.say(news({ refused: [{ id: line.sent[0]!.id, code: 'no-such-room' }] }))
  await settle()
  expect(room.status).toBe('gone')
  expect(room.missing).toBe(true)
})

test('a page that is older than its server is told so, and forgets no seat', async () => {
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  const line = FakeSocket.last
  line.accept()
  line.say(news({ refused: [{ id: line.sent[0]!.id, code: 'other-protocol' }] }))
  await settle()
  expect([room.status, room.why, room.missing]).toEqual(['gone', 'other-protocol', false])
  expect(seatsIn('BCDFG')).toEqual([TOKEN])
})

test('a server that cannot read its log is asked again until it can', async () => {
  vi.useFakeTimers()
  room = new Room('BCDFG')
  const line = FakeSocket.last
  line.accept()
  line.say(news({ refused: [{ id: line.sent[0]!.id, code: 'log-failed' }] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(room.status).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  const next = FakeSocket.last
  expect(next).not.toBe(line)
  next.accept()
  next.say({ type: 'Welcome', id: next.sent[0]!.id, protocol: 3, room: 'BCDFG', you: [], lost: [], left: [], pings: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.status).toBe('open')
})

test('a room that a newer version plays is asked for until a server knows it, and the seat is kept', async () => {
  vi.useFakeTimers()
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  const line = FakeSocket.last
  line.accept()
  line.say(news({ refused: [{ id: line.sent[0]!.id, code: 'newer-version' }] }))
  await vi.advanceTimersByTimeAsync(0)
  expect([room.status, room.why, room.missing]).toEqual(['gone', 'newer-version', false])
  await vi.advanceTimersByTimeAsync(2000)
  const next = FakeSocket.last
  expect(next).not.toBe(line)
  next.accept()
  expect(next.sent[0]).toMatchObject({ type: 'Hello', tokens: [TOKEN] })
  next.say({
    type: 'Welcome',
    id: next.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member: 1 }],
    lost: [],
    left: [],
    pings: 0,
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.status).toBe('open')
})

test('opening a room waits for the line, and for the first look at the room', async () => {
  room = new Room()
  const opening = room.open('Ada', { face: 1, colour: 2 }, 'pl')
  const line = FakeSocket.last
  line.accept()
  await settle()
  expect(line.sent[0]).toMatchObject({ type: 'Open', name: 'Ada', language: 'pl' })
  line.say({
    type: 'Welcome',
    id: line.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [{ member: 1, token: TOKEN }],
    lost: [],
    left: [],
    pings: 0,
  })
  line.say(news({ whole: true, room: roomView(), table: null }))
  await expect(opening).resolves.toBe('BCDFG')
  expect(seatsIn('BCDFG')).toEqual([TOKEN])
})

test('leaving gives up every seat of this phone', async () => {
  const line = await inside()
  const leaving = room.leave()
  line.say(news({ room: { members: [person(2, 'Bruno')] }, done: [line.sent.at(-1)!.id] }))
  await leaving
  expect(room.out).toBeNull()
  expect(seatsIn('BCDFG')).toEqual([])
})

test('a short break of the line is not worth a word, a longer one is, and silence at once', async () => {
  const line = await inside()
  vi.useFakeTimers()
  line.hangUp()
  vi.advanceTimersByTime(1199)
  expect([room.status, room.waits]).toEqual(['lost', false])
  vi.advanceTimersByTime(1)
  expect(room.waits).toBe(true)
  const next = FakeSocket.last
  next.accept()
  next.say({
    type: 'Welcome',
    id: next.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: [],
    lost: [],
    left: [],
    pings: 10,
  })
  await vi.advanceTimersByTimeAsync(0)
  expect([room.status, room.waits]).toEqual(['open', false])
  vi.advanceTimersByTime(12_000)
  expect([room.status, room.waits]).toEqual(['lost', true])
})

test('a clock that is an hour off, or is set right in mid-game, is corrected by the next message', async () => {
  const line = await inside()
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = Date.now()
  for (const wrong of [3_600_000, -3_600_000]) {
    vi.setSystemTime(server + wrong)
    line.say({ type: 'Ping', at: server })
    expect(room.time()).toBe(server)
    line.say(news({ at: server + 5000 }))
    expect(room.time()).toBe(server + 5000)
  }
})
