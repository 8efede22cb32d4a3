import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Room } from '../src/lib/room.svelte'
import { fits, Story } from '../src/practice/story.svelte'
import type { Beat, Recording } from '../src/practice/recording'
import { FakeSocket } from './fake'

const FOLDER = join(import.meta.dirname, '..', 'src', 'practice', 'recordings')
const files = readdirSync(FOLDER)
const guest = { name: 'Ada', look: { face: 3, colour: 5 } }

let room: Room | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  localStorage.clear()
})
afterEach(() => {
  room?.stop()
  vi.useRealTimers()
})

function recorded(file: string): Recording {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recording
}

function begun(recording: Recording): Story {
  const story = new Story(recording, guest)
  room = new Room('', false, story.dial)
  return story
}

const soon = () => vi.advanceTimersByTimeAsync(600)

/** Until the guest is asked for a move. */
async function toTheFirstMove(story: Story): Promise<void> {
  for (let tries = 0; tries < 50 && story.waits !== 'move'; tries++) {
    await soon()
    story.tap()
  }
}

/** The beats as they come, when the guest always takes this way at a fork. */
function* path(beats: Beat[], way: number): Generator<Beat> {
  for (const beat of beats) {
    yield beat
    if (beat.then) yield* path(beat.then[way % beat.then.length]!, way)
  }
}

describe.each(files)('%s', (file) => {
  test.each([0, 1])('comes to its end when the guest does what is asked (way %i)', async (way) => {
    const recording = recorded(file)
    const story = begun(recording)
    const moves = [...path(recording.beats, way)].flatMap(({ moves }) =>
      moves ? [moves[way % moves.length]!.move] : [],
    )
    for (let tries = 0; tries < 1000 && story.waits !== 'end'; tries++) {
      await vi.advanceTimersByTimeAsync(500)
      if (story.waits === 'move') await room!.play(moves.shift()!)
      else if (story.waits === 'does') story.did()
      else story.tap()
    }
    expect(story.waits).toBe('end')
    expect(moves).toEqual([])
    expect(story.nudges).toBe(0)
    expect(room!.me?.name).toBe('Ada')
    expect(FakeSocket.all).toEqual([])
    expect(localStorage.getItem('konspira.seats')).toBeNull()
  })
})

test('another move changes nothing, and is no error', async () => {
  const story = begun(recorded('codenames-en.json'))
  await toTheFirstMove(story)
  const before = room!.table
  const work = room!.play({ type: 'Stop' })
  await soon()
  await expect(work).resolves.toBeUndefined()
  expect([story.nudges, story.waits]).toEqual([1, 'move'])
  expect(room!.table).toBe(before)
})

test('a clue that the guest writes stands where the recorded one was', async () => {
  const beat = { say: 'x', moves: [{ move: { type: 'Clue', word: 'winter', number: 2 }, free: ['word'] }] }
  const first = recorded('codenames-en.json').beats[0]!
  const news = { table: { clue: { word: 'winter', of: 'winter garden' } } } as unknown as Beat['news']
  const story = begun({ guest: 1, beats: [first, beat, { news, say: 'y', args: { clue: 'winter' }, tap: true }] })
  await soon()
  await room!.play({ type: 'Clue', word: 'ice', number: 2 })
  await soon()
  expect(room!.table).toMatchObject({ clue: { word: 'ice', of: 'winter garden' } })
  expect(story.said?.args).toEqual({ clue: 'ice' })
})

test('a move fits if all it says is what was asked for', () => {
  const way = { move: { type: 'Choose', one: 4, recruit: false }, free: ['one'] }
  expect(fits(way, { type: 'Choose', one: null })).toBe(true)
  expect(fits(way, { type: 'Choose', one: 2, recruit: true })).toBe(false)
  expect(fits(way, { type: 'Vote', one: 4 })).toBe(false)
})

test('time stands still while the guest reads', async () => {
  const story = begun(recorded('spyfall2-en.json'))
  await soon()
  expect(story.waits).toBe('tap')
  await vi.advanceTimersByTimeAsync(60_000)
  const then = room!.now()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Math.abs(room!.now() - then)).toBeLessThan(2000)
})

test('what is being revealed cannot be hurried, and two quick taps are one', async () => {
  const [first] = recorded('codenames-en.json').beats
  const told = (say: string): Beat => ({ say, args: {}, tap: true })
  const story = begun({ guest: 1, beats: [first!, told('a'), told('b'), { after: 2000, still: true }, told('c')] })
  await soon()
  story.tap()
  story.tap()
  expect(story.said?.id).toBe('b')
  await soon()
  story.tap()
  await soon()
  story.tap()
  expect([story.mayHurry, story.said?.id]).toEqual([false, 'b'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(story.said?.id).toBe('c')
})
