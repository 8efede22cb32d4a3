/** What the reveals of all games have in common; what each tells stands in the tests of that game. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW } from './mafia-fixture'
import { REVEALS } from './reveal-fixture'

const EACH_MS = 50
const LONG_MS = 40_000
const JUMP_MS = 60_000
const PAUSE_MS = 10_000

let set = 0 // how far somebody has set the clock of this phone
let stopped: number | null = null // the time at which the game is paused
let paused = 0 // how long it was so far

const now = () => (stopped ?? Date.now() + set) - paused

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  set = paused = 0
})
afterEach(() => void vi.useRealTimers())

function pause(): void {
  stopped = Date.now()
}

function resume(): void {
  paused += Date.now() - stopped!
  stopped = null
}

describe.each(REVEALS)('the reveal of $game', ({ before, after, reveal }) => {
  /** Return when each step began, and what was drawn then; `events` happen so many milliseconds after the beginning. */
  function told(events: Record<number, () => void> = {}) {
    vi.setSystemTime(NOW)
    set = paused = 0
    const running = reveal(before, now)
    running.show({ table: after })
    const seen = [{ at: 0, step: running.step, table: running.scene.table }]
    for (let at = EACH_MS; at <= LONG_MS; at += EACH_MS) {
      vi.advanceTimersByTime(EACH_MS)
      const { step, scene } = running
      if (step !== seen.at(-1)!.step) seen.push({ at, step, table: scene.table })
      events[at]?.()
    }
    running.stop()
    return seen
  }

  test('is told in several steps, and ends with the table as it is', () => {
    const seen = told()
    expect(seen.length).toBeGreaterThan(2)
    expect(seen.at(-1)!.table).toBe(after)
  })

  test('takes as long on a phone whose clock is set back in the middle of it', () => {
    expect(told({ 1000: () => (set -= JUMP_MS) })).toEqual(told())
  })

  test('takes as long on a phone whose clock is set forward in the middle of it', () => {
    expect(told({ 1000: () => (set += JUMP_MS) })).toEqual(told())
  })

  test('takes as long if the server puts the clock right again', () => {
    for (const jump of [JUMP_MS, -JUMP_MS])
      expect(told({ 500: () => (set = jump), 1200: () => (set = 0) })).toEqual(told())
  })

  test('waits while the game is paused', () => {
    const seen = told()
    const held = told({ 1000: pause, [1000 + PAUSE_MS]: resume })
    const later = seen.map((one) => ({ ...one, at: one.at > 1000 ? one.at + PAUSE_MS : one.at }))
    expect(held).toEqual(later)
  })

  test('is over at once for a page that comes when all has been told', () => {
    vi.setSystemTime(NOW + LONG_MS)
    const late = reveal(after, now)
    expect(late.scene.table).toBe(after)
    expect([null, 'told']).toContain(late.step)
  })
})

test('a page that comes in the middle sees what there is, and in Mafia joins in', () => {
  for (const { game, after, reveal } of REVEALS) {
    vi.setSystemTime(NOW + 2000) // of the wheel
    const late = reveal(after, now)
    expect([game, late.step]).toEqual([game, game === 'mafia' ? 'wheel' : null])
    expect(late.scene.table).toBe(after)
    late.stop()
  }
})
