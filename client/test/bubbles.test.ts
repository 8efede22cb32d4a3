import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aloud, forgetStory } from '../src/lib/aloud.svelte'
import Bubbles from '../src/lib/bubbles/Bubbles.svelte'
import { BUBBLE_MS } from '../src/lib/bubbles/bubbles.svelte'
import { placeOf } from '../src/lib/bubbles/place'
import { hasVoices, sentenceOf } from '../src/lib/bubbles/voice'
import { Room } from '../src/lib/room.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { RemarkView, RoomView } from '../src/wire'
import { aTable } from './codenames-fixture'
import { FakeSocket, gameView, person, roomView, settle } from './fake'
import { aTable as mafiaTable } from './mafia-fixture'

let room: Room
let line: FakeSocket
let v = 0

const kit = { ...person(2, 'Kit'), companion: 'calm' as const }
const says = (word: string, at = Date.now()): RemarkView => ({ seat: 1, word, at })
const playing = (remark: RemarkView | null) => gameView({ seating: [1, 2], remark })
const bubble = () => document.querySelector('.bubble')
const told = () => aloud.lines.map(({ text }) => text)

async function news(view: Partial<RoomView>): Promise<void> {
  line.say({ type: 'News', v: ++v, at: Date.now(), room: view })
  await settle()
}

/** A screen in a room with a companion, which has just said this. */
async function come(remark: RemarkView | null = null): Promise<void> {
  room = new Room('BCDFG', true)
  line = FakeSocket.last
  line.accept()
  const view = roomView({ members: [person(1, 'Ada'), kit], playing: playing(remark) })
  line.say({ type: 'News', v: ++v, at: Date.now(), whole: true, room: view, table: aTable() })
  await settle()
  render(Bubbles, { room })
  await settle()
}

beforeAll(() => loadTexts('codenames-voice', 'mafia-voice', 'voice'))
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  forgetStory()
})
afterEach(() => {
  cleanup()
  room?.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a companion says is shown with its name for a while, and told once', async () => {
  await come()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const remark = says('begins-calm-1')
  line.say({ type: 'News', v: ++v, at: Date.now(), room: { playing: playing(remark) } })
  await vi.advanceTimersByTimeAsync(1)
  const text = sentenceOf('codenames', 'begins-calm-1')!
  expect(bubble()?.textContent).toBe(`Kit ${text}`)
  expect(told()).toEqual([`Kit: ${text}`])
  line.say({ type: 'News', v: ++v, at: Date.now(), room: { playing: playing({ ...remark }) } })
  await vi.advanceTimersByTimeAsync(BUBBLE_MS)
  expect(bubble()).toBeNull()
  expect(told()).toHaveLength(1)
})

test('one bubble takes the place of another', async () => {
  await come()
  await news({ playing: playing(says('begins-calm-1')) })
  await news({ playing: playing(says('unknown-clue-calm-2', Date.now() + 1)) })
  expect(document.querySelectorAll('.bubble')).toHaveLength(1)
  expect(bubble()?.textContent).toContain(sentenceOf('codenames', 'unknown-clue-calm-2'))
})

test('a screen that comes late shows nothing of before, nor words that it does not know', async () => {
  await come(says('begins-calm-1', Date.now() - 7000))
  expect(bubble()).toBeNull()
  await news({ playing: playing(says('from-the-future-1')) })
  expect(bubble()).toBeNull()
})

test('a hush ends what is said, and so does the next game', async () => {
  await come()
  await news({ playing: playing(says('begins-calm-1')) })
  await news({ hushed: true })
  expect(bubble()).toBeNull()
  await news({ hushed: false, playing: playing(says('begins-calm-2', Date.now() + 1)) })
  expect(bubble()).not.toBeNull()
  await news({ playing: gameView({ number: 2, seating: [1, 2] }) })
  expect(bubble()).toBeNull()
})

test('games that companions do not know have sentences of their own', () => {
  expect(sentenceOf('spyfall', 'round-bold-1')).toBe('Again! Again!')
  expect(sentenceOf('spyfall', 'cheers-bold-1')).toBeUndefined()
})

describe('a sentence that names people', () => {
  const word = 'voted-police-calm-2:0:1'
  const names = ['Ada', 'Kit']
  const nameAt = (seat: number) => names[seat]

  test('has the names at the seats of its word', () => {
    expect(sentenceOf('mafia', word, nameAt)).toBe('Ada voted for Kit. That token says Police.')
    expect(sentenceOf('mafia', 'mourns-calm-1:1', nameAt)).toBe('A quiet moment for Kit, please.')
  })

  test('is not said of somebody whom this page does not know', () => {
    expect(sentenceOf('mafia', 'voted-police-calm-2:0:7', nameAt)).toBeUndefined()
    expect(sentenceOf('mafia', word)).toBeUndefined()
  })

  test('is told with the names of those at the table, once', async () => {
    await come()
    line.say({ type: 'News', v: ++v, at: Date.now(), whole: true, room: room.view!, table: mafiaTable() })
    await news({ playing: playing(says(word)) })
    const text = 'Ada voted for Kit. That token says Police.'
    expect(bubble()?.textContent).toBe(`Kit ${text}`)
    expect(told()).toEqual([`Kit: ${text}`])
    await news({ playing: playing(says('voted-police-calm-2:0:5', Date.now() + 1)) })
    expect(told()).toHaveLength(1)
  })
})

test('nobody fetches sentences where nobody says them', () => {
  expect(hasVoices(undefined)).toBe(false)
  expect(hasVoices(roomView())).toBe(false)
  expect(hasVoices(roomView({ members: [person(1, 'Ada'), kit] }))).toBe(true)
  expect(hasVoices(roomView({ lent: [{ seat: 0, companion: null, since: 0 }] }))).toBe(true)
})

describe('a bubble', () => {
  const screen = { width: 360, height: 640 }
  const size = { width: 300, height: 60 }
  const face = { x: 180, y: 300, size: 50 }

  test('is above the face, and never off the screen', () => {
    expect(placeOf(size, screen, face, [])).toEqual({ left: 30, top: 234 })
    expect(placeOf(size, screen, { x: 5, y: 20, size: 50 }, [])).toEqual({ left: 8, top: 8 })
  })

  test('goes below, or anywhere else, if a control lies there', () => {
    const above = { left: 0, top: 200, width: 360, height: 90 }
    expect(placeOf(size, screen, face, [above])).toEqual({ left: 30, top: 356 })
    const all = { left: 0, top: 100, width: 360, height: 540 }
    const { top } = placeOf(size, screen, face, [all])
    expect(top + size.height).toBeLessThanOrEqual(100)
  })

  test('covers as little as it can, if everything is a control', () => {
    const rows = [0, 1, 2, 3].map((row) => ({ left: 0, top: row * 160, width: 360, height: 150 }))
    const place = placeOf(size, screen, undefined, rows)
    expect(place.left).toBe(30)
  })
})
