import { expect, test } from 'vitest'
import { stepAt } from '../src/lib/look/steps.svelte'
import { planOf } from '../src/tv/finale'

const at = (plan: ReturnType<typeof planOf>, seconds: number) => plan.parts[stepAt(plan.starts, seconds * 1000)]

test('a game that opens its end with something stays on the wall, in turns with the poster', () => {
  const plan = planOf(true)
  expect([0, 13, 14, 43, 44, 52].map((seconds) => at(plan, seconds))).toEqual([
    'opening',
    'opening',
    'honours',
    'honours',
    'evening',
    'next',
  ])
  expect([67, 81, 96, 116].map((seconds) => at(plan, seconds))).toEqual(['opening', 'next', 'honours', 'next'])
  expect(at(plan, 3 * 3600)).toBeDefined()
})

test('a game with a closing tells it after its honours, and in turns with the poster', () => {
  const plan = planOf(false, true)
  const seconds = [0, 12, 28, 36, 56, 72]
  expect(seconds.map((second) => at(plan, second))).toEqual([
    'honours',
    'closing',
    'evening',
    'next',
    'closing',
    'next',
  ])
})

test('any other ends with the poster', () => {
  const plan = planOf(false)
  expect([0, 12, 20, 9999].map((seconds) => at(plan, seconds))).toEqual(['honours', 'evening', 'next', 'next'])
})
