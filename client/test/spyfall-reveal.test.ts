import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SpyfallReveal, tell, votesMs } from '../src/games/spyfall/reveal.svelte'
import { soundAt } from '../src/games/spyfall/sounds'
import { suspectsOf } from '../src/games/spyfall/table'
import { MS } from '../src/lib/look/motion'
import type { SpyfallRound, SpyfallTable, SpyfallTrial } from '../src/wire'
import { accusing, aRound, aTable, aTrial as trial } from './spyfall-fixture'

describe('what is told in steps', () => {
  const over = (ending: SpyfallRound['ending'], trials: SpyfallTrial[] = []) =>
    aTable({ phase: { type: 'RoundOver' }, trials, history: [aRound({ ending })] })

  test('a vote, a verdict, a pass, a stamp, a poster', () => {
    const beats = (after: SpyfallTable) => tell(aTable({ phase: accusing }), after)?.story.beats
    expect(beats(aTable({ trials: [trial] }))).toEqual(['votes', 'verdict'])
    const convicted = over({ type: 'Convicted', suspect: 4, mid_round: true }, [{ ...trial, passed: true }])
    expect(beats(convicted)).toEqual(['votes', 'verdict', 'pass', 'stamp', 'poster'])
    expect(beats(over({ type: 'Named', guesses: [] }))).toEqual(['pass', 'named', 'stamp', 'poster'])
    expect(beats(over({ type: 'Unexposed' }))).toEqual(['pass', 'stamp', 'poster'])
    expect(beats(aTable())).toBeUndefined()
  })

  test('votes are stamped one by one, and the deciding one keeps everybody waiting', () => {
    const { frames } = tell(aTable({ phase: accusing }), aTable({ trials: [trial] }))!
    const votes = frames.filter(({ step }) => step.beat === 'votes')
    expect(votes.map(({ step }) => step.stamped)).toEqual([0, 1, 2, 3, 4])
    const [first, second, third, deciding] = votes.map(({ ms }) => ms)
    expect([first, second]).toEqual([0, third])
    expect(deciding).toBeGreaterThan(2 * third!)
  })

  test.each([0, 1, 2, 5])('of %i votes each has its moment', (count) => {
    expect(votesMs(count)).toHaveLength(count + 1)
    expect(votesMs(count).reduce((sum, ms) => sum + ms)).toBe(count * MS.vote + MS.lastVote)
  })

  test('the last step can be read, and until then the table is as it was', () => {
    const before = aTable()
    const { frames } = tell(before, over({ type: 'Unexposed' }, [trial]))!
    expect(frames.at(-1)!.ms).toBeGreaterThan(1500)
    for (const { scene } of frames) expect(scene!.table).toBe(before)
  })

  test('SF2-O40: the fingers are shown suspect by suspect, and the most suspicious last', () => {
    const before = aTable({ phase: { type: 'Pointing', pointed: [0, 1, 2], until: 20_000 } })
    const poll = [
      { seat: 0, suspect: 4 },
      { seat: 1, suspect: 3 },
      { seat: 2, suspect: 4 },
    ]
    const after = aTable({ phase: { type: 'Nominating', seat: 0, lap: 0, until: 60_000 }, poll })
    const { story, frames } = tell(before, after)!
    expect(story).toMatchObject({ beats: ['fingers'], poll })
    expect(frames.map(({ step }) => step.stamped)).toEqual([0, 1, 2])
    for (const { scene } of frames) expect(scene!.table).toBe(before)
    expect(suspectsOf(poll)).toEqual([
      { suspect: 4, by: [0, 2] },
      { suspect: 3, by: [1] },
    ])
    expect(tell(before, { ...after, poll: [] })).toBeNull()
    expect(soundAt({ beat: 'fingers', stamped: 1 })).toBe('vote')
  })

  test('every vote is heard as it is stamped', () => {
    expect([0, 1, 4].map((stamped) => soundAt({ beat: 'votes', stamped }))).toEqual([null, 'vote', 'vote'])
    expect(soundAt({ beat: 'verdict', stamped: 4 })).toBe('gavel')
  })
})

describe('a reveal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('two that follow each other are told one after the other, and one finger ends each', () => {
    const reveal = new SpyfallReveal(aTable({ phase: accusing }), { now: () => Date.now() })
    reveal.show({ table: aTable({ trials: [trial] }) })
    const ended = aTable({ phase: { type: 'RoundOver' }, trials: [trial], history: [aRound()] })
    reveal.show({ table: ended })
    expect(reveal.story).toMatchObject({ trial, round: null })
    reveal.skip()
    expect(reveal.story).toMatchObject({ trial: null, round: aRound() })
    expect(reveal.scene.table.history).toEqual([])
    reveal.skip()
    expect([reveal.story, reveal.scene.table]).toEqual([null, ended])
  })
})
