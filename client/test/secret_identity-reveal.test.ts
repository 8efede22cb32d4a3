/** A reveal is told in steps, and everything else is held back until the last of them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SecretIdentityReveal, STEP, stepsOf, type Opening } from '../src/games/secret_identity/reveal.svelte'
import { soundAt, soundOf } from '../src/games/secret_identity/sounds'
import type { SecretIdentityTable } from '../src/wire'
import { aRound, aTable, aTeam, OPENED, SAFES, VOTING } from './secret_identity-fixture'

const closed = aTable({
  phase: { type: 'Scoring', order: [0, 1, 2, 3] },
  safes: SAFES,
  history: [aRound({ opened: [] })],
})
const ann = aTable({
  phase: { type: 'Scoring', order: [1, 2, 3] },
  safes: SAFES,
  scores: [2, 1, 1, 0],
  history: [aRound()],
})
const BEN = { ...OPENED, seat: 1, number: 5, votes: [5, null, 2, 2], gains: [] }
const ben = aTable({ ...ann, phase: { type: 'Scoring', order: [2, 3] }, history: [aRound({ opened: [OPENED, BEN] })] })

const pass = (ms: number) => void vi.advanceTimersByTime(ms)

function told(first: SecretIdentityTable) {
  const steps: number[] = []
  const reveal = new SecretIdentityReveal(
    { table: first },
    { now: () => Date.now(), stepped: (step) => steps.push(step) },
  )
  return { reveal, steps }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('one panel after another, then every voter, then the points; until then the table is as it was', () => {
  const { reveal, steps } = told(closed)
  reveal.show({ table: ann })
  expect(reveal.story?.opened).toBe(OPENED)
  for (let waited = 0; reveal.story && waited < 60; waited++) {
    expect(reveal.scene.table).toBe(closed)
    pass(100)
  }
  expect(steps).toEqual([STEP.who, STEP.its, STEP.name, STEP.knew, 4, 5, 6, 7]) // Ben, Cy and Dee; and what it brought
  expect(reveal.scene.table).toBe(ann)
  expect(reveal.step).toBeNull()
})

test('the breath is held as long for every name', () => {
  const starts = [OPENED, { ...OPENED, number: 8, votes: [null, null, null, null], gains: [] }].map((opened) => {
    const { reveal, steps } = told(closed)
    reveal.show({ table: { ...ann, history: [aRound({ opened: [opened] })] } })
    let waited = 0
    for (; !steps.includes(STEP.name); waited += 50) pass(50)
    reveal.stop()
    return waited
  })
  expect(starts[0]).toBe(starts[1])
})

test('the next reveal is told as well, and ends the one before', () => {
  const { reveal } = told(closed)
  reveal.show({ table: ann })
  pass(2000)
  reveal.show({ table: ben })
  expect(reveal.scene.table).toBe(ann)
  expect(reveal.story?.opened).toBe(BEN)
  reveal.stop()
})

test('who comes late, or missed several, sees what there is', () => {
  expect(told(ann).reveal.story).toBeNull()
  const { reveal } = told(closed)
  reveal.show({ table: ben })
  expect(reveal.story).toBeNull()
  expect(reveal.scene.table).toBe(ben)
})

test('nothing that happens meanwhile is lost', () => {
  const { reveal } = told(closed)
  reveal.show({ table: ann })
  const gone = { ...ann, missing: [3] }
  reveal.show({ table: gone })
  expect(reveal.scene.table).toBe(closed)
  pass(10_000)
  expect(reveal.scene.table).toBe(gone)
})

test('ID-75: the answer of a team is told in the same steps', () => {
  const before = aTeam({
    phase: { type: 'Guessing', marks: [], passed: [], clock: null, confirmed: null },
    safes: SAFES,
  })
  const after = aTeam({ phase: { type: 'Revealed' }, team_score: 1, history: [aRound({ guess: 3 })] })
  const { reveal } = told(before)
  reveal.show({ table: after })
  pass(2900)
  expect(reveal.scene.table.team_score).toBe(0)
  pass(10_000)
  expect(reveal.scene.table.team_score).toBe(1)
})

describe('sounds', () => {
  const round = aRound()
  const opening: Opening = { round, opened: OPENED }

  test('the breath sounds alike for all, and only what has been told is heard', () => {
    expect(soundAt(STEP.its, opening)).toBe('heart')
    expect(soundAt(STEP.name, opening)).toBe('pow')
    expect([4, 5, 6].map((step) => soundAt(step, opening))).toEqual(['good', 'good', 'meh'])
    expect(soundAt(stepsOf(round, OPENED), opening)).toBeNull()
  })

  test('nobody is heard who lays a card or sends a guess', () => {
    expect(soundOf(aTable({ phase: VOTING }), aTable({ phase: { ...VOTING, sent: [1] } }))).toBeNull()
    expect(soundOf(aTable(), aTable({ phase: VOTING }))).toBe('stamp')
  })
})
