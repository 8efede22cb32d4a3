/** The TV before a game. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attraction } from '../src/games'
import type { Room } from '../src/lib/room.svelte'
import { AttractLoop, IDLE_MS, scenesOf, TURN_MS } from '../src/tv/attract.svelte'
import { greetedIn } from '../src/tv/greeting'

describe('a newcomer is greeted', () => {
  test.each([
    ['Ева', 'ru'],
    ['Łucja', 'pl'],
    ['ŻANETA', 'pl'],
    ['Ann', 'en'],
    ['Zoë', 'en'],
    ['😀', 'en'],
  ] as const)('%s in %s', (name, language) => {
    expect(greetedIn(name, 'en')).toBe(language)
  })

  test('as the table speaks, if the name says nothing', () => {
    expect(greetedIn('Marek', 'pl')).toBe('pl')
  })
})

test('the loop begins with the mask and ends with what games bring', () => {
  const places = (() => undefined) as unknown as Attraction
  expect(scenesOf(['a', 'b'], [places])).toEqual([{ mask: true }, { game: 'a' }, { game: 'b' }, { attraction: places }])
})

describe('a TV that nobody joins', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const nobody = { table: null } as unknown as Room

  test('waits, shows one scene after another, and begins again', () => {
    const loop = new AttractLoop(nobody, ['a'])
    const stop = loop.wait()
    vi.advanceTimersByTime(IDLE_MS - 1)
    expect(loop.scene).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(loop.scene).toEqual({ mask: true })
    vi.advanceTimersByTime(TURN_MS)
    expect(loop.scene).toEqual({ game: 'a' })
    vi.advanceTimersByTime(TURN_MS)
    expect(loop.scene).toEqual({ mask: true })
    stop()
    expect(loop.scene).toBeUndefined()
    vi.advanceTimersByTime(IDLE_MS * 2)
    expect(loop.scene).toBeUndefined()
  })
})
