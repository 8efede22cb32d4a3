import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Advice, PAUSE_MS, type Told, type Typed } from '../src/games/codenames/phone/advice.svelte'
import { Refused } from '../src/lib/room.svelte'
import { aVerdict } from './codenames-fixture'

/** A referee who answers when the test says so. */
function referee() {
  const asked: { word: string; answer: (told: Told) => void; refuse: () => void }[] = []
  const advice = new Advice(
    (move) =>
      new Promise((answer, refused) => {
        asked.push({ word: move.word, answer, refuse: () => refused(new Refused({ code: 'too-many-questions' })) })
      }),
  )
  return { advice, asked }
}

const said = (verdict = {}, known: boolean | null = null): Told => ({ verdict: aVerdict(verdict), known })
const clue = (word: string, number = 2): Typed => ({ type: 'Clue', word, number })
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks when the fingers rest, and not twice about the same', async () => {
  const { advice, asked } = referee()
  for (const word of ['s', 'sn', 'snakes', 'snakes']) advice.typed(clue(word))
  await pause()
  asked[0]!.answer(said())
  await pause()
  advice.typed(clue('snakes'))
  await pause()
  expect(asked.map(({ word }) => word)).toEqual(['snakes'])
  expect(advice.on('snakes', 2)).toEqual(said())
  expect(advice.on('snake', 2)).toBeNull()
})

test('asks one thing at a time, and forgets the answer to an older text', async () => {
  const { advice, asked } = referee()
  advice.typed(clue('snakes'))
  await pause()
  advice.typed(clue('snaky'))
  await pause()
  expect(asked).toHaveLength(1)
  asked[0]!.answer(said())
  await pause()
  expect(advice.on('snakes', 2)).toBeNull()
  asked[1]!.answer(said({ ruling: 'doubtful' }))
  await pause()
  expect(advice.on('snaky', 2)?.verdict?.ruling).toBe('doubtful')
  expect(asked).toHaveLength(2)
})

test('a new number is a new question', async () => {
  const { advice, asked } = referee()
  advice.typed(clue('two', 1))
  await pause()
  asked[0]!.answer(said({ ruling: 'legal' }))
  await pause()
  advice.typed(clue('two', 2))
  await pause()
  expect(asked).toHaveLength(2)
  expect(advice.on('two', 1)?.verdict?.ruling).toBe('legal')
  expect(advice.on('two', 2)).toBeNull() // CN-O30: what was said of one number says nothing of another
})

test('a refusal says nothing, and the next text is asked about', async () => {
  const { advice, asked } = referee()
  advice.typed(clue('snakes'))
  await pause()
  asked[0]!.refuse()
  await pause()
  expect(advice.on('snakes', 2)).toBeNull()
  advice.typed(clue('snaky'))
  await pause()
  expect(asked).toHaveLength(2)
})

test('nothing is asked about an empty line, or after the screen has gone', async () => {
  const { advice, asked } = referee()
  advice.typed(clue('snakes'))
  advice.typed(null)
  await pause()
  expect(asked).toEqual([])
})
