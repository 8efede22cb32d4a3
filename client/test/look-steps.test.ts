import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepAt, Steps } from '../src/lib/look/steps.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the step follows from the time since the beginning', () => {
  const starts = [0, 1600, 3100]
  expect([-1, 0, 1599, 1600, 3100, 9000].map((elapsed) => stepAt(starts, elapsed))).toEqual([-1, 0, 0, 1, 2, 2])
})

test('steps come one after another, and none before its time', () => {
  const reached: number[] = []
  const steps = new Steps([0, 1000, 3000], { stepped: (step) => reached.push(step) })
  steps.run()
  expect(reached).toEqual([0])
  vi.advanceTimersByTime(999)
  expect(reached).toEqual([0])
  vi.advanceTimersByTime(1)
  expect(reached).toEqual([0, 1])
  vi.advanceTimersByTime(60_000)
  expect(reached).toEqual([0, 1, 2])
})

test('who comes in the middle begins there', () => {
  const reached: number[] = []
  const steps = new Steps([0, 1000, 3000], { since: 2500, stepped: (step) => reached.push(step) })
  expect(steps.step).toBe(1)
  steps.run()
  vi.advanceTimersByTime(500)
  expect(reached).toEqual([1, 2])
})

test('a page that slept goes straight to the step that it is by now', () => {
  const reached: number[] = []
  const steps = new Steps([0, 1000, 2000, 3000], { stepped: (step) => reached.push(step) })
  steps.run()
  const ticks = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => ticks + 2500)
  vi.advanceTimersByTime(1000)
  expect(reached).toEqual([0, 2])
})

test('nothing comes after it was stopped, or at Infinity', () => {
  const stopped = new Steps([0, 1000])
  stopped.run()()
  const last = new Steps([0, Infinity])
  last.run()
  vi.advanceTimersByTime(10_000_000)
  expect([stopped.step, last.step]).toEqual([0, 0])
})

test('whoever films is told of each step, and how long it is to the next', () => {
  const told: number[] = []
  const listen = (event: Event) => void told.push((event as CustomEvent<number>).detail)
  window.addEventListener('step', listen)
  new Steps([0, 1000, 3000]).run()
  vi.advanceTimersByTime(60_000)
  window.removeEventListener('step', listen)
  expect(told).toEqual([1000, 2000, Infinity])
})
