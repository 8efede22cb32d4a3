import { expect, test } from 'vitest'
import { minutesOf, withMinutes } from '../src/games/codenames/minutes'

test('as it comes from the box the timer runs for a minute, on demand', () => {
  expect(minutesOf({})).toBe(1)
  expect(minutesOf({ timer: 'off' })).toBe(0)
  expect(minutesOf({ timer_seconds: 45 })).toBeNull()
})

test('whatever was chosen is what is shown, and everything else stays', () => {
  const before = { judge: 'host', timer: 'off' }
  for (const minutes of [0, 1, 2, 3]) {
    const after = withMinutes(before, minutes)
    expect(minutesOf(after)).toBe(minutes)
    expect(after.judge).toBe('host')
  }
  expect(withMinutes(before, 1)).toEqual({ judge: 'host' })
})

test('what the timer does when it rings is not changed by its minutes', () => {
  expect(withMinutes({ timer: 'hard', timer_seconds: 30 }, 2)).toEqual({ timer: 'hard', timer_seconds: 120 })
  const every = withMinutes({ timer: 'every-turn' }, 3)
  expect(every).toEqual({ timer: 'every-turn', clue_seconds: 180, guess_seconds: 180 })
  expect(minutesOf(every)).toBe(3)
  expect(minutesOf({ timer: 'every-turn' })).toBeNull()
})
