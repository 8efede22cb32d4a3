import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CodenamesReveal } from '../src/games/codenames/reveal.svelte'
import type { Identity } from '../src/games/codenames/table'
import type { CodenamesTable } from '../src/wire'
import { aTable, aTurn } from './codenames-fixture'

const covered = (...cards: [number, Identity][]) =>
  aTable().covers.map((_, card) => cards.find(([at]) => at === card)?.[1] ?? null)

type Hooks = Partial<ConstructorParameters<typeof CodenamesReveal>[1]>

function reveals(table: CodenamesTable, hooks: Hooks = {}, wall = false): CodenamesReveal {
  return new CodenamesReveal({ table }, { now: () => Date.now(), ...hooks }, wall)
}

const guessing = aTable({ phase: aTurn() })
const turns: CodenamesTable['turns'] = [
  { team: 'red', clue: aTurn().clue, cards: [], rejected: null, slips: [], touched_by: [] },
]

describe('a reveal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('CN-58: the table looks as before until the card has turned, whatever it shows', () => {
    for (const identity of ['red', 'blue', 'bystander', 'assassin'] as const) {
      const reveal = reveals(guessing)
      const phase =
        identity === 'red'
          ? aTurn({ made: 1 })
          : ({ type: 'Cluing', team: 'blue', clock: null, penalty: false, slips: [] as never[] } as const)
      reveal.show({ table: aTable({ phase, covers: covered([4, identity]), left: [8, 8] }) })
      expect(reveal.turning).toBe(4)
      expect(reveal.scene.table).toBe(guessing)
      vi.advanceTimersByTime(guessing.reveal_ms - 1)
      expect(reveal.scene.table).toBe(guessing)
      vi.advanceTimersByTime(identity === 'assassin' ? 1 + 1500 : 1)
      expect(reveal.turning).toBeNull()
      expect(reveal.turned).toBe(4)
      expect(reveal.scene.table.covers[4]).toBe(identity)
    }
  })

  const over = (why: string, identity: Identity, winner: 'red' | 'blue') =>
    aTable({
      phase: { type: 'Over', winner, why },
      covers: covered([4, identity]),
      key: Array.from({ length: 25 }, () => 'red' as const),
      turns: [{ ...turns[0]!, cards: [4], touched_by: [2] }],
      left: [9, 8],
    })

  test('the assassin is told in steps, and nothing later is there before its step', () => {
    const steps: string[] = []
    const reveal = reveals(guessing, { stepped: (step) => void steps.push(step) })
    const after = over('assassin', 'assassin', 'blue')
    reveal.show({ table: after })
    const shown = () => [reveal.step, reveal.scene.table.covers[4], reveal.scene.table.phase.type]
    expect(shown()).toEqual(['breath', null, 'Guessing'])
    expect(reveal.story?.by).toBe(2) // whose hand it was everybody sees
    vi.advanceTimersByTime(1500)
    expect(shown()).toEqual(['dark', null, 'Guessing'])
    vi.advanceTimersByTime(1500)
    expect(shown()).toEqual(['shown', 'assassin', 'Guessing'])
    vi.advanceTimersByTime(1100)
    expect(shown()).toEqual(['awake', 'assassin', 'Guessing'])
    expect(reveal.scene.table.key).toEqual([])
    vi.advanceTimersByTime(2600)
    expect(shown()).toEqual([null, 'assassin', 'Over'])
    expect(reveal.scene.table).toBe(after)
    expect(steps).toEqual(['breath', 'dark', 'shown', 'awake'])
  })

  test('the last agent is seen before the end takes the screen', () => {
    const reveal = reveals(guessing)
    reveal.show({ table: over('all-words-covered', 'red', 'red') })
    vi.advanceTimersByTime(1500)
    expect(reveal.scene.table.phase.type).toBe('Guessing')
    expect(reveal.scene.table.covers[4]).toBe('red')
    expect(reveal.scene.table.key).toEqual([])
    vi.advanceTimersByTime(1600)
    expect(reveal.scene.table.phase.type).toBe('Over')
  })

  test('who waits long enough may see the end sooner, but never before he has woken', () => {
    const reveal = reveals(guessing)
    reveal.show({ table: over('assassin', 'assassin', 'blue') })
    for (const wait of [0, 1500, 1500]) {
      vi.advanceTimersByTime(wait)
      reveal.hurry()
      expect(reveal.scene.table.phase.type).toBe('Guessing')
    }
    vi.advanceTimersByTime(1100)
    reveal.hurry()
    expect(reveal.scene.table.phase.type).toBe('Over')
  })

  test('on the wall a card owns the screen for a moment, and one that is touched meanwhile comes next', () => {
    const reveal = reveals(guessing, {}, true)
    reveal.show({ table: aTable({ phase: aTurn({ made: 1 }), covers: covered([4, 'red']), left: [8, 8] }) })
    vi.advanceTimersByTime(1500)
    expect([reveal.step, reveal.scene.table.left[0]]).toEqual(['shown', 9])
    reveal.show({ table: aTable({ phase: aTurn({ made: 2 }), covers: covered([4, 'red'], [5, 'red']), left: [7, 8] }) })
    expect([reveal.step, reveal.turning, reveal.scene.table.left[0]]).toEqual(['breath', 5, 8])
    vi.advanceTimersByTime(3000)
    expect([reveal.step, reveal.scene.table.left[0]]).toEqual([null, 7])
  })

  test('what comes meanwhile is shown after it', () => {
    const reveal = reveals(guessing)
    reveal.show({ table: aTable({ phase: aTurn({ made: 1 }), covers: covered([4, 'red']) }) })
    reveal.show({
      table: aTable({ phase: aTurn({ made: 1, marks: [{ seat: 2, card: 1 }] }), covers: covered([4, 'red']) }),
    })
    expect(reveal.scene.table).toBe(guessing)
    vi.advanceTimersByTime(guessing.reveal_ms)
    expect(reveal.scene.table.phase).toMatchObject({ marks: [{ seat: 2, card: 1 }] })
  })

  test('a phone that missed several touches catches up at once', () => {
    const reveal = reveals(guessing)
    reveal.show({ table: aTable({ covers: covered([4, 'red'], [5, 'blue']) }) })
    expect(reveal.turning).toBeNull()
    expect(reveal.scene.table.covers[5]).toBe('blue')
  })

  test('how the game ended is told to its end, whatever comes meanwhile', () => {
    const reveal = reveals(guessing)
    reveal.show({ table: over('assassin', 'assassin', 'blue') })
    vi.advanceTimersByTime(3000)
    expect(reveal.step).toBe('shown')
    reveal.show({ table: { ...over('assassin', 'assassin', 'blue'), missing: [3] } })
    expect(reveal.step).toBe('shown')
    vi.advanceTimersByTime(3700)
    expect(reveal.scene.table.missing).toEqual([3])
  })
})
