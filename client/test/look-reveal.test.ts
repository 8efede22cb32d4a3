/** Nothing later is on the screen earlier. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Award from '../src/lib/look/Award.svelte'
import Ending from '../src/lib/look/Ending.svelte'
import LotWheel from '../src/lib/look/LotWheel.svelte'
import { stepAt, Suspense } from '../src/lib/look/reveal.svelte'
import TokenCard from '../src/lib/look/TokenCard.svelte'
import Staged from './Staged.svelte'

let now = 0
const pass = (ms: number) => {
  now += ms
  vi.advanceTimersByTime(ms)
  flushSync()
}

beforeEach(() => {
  now = 10_000
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the step of a reveal follows from the time since its event', () => {
  const starts = [0, 1600, 3100]
  expect([-1, 0, 1599, 1600, 3100, 9000].map((elapsed) => stepAt(starts, elapsed))).toEqual([-1, 0, 0, 1, 2, 2])
})

describe('a stage', () => {
  const shown = () => screen.queryAllByTestId('told').map(({ textContent }) => textContent)

  test('tells one step after another, and nothing of a later one', () => {
    render(Staged, { at: now, now: () => now })
    expect(shown()).toEqual(['Somebody is gone'])
    pass(1400)
    expect(shown()).toEqual(['Somebody is gone'])
    pass(200)
    expect(shown()).toEqual(['Somebody is gone', 'Ida'])
    pass(2000)
    expect(shown()).toEqual(['Somebody is gone', 'Ida', 'a Cop'])
  })

  test('joins in the middle: all screens are at the same step', () => {
    render(Staged, { at: now - 1600, now: () => now })
    expect(shown()).toEqual(['Somebody is gone', 'Ida'])
  })

  test('waits while the clock of the game stands still', () => {
    render(Staged, { at: now, now: () => now })
    vi.advanceTimersByTime(60_000) // the pause is not the game's time
    flushSync()
    expect(shown()).toEqual(['Somebody is gone'])
    pass(1600)
    expect(shown()).toEqual(['Somebody is gone', 'Ida'])
  })
})

describe('suspense', () => {
  interface Town {
    gone: string[]
    day: number
  }
  const before: Town = { gone: [], day: 1 }
  const after: Town = { gone: ['Ida'], day: 1 }
  const held = () =>
    new Suspense<Town>(
      before,
      (was, is) => (is.gone.length > was.gone.length ? { at: now, until: 3000 } : null),
      () => now,
    )

  test('keeps the table as it was until all is told', () => {
    const town = held()
    town.show(after)
    expect(town.shown).toBe(before)
    expect(town.running).toEqual({ at: now, until: 3000 })
    pass(2900)
    expect(town.shown).toBe(before)
    pass(200)
    expect(town.shown).toBe(after)
    expect(town.running).toBeNull()
  })

  test('shows at once what reveals nothing', () => {
    const town = held()
    const next = { ...before, day: 2 }
    town.show(next)
    expect(town.shown).toBe(next)
  })

  test('ends with what has happened meanwhile', () => {
    const town = held()
    town.show(after)
    const later = { ...after, day: 2 }
    town.show(later)
    expect(town.shown).toBe(before)
    pass(3100)
    expect(town.shown).toBe(later)
  })

  test('does not hold back what happened long ago', () => {
    const late = new Suspense<Town>(
      before,
      () => ({ at: now - 5000, until: 3000 }),
      () => now,
    )
    late.show(after)
    expect(late.shown).toBe(after)
  })
})

test('a token says nothing before it turns over', async () => {
  const token = { word: 'Mafioso', glyph: 'venetian-mask', closed: 'A token', tone: 'red' } as const
  const { rerender, container } = render(TokenCard, { ...token, open: false })
  expect(container.innerHTML).not.toMatch(/Mafioso|red|venetian/)
  expect(screen.getByRole('img', { name: 'A token' })).toBeTruthy()
  await rerender({ ...token, open: true })
  expect(screen.getByText('Mafioso')).toBeTruthy()
})

test.each([0, 1, 4])('the wheel stops with number %i below its hand', (falls) => {
  const people = Array.from({ length: 5 }, (_, face) => ({ name: `${face}`, look: { face, colour: face } }))
  render(LotWheel, { people, falls, since: 10_000, label: 'The lot' })
  const turned = Number(
    /rotate\((-?[\d.]+)deg\)/.exec(document.querySelector<HTMLElement>('.disc')!.style.transform)![1],
  )
  const middle = (falls + 0.5) * (360 / people.length) // of the slice, clockwise from the top
  expect((((turned + middle) % 360) + 360) % 360).toBeCloseTo(0)
})

const who = { name: 'Ann', look: { face: 1, colour: 1 } }

test('an ending is a win, a loss or neither, and says why', () => {
  for (const [won, mood] of [
    [true, 'joy'],
    [false, 'shock'],
    [null, 'calm'],
  ] as const) {
    const keys = (() => undefined) as never
    render(Ending, { won, who, title: 'Well!', why: 'Because.', keys })
    expect(screen.queryByText('Because.')).toBeNull() // the colours come first
    pass(100)
    expect(screen.getByText('Because.')).toBeTruthy()
    expect(document.querySelector('.face svg')!.classList.contains(mood)).toBe(true)
    expect(document.querySelector('canvas') !== null).toBe(won === true) // paper flies for winners alone
    cleanup()
  }
})

test('an award names what it is for, and shows a laughing face', () => {
  render(Award, { praise: { title: 'Best nose', text: 'Ann · two of three', who, glyph: 'search' } })
  expect(screen.getByText('Ann · two of three')).toBeTruthy()
  expect(document.querySelector('svg.joy')).toBeTruthy()
})
