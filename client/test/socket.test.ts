/** A line that dies without a word: how the page notices, and how it comes back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Socket } from '../src/lib/socket'
import type { Out } from '../src/wire'
import { FakeSocket } from './fake'

const WELCOME: Out = { type: 'Welcome', id: 1, protocol: 3, room: 'BCDFG', you: [], lost: [], left: [], pings: 10 }
const OLD_WELCOME = { type: 'Welcome', id: 1, protocol: 3, room: 'BCDFG', you: [], lost: [] } as unknown as Out
const PING: Out = { type: 'Ping', at: 0 }

let socket: Socket
let lost: boolean[] // each time that the line was lost: whether by silence

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  lost = []
  socket = new Socket(
    () => undefined,
    () => undefined,
    (silent) => lost.push(silent),
  )
})
afterEach(() => {
  socket.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The line is open, and somebody has spoken. */
function open(first = WELCOME): FakeSocket {
  FakeSocket.last.accept()
  FakeSocket.last.say(first)
  return FakeSocket.last
}

/** The page is shown; `persisted`: as the browser has kept it. */
function shown(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

test('a line that is pinged every ten seconds is never given up', () => {
  const line = open()
  for (let ping = 0; ping < 100; ping++) {
    vi.advanceTimersByTime(11_900)
    line.say(PING)
  }
  expect(FakeSocket.all).toHaveLength(1)
  expect(lost).toEqual([])
})

test('after twelve seconds without a word the line is dead, and another one is called', () => {
  const line = open()
  vi.advanceTimersByTime(10_000)
  line.say(PING)
  vi.advanceTimersByTime(11_999)
  expect(lost).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lost).toEqual([true])
  expect(FakeSocket.all).toHaveLength(2)
  expect(socket.send({ type: 'MoveOut', id: 1, by: 1 })).toBe(false)
})

test('what a line says that was given up is not heard any more', () => {
  const heard = vi.fn()
  socket.stop()
  socket = new Socket(
    () => undefined,
    heard,
    () => undefined,
  )
  const line = open()
  vi.advanceTimersByTime(12_000)
  heard.mockClear()
  line.say(PING)
  line.hangUp()
  expect(heard).not.toHaveBeenCalled()
  expect(FakeSocket.all).toHaveLength(3)
})

test('a server that never answers the first question is called again', () => {
  FakeSocket.last.accept()
  vi.advanceTimersByTime(12_000)
  expect(lost).toEqual([true])
  expect(FakeSocket.all).toHaveLength(2)
})

test('an older server promises no pings, so its silence means nothing', () => {
  open(OLD_WELCOME)
  vi.advanceTimersByTime(3_600_000)
  expect(lost).toEqual([])
})

test('a call that hangs is given up after a second, so that the network is noticed when it returns', () => {
  open()
  vi.advanceTimersByTime(12_000)
  for (let call = 2; call < 10; call++) {
    expect(FakeSocket.all).toHaveLength(call)
    vi.advanceTimersByTime(1000)
  }
  open()
  expect(FakeSocket.all).toHaveLength(10)
  vi.advanceTimersByTime(11_999)
  expect(FakeSocket.all).toHaveLength(10)
})

test('the first call of a page may take long, and a slow line is given more time later', () => {
  vi.advanceTimersByTime(9999)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(1500)
  open()
  vi.advanceTimersByTime(12_000)
  vi.advanceTimersByTime(5999)
  expect(FakeSocket.all).toHaveLength(3)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all).toHaveLength(4)
})

test('after twenty calls in vain every other call is given more time: the line may be slow now', () => {
  open()
  vi.advanceTimersByTime(12_000 + 20 * 1000)
  const called = FakeSocket.all.length
  vi.advanceTimersByTime(1000 + 9999)
  expect(FakeSocket.all).toHaveLength(called + 1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all).toHaveLength(called + 2)
})

test('a network that is back is used at once, whatever was going on', () => {
  open()
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
  dispatchEvent(new Event('online')) // this call may hang
  expect(FakeSocket.all).toHaveLength(3)
  expect(lost).toEqual([false, false])
})

test('a page from the back-forward cache calls again, and a page that is merely shown does not', () => {
  open()
  shown(false)
  expect(FakeSocket.all).toHaveLength(1)
  shown(true)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a phone whose clock jumps by an hour is not taken for a dead line', () => {
  const line = open()
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(9999)
  line.say(PING)
  vi.setSystemTime(Date.now() - 7_200_000)
  vi.advanceTimersByTime(9999)
  expect(lost).toEqual([])
})

test('nobody is called after the end', () => {
  open()
  socket.stop()
  vi.advanceTimersByTime(60_000)
  dispatchEvent(new Event('online'))
  shown(true)
  expect(FakeSocket.all).toHaveLength(1)
  expect(lost).toEqual([])
})
