import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MafiaReveal } from '../src/games/mafia/reveal.svelte'
import { MS } from '../src/lib/look/motion'
import type { MafiaTable } from '../src/wire'
import { aTable, clock, NOW } from './mafia-fixture'

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const reveals = (table: MafiaTable) => new MafiaReveal(table, { now: () => Date.now() })

const convicted = (over: Partial<MafiaTable> = {}) =>
  aTable({
    phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(6000), lot: [] },
    fallen: [...aTable().fallen, { seat: 1, token: 'mafioso', cause: 'vote', turn: 2, by: null }],
    ...over,
  })
const drawn = convicted({
  phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(12_000), lot: [1, 2] },
  council: { turn: 2, votes: [], lot: [1, 2], out: 1 },
})

test('a token turns after a breath, and stays open for as long as the step lasts', () => {
  const reveal = reveals(aTable())
  expect(reveal.story).toBeNull()
  reveal.show({ table: convicted() })
  expect([reveal.fallen?.seat, reveal.step]).toEqual([1, 'breath'])
  vi.advanceTimersByTime(1100)
  expect(reveal.told).toBe(true)
  vi.advanceTimersByTime(1_000_000)
  expect(reveal.told).toBe(true)
})

test('if chance has decided, the wheel comes first', () => {
  const reveal = reveals(aTable())
  reveal.show({ table: drawn })
  expect(reveal.drawing).toBe(true)
  vi.advanceTimersByTime(MS.lot)
  expect(reveal.drawing).toBe(true)
  vi.advanceTimersByTime(500)
  expect(reveal.step).toBe('breath')
})

test('in a window the wheel alone is told, since nobody goes yet', () => {
  const phase = { type: 'Window', kind: 'save', call: 0, seat: 1, cause: 'vote', lot: [1, 2] } as const
  const reveal = reveals(aTable({ phase: { ...phase, clock: clock(16_000), lot: [1, 2] } }))
  expect([reveal.fallen, reveal.step]).toEqual([null, 'wheel'])
  vi.advanceTimersByTime(MS.lot + 500)
  expect([reveal.drawing, reveal.told]).toEqual([false, true])
})

test('what happens meanwhile is drawn at once, and the token still waits for its step', () => {
  const reveal = reveals(convicted())
  const absent = convicted({ missing: [3] })
  reveal.show({ table: absent })
  expect([reveal.scene.table, reveal.step]).toEqual([absent, 'breath'])
  vi.advanceTimersByTime(1100)
  expect([reveal.scene.table, reveal.step]).toEqual([absent, 'told'])
})

test('the next step of the game ends the reveal', () => {
  const reveal = reveals(drawn)
  const talk = aTable({ turn: 3 })
  reveal.show({ table: talk })
  expect([reveal.story, reveal.scene.table]).toEqual([null, talk])
})

test('one who goes after another is told anew', () => {
  const reveal = reveals(convicted())
  vi.advanceTimersByTime(3000)
  const shot = convicted({
    phase: { type: 'Reveal', seat: 2, cause: 'last-shot', clock: clock(9000, { since: NOW + 3000 }), lot: [] },
    fallen: [...convicted().fallen, { seat: 2, token: 'cop', cause: 'last-shot', turn: 2, by: 1 }],
  })
  reveal.show({ table: shot })
  expect([reveal.fallen?.seat, reveal.step]).toEqual([2, 'breath'])
})
