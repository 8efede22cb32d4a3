import { describe, expect, test } from 'vitest'
import { news } from '../src/games/spyfall/news'
import { soundOf } from '../src/games/spyfall/sounds'
import { wallColumns } from '../src/games/spyfall/wall'
import { awardText, endingOf, linesOf, ranking } from '../src/games/spyfall/result'
import { signOf } from '../src/games/spyfall/seats'
import { around } from '../src/lib/game/around'
import { seenFrom } from '../src/lib/round-table'
import { arrowOf, heardOf, longMissing, openedVote } from '../src/games/spyfall/table'
import type { SpyfallLooking } from '../src/wire'
import { accusing, aRound, aTable, aTrial as trial, NAMES, questioning } from './spyfall-fixture'

const name = (seat: number) => NAMES[seat]!

describe('who sits where', () => {
  test('one sees the ring from the own seat, an onlooker from the first', () => {
    expect(seenFrom([0, 1, 3, 4], 3)).toEqual([3, 4, 0, 1])
    expect(seenFrom([0, 1, 3, 4], undefined)).toEqual([0, 1, 3, 4])
  })

  const sizes = [
    { width: 264, height: 196, tile: 84, high: 58 }, // a small phone in a vote
    { width: 264, height: 330, tile: 84, high: 70 },
    { width: 300, height: 420, tile: 84, high: 70 },
    { width: 560, height: 200, tile: 84, high: 58 }, // on its side
  ]
  test.each(sizes)('up to twelve faces never cover each other: $width x $height', (size) => {
    for (let count = 3; count <= 12; count++) {
      const spots = around(count, size)
      expect(spots).toHaveLength(count)
      expect(spots.every(({ x, y }) => x >= -0.01 && x <= 100.01 && y >= 0 && y <= 100)).toBe(true)
      expect(spots[0]!.y).toBe(100) // in front
      const clash = spots.some((a, i) =>
        spots.some(
          (b, j) =>
            j > i &&
            (Math.abs(a.x - b.x) * size.width) / 100 < size.tile - 1 &&
            (Math.abs(a.y - b.y) * size.height) / 100 < size.high - 1,
        ),
      )
      expect([count, clash]).toEqual([count, false])
    }
  })

  test('the ring runs clockwise: the second sits to the left of the first, as seen on the screen', () => {
    const [first, second] = around(5, sizes[1]!)
    expect(second!.x).toBeLessThan(first!.x)
  })
})

describe('questions', () => {
  test('written questions that have left the table are kept on the phone, for this round', () => {
    const ask = (question: string) => ({ asker: 0, target: 1, question, answer: '', card: null, level: null })
    const talk = ['a', 'b', 'c', 'd', 'e'].map(ask)
    const [before, after] = [aTable({ talk: talk.slice(0, 3), asked: 3 }), aTable({ talk: talk.slice(1, 4), asked: 4 })]
    expect(heardOf([], before, after)).toEqual([talk[0]])
    expect(heardOf([talk[0]!], after, aTable({ talk: talk.slice(2, 5), asked: 5 }))).toEqual([talk[0], talk[1]])
    expect(heardOf([talk[0]!], after, after)).toEqual([talk[0]])
    expect(heardOf([talk[0]!], after, aTable({ round: 2 }))).toEqual([])
  })

  test('the arrow leads from whoever asked to whoever answers', () => {
    expect(arrowOf(questioning())).toEqual([0, 1])
    expect(arrowOf(questioning({ answering: 3 }))).toEqual([1, 3])
    expect(arrowOf(questioning({ asker: null, barred: null }))).toBeNull()
    expect(arrowOf(accusing)).toEqual([0, 1])
  })

  test('signs tell who asks and who may not be asked', () => {
    expect([0, 1, 2].map((seat) => signOf(aTable(), seat))).toEqual(['barred', 'asker', null])
    expect(signOf(aTable({ answerable: [0] }), 0)).toBeNull() // only one is left: they may ask back
    expect([0, 1, 2].map((seat) => signOf(aTable({ phase: accusing }), seat))).toEqual(['done', 'suspect', null])
  })
})

describe('votes', () => {
  test('an opened vote is noticed once, and not after a missed one', () => {
    const before = aTable({ phase: accusing })
    expect(openedVote(before, aTable({ trials: [trial] }))).toBe(trial)
    expect(openedVote(before, aTable({ trials: [trial, trial] }))).toBeNull()
    expect(openedVote(aTable({ trials: [trial] }), aTable({ trials: [trial] }))).toBeNull()
  })
})

test('any seat of the ring that is away for two minutes is a reason to void the round', () => {
  const missing = [
    { seat: 2, since: 10_000 },
    { seat: 3, since: 100_000 },
  ]
  expect(longMissing(aTable({ missing }), 129_999)).toEqual([])
  expect(longMissing(aTable({ missing }), 130_000)).toEqual([2])
  expect(longMissing(aTable({ missing, ring: [0, 1, 3, 4] }), 500_000)).toEqual([3])
})

describe('the result', () => {
  test('says how a round ended', () => {
    const places = aTable().places
    const ids = (over: Parameters<typeof aRound>[0]) => endingOf(aRound(over), places, name).map(({ id }) => id)
    expect(ids({})).toEqual(['spyfall-ended-right'])
    expect(
      ids({
        ending: {
          type: 'Named',
          guesses: [
            { seat: 4, place: 0 },
            { seat: 1, place: null },
          ],
        },
      }),
    ).toEqual(['spyfall-ended-wrong', 'spyfall-ended-no-guess'])
    expect(ids({ ending: { type: 'Convicted', suspect: 4, mid_round: true } })).toEqual(['spyfall-ended-exposed'])
    expect(ids({ ending: { type: 'Convicted', suspect: 0, mid_round: false } })).toEqual(['spyfall-ended-innocent'])
    expect(ids({ ending: { type: 'Unexposed' } })).toEqual(['spyfall-ended-unexposed'])
  })

  test('lists everybody by points, with every award', () => {
    const [first, second] = linesOf(aTable({ scores: [0, 3, 0, 0, 4] }), aRound())
    expect([
      first!.seat,
      first!.spy,
      first!.points,
      first!.total,
      first!.awards.map(({ rule }) => awardText(rule)),
    ]).toEqual([4, true, 4, 4, ['spyfall-award-spy', 'spyfall-award-guess']])
    expect([second!.seat, second!.role, second!.points, second!.total]).toEqual([1, 'cook', 0, 3])
  })

  test('shares a rank among those who have as many points', () => {
    expect(ranking([2, 5, 5, 0]).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ])
  })
})

describe('what is said aloud', () => {
  const ids = (...tables: Parameters<typeof news> extends [infer T, ...unknown[]] ? [T, T] : never) =>
    news(...tables, name).map(({ id }) => id)

  test('turns, accusations and votes', () => {
    expect(ids(aTable(), aTable({ phase: questioning({ asker: 3, barred: 1 }) }))).toEqual([
      'spyfall-said-asked',
      'spyfall-said-turn',
    ])
    expect(ids(aTable(), aTable({ phase: accusing }))).toEqual(['spyfall-accuses'])
    expect(ids(aTable({ phase: accusing }), aTable({ phase: { ...accusing, voted: [0, 2] } }))).toEqual([])
    expect(ids(aTable({ phase: accusing }), aTable({ trials: [trial] }))).toEqual([
      'spyfall-said-vote',
      'spyfall-said-yes',
      'spyfall-said-no',
      'spyfall-said-turn',
    ])
    expect(news(aTable({ phase: accusing }), aTable({ trials: [trial] }), name, true).map(({ id }) => id)).toEqual([
      'spyfall-said-turn',
    ])
  })
})

test('the posters on the wall are as large as they can be with all of them in sight', () => {
  expect(wallColumns(30, 800, 900, 1.4)).toEqual({ count: 6, wide: 123 })
  expect(wallColumns(60, 800, 900, 1.4)).toEqual({ count: 9, wide: 80 })
  expect(wallColumns(24, 640, 640, 1.4)).toEqual({ count: 6, wide: 99 })
  expect(wallColumns(1, 500, 300, 1.4)).toEqual({ count: 1, wide: 190 })
})

const looking: SpyfallLooking = { type: 'Looking', seen: [], until: null }

describe('what the room hears', () => {
  test('the clock, the gavel and the end, and a soft tap for each question', () => {
    const next = aTable({ phase: questioning({ asker: 3, barred: 1 }) })
    expect(soundOf(aTable({ phase: { type: 'Dealing' } }), aTable({ phase: looking }))).toBe('deal')
    expect(soundOf(aTable({ phase: looking }), aTable())).toBe('chime')
    expect(soundOf(aTable(), next)).toBe('tap')
    expect(soundOf(aTable(), aTable({ phase: accusing }))).toBe('gavel')
    expect(soundOf(aTable({ phase: accusing }), aTable({ phase: { type: 'RoundOver' } }))).toBe('win')
    expect(soundOf(aTable(), aTable({ missing: [{ seat: 1, since: 0 }] }))).toBeNull()
  })
})
