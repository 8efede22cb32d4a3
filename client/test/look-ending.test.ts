import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Award from '../src/lib/look/Award.svelte'
import Ending from '../src/lib/look/Ending.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
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
    vi.advanceTimersByTime(100)
    flushSync()
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
