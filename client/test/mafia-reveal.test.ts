import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { momentOf } from '../src/games/mafia/moments'
import { MafiaReveal } from '../src/games/mafia/reveal.svelte'
import { MS } from '../src/lib/look/motion'
import type { MafiaTable } from '../src/wire'
import { aTable, clock, NOW } from './mafia-fixture'

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const reveals = (table: MafiaTable) => new MafiaReveal(table, { now: () => Date.now() })

const convicted = (over: Partial<MafiaTable> = {}) =>
  aTable({
    phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(6000), lot: [], by: null, gang: false },
    fallen: [...aTable().fallen, { seat: 1, token: 'mafioso', cause: 'vote', turn: 2, by: null }],
    ...over,
  })
const drawn = convicted({
  phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(12_000), lot: [1, 2], by: null, gang: false },
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
  const phase = { type: 'Window', kind: 'save', call: 0, seat: 1, cause: 'vote', lot: [1, 2], by: null } as const
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
    phase: {
      type: 'Reveal',
      seat: 2,
      cause: 'last-shot',
      clock: clock(9000, { since: NOW + 3000 }),
      lot: [],
      by: null,
      gang: false,
    },
    fallen: [...convicted().fallen, { seat: 2, token: 'cop', cause: 'last-shot', turn: 2, by: 1 }],
  })
  reveal.show({ table: shot })
  expect([reveal.fallen?.seat, reveal.step]).toEqual([2, 'breath'])
})

describe('fingers', () => {
  /** Cy points at nobody; Ann and Dee at Ben, Ben at Cy, and all the others at Ed, who is ahead. */
  const ballots = [1, 2, null, 1, 5, 4, 4, null]
  const voted = { final: false, ballots, candidates: [] }
  const count = (left = 5300, over: Partial<MafiaTable> = {}) =>
    aTable({
      phase: { type: 'Count', final: false, finalists: [1, 4], clock: { ...clock(left), since: NOW + left - 5300 } },
      ballots,
      council: { turn: 2, votes: [voted], lot: [], out: null },
      ...over,
    })
  const up = (reveal: MafiaReveal) => reveal.scene.table.ballots.filter((target) => target !== null).length

  test('rise one by one, round the table, and what they mean comes last', () => {
    const reveal = reveals(aTable())
    reveal.show({ table: count() })
    for (let number = 1; number <= 6; number++) {
      expect([up(reveal), reveal.counting]).toEqual([number, true])
      const { phase, council } = reveal.scene.table
      expect(phase.type === 'Count' && phase.finalists).toEqual([])
      expect(council.votes).toEqual([])
      vi.advanceTimersByTime(300)
    }
    expect(reveal.told).toBe(true)
    expect(reveal.scene.table).toEqual(count())
  })

  test('a screen that is loaded in the middle is where all the others are', () => {
    const reveal = reveals(count(5300 - 1000))
    expect(up(reveal)).toBe(4)
    vi.advanceTimersByTime(200)
    expect(up(reveal)).toBe(5)
    expect(reveals(count(1000)).told).toBe(true)
  })

  test('a pause holds them', () => {
    const game = { now: NOW }
    const reveal = new MafiaReveal(aTable(), { now: () => game.now })
    reveal.show({ table: count() })
    vi.advanceTimersByTime(60_000)
    expect(up(reveal)).toBe(1)
    game.now += 300
    vi.advanceTimersByTime(300)
    expect(up(reveal)).toBe(2)
  })

  test('who comes or goes meanwhile lets them rise on', () => {
    const reveal = reveals(count())
    reveal.show({ table: count(5300, { missing: [3] }) })
    expect(up(reveal)).toBe(1)
    vi.advanceTimersByTime(6 * 300)
    expect(reveal.scene.table.missing).toEqual([3])
  })

  test('that all have seen one by one already do not rise again', () => {
    expect(reveals({ ...count(), terms: { ...count().terms, finger_ms: 0 } }).story).toBeNull()
  })
})

describe('great moments', () => {
  const shot = convicted({
    phase: { type: 'Reveal', seat: 1, cause: 'corner-shot', clock: clock(10_000), lot: [], by: 3, gang: false },
    fallen: [...aTable().fallen, { seat: 1, token: 'mafioso', cause: 'corner-shot', turn: 2, by: 3 }],
  })

  test('a shot comes before the token', () => {
    const reveal = reveals(aTable())
    reveal.show({ table: shot })
    expect(momentOf(shot, reveal)).toEqual({ kind: 'card', card: 'corner-shot', by: 3, on: 1, glad: false })
    vi.advanceTimersByTime(4000)
    expect(momentOf(shot, reveal)).toMatchObject({ kind: 'token', seat: 1, open: false })
    vi.advanceTimersByTime(1100)
    expect(momentOf(shot, reveal)).toMatchObject({ kind: 'token', seat: 1, open: true })
  })

  test('the card of New Gang comes after it', () => {
    const gang = convicted({
      phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(10_000), lot: [], by: null, gang: true },
    })
    const reveal = reveals(gang)
    vi.advanceTimersByTime(1100)
    expect(momentOf(gang, reveal)).toMatchObject({ kind: 'token', open: true })
    vi.advanceTimersByTime(4900)
    expect(momentOf(gang, reveal)).toEqual({ kind: 'card', card: 'new-gang', by: 1, on: null, glad: false })
  })

  test('a Wiretap, a Vest, a Bandage and a recruitment are theirs from the beginning', () => {
    const of = (phase: MafiaTable['phase'], over: Partial<MafiaTable> = {}) => {
      const table = aTable({ phase, ...over })
      return momentOf(table, reveals(table))
    }
    const saved = { type: 'Saved', seat: 4, cause: 'mafia', clock: clock() } as const
    const by = (seat: number, card: 'vest' | 'bandage') => ({ plays: [{ turn: 2, card, seat, on: 4 }] })
    expect(of({ type: 'Tapped', seat: 2, on: 4, clock: clock() })).toMatchObject({ card: 'wiretap', by: 2, on: 4 })
    expect(of(saved, by(4, 'vest'))).toEqual({ kind: 'card', card: 'vest', by: null, on: 4, glad: true })
    expect(of(saved, by(2, 'bandage'))).toEqual({ kind: 'card', card: 'bandage', by: 2, on: 4, glad: true })
    expect(of({ type: 'Recruiting', clock: clock() })).toEqual({ kind: 'night', card: 'recruitment' })
    expect(of({ type: 'Talk', clock: clock(), ready: [] })).toBeNull()
  })
})
