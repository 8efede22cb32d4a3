import { describe, expect, test } from 'vitest'
import { justOpened, news } from '../src/games/secret_identity/news'
import { ending } from '../src/games/secret_identity/result'
import { answers, gained, markerOf, ranking, votersOf } from '../src/games/secret_identity/score'
import { faceOf, holderOf, late, nextTarget, signOf, visible } from '../src/games/secret_identity/table'
import type { SecretIdentityTable } from '../src/wire'
import { aHand, aRound, aTable, aTeam, NAMES, OPENED, VOTING } from './secret_identity-fixture'

const name = (seat: number) => NAMES[seat]!

describe('who is waited for', () => {
  const clues = { type: 'Clues' as const, seats: [0, 1, 2], looked: [], sent: [0], skipped: [1], clock: null }

  test('clues: done, skipped, at it, or not asked', () => {
    const table = aTable({ phase: clues, waiting: [2] })
    expect([0, 1, 2, 3].map((seat) => signOf(table, seat))).toEqual(['done', 'skipped', 'waiting', null])
  })

  test('characters: whoever has said so is ready, but an open question waits for answers', () => {
    const phase = { type: 'Characters' as const, proposals: [], kept: [], ready: [1], passed: [3], reopened: false }
    expect([0, 1, 3].map((seat) => signOf(aTable({ phase }), seat))).toEqual(['waiting', 'done', 'skipped'])
    const asked = aTable({ phase: { ...phase, proposals: [{ slot: 2, agreed: [0] }] }, waiting: [1, 2] })
    expect([0, 1].map((seat) => signOf(asked, seat))).toEqual([null, 'waiting'])
  })

  test('ID-O22: late are those who are gone from the line, and after the bell all who can be skipped', () => {
    const running = aTable({
      phase: { ...clues, clock: { since: 0, until: 9, hard: false, rung: false } },
      missing: [3],
    })
    expect(late(running, [2, 3])).toEqual([3])
    const rung = aTable({ phase: { ...clues, clock: { since: 0, until: 9, hard: false, rung: true } } })
    expect(late(rung, [2, 3])).toEqual([2, 3])
    expect(late(aTable({ phase: clues }), [2, 3])).toEqual([])
  })
})

test('a card shows one of its four pictograms', () => {
  const { cards } = aHand(0, [])
  expect(visible(cards, { card: 1, face: 0, end: 1 })).toBe('hamburger')
  expect(visible(cards, { card: 1, face: 1, end: 0 })).toBe('necktie')
  expect(faceOf(cards[0]!, 1)).toEqual(['nose', 'bicycle'])
})

describe('votes', () => {
  test('the next safe without a key comes round the table', () => {
    expect(nextTarget([0, 2, 3], [null, null, 5, null], 2)).toBe(3)
    expect(nextTarget([0, 2, 3], [null, null, 5, 6], 3)).toBe(0)
    expect(nextTarget([0, 2, 3], [1, null, 5, 6], 3)).toBeNull()
    expect(holderOf([1, null, 5, 6], 5)).toBe(2)
    expect(holderOf([1, null, 5, 6], 7)).toBeNull()
  })
})

describe('points', () => {
  test('ID-47: a token for each 30 that is passed', () => {
    expect([0, 7, 30, 31, 56, 61].map(markerOf)).toEqual([
      { tokens: 0, place: 0 },
      { tokens: 0, place: 7 },
      { tokens: 0, place: 30 },
      { tokens: 1, place: 1 },
      { tokens: 1, place: 26 },
      { tokens: 2, place: 1 },
    ])
  })

  test('what open safes brought', () => {
    expect([0, 1, 3].map((seat) => gained([OPENED], seat))).toEqual([2, 1, 0])
    expect(votersOf(aRound(), OPENED)).toEqual([
      { seat: 1, vote: 3 },
      { seat: 2, vote: 3 },
      { seat: 3, vote: 8 },
    ])
  })

  test('ID-58: of equal leaders the winner stands first; others share a place', () => {
    const over = aTable({
      phase: { type: 'Over', winners: [1], why: 'cards-left' },
      scores: [14, 14, 11, 11],
      cards_left: [2, 4, 6, 1],
    })
    expect(ranking(over).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ])
  })

  test('ID-59: a shared win', () => {
    const over = aTable({ phase: { type: 'Over', winners: [0, 1], why: 'shared' }, scores: [14, 14, 11, 9] })
    expect(ranking(over).map(({ rank, won }) => [rank, won])).toEqual([
      [1, true],
      [1, true],
      [3, false],
      [4, false],
    ])
  })

  test('together: which turns were right', () => {
    expect(answers(aTeam({ history: [aRound({ guess: 3 }), aRound({ guess: 5 }), aRound()] }))).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the end in words', () => {
  const end = (table: SecretIdentityTable, winners: number[], why: string) =>
    ending(table, { type: 'Over', winners, why }, (seats) => seats.map(name).join())

  test('names who won and the rule that decided', () => {
    expect(end(aTable({ scores: [14, 3, 2, 1] }), [0], 'most-points')).toMatchObject({
      title: 'secret_identity-winners',
      rules: ['ID-57'],
      args: { names: 'Ann', count: 1, points: 14 },
      glad: true,
    })
    expect(end(aTable(), [], 'broken-off')).toMatchObject({
      title: 'secret_identity-broken-off',
      rules: ['ID-O20'],
      glad: false,
    })
  })

  test('ID-82 to ID-85: a team is rated', () => {
    expect(end(aTeam({ team_score: 9 }), [0, 1, 2, 3], 'mind-readers')).toMatchObject({
      title: 'secret_identity-team-result',
      rules: ['ID-85'],
      args: { count: 9, rounds: 10 },
    })
    expect(end(aTeam({ team_score: 1 }), [], 'anybody-there')).toMatchObject({ rules: ['ID-82'], glad: false })
  })
})

describe('news', () => {
  const scoring = (opened: (typeof OPENED)[]) =>
    aTable({ phase: { type: 'Scoring', order: [1] }, history: [aRound({ opened })] })

  test('an open safe is told, and feels the same whatever was in it', () => {
    const [before, after] = [scoring([]), scoring([OPENED])]
    expect(justOpened(before, after)).toBe(OPENED)
    const names = OPENED.votes.flatMap((vote, seat) => (vote === OPENED.number ? [name(seat)] : []))
    const knew = { id: 'secret_identity-guessed-by', args: { names: names.join(', ') } }
    expect(news(before, after, name)).toEqual([
      { id: 'secret_identity-said-opened', args: { name: 'Ann', number: 3, character: 'Zorro' } },
      knew,
    ])
    expect(news(before, after, name, true)).toEqual([knew]) // the reveal has said who it is
  })

  test('nothing is opened when nothing is', () => {
    expect(justOpened(aTable(), aTable())).toBeNull()
    expect(news(aTable(), aTable({ waiting: [1] }), name)).toEqual([])
  })

  test('a new phase has a sentence', () => {
    const voting = aTable({ phase: VOTING })
    expect(news(aTable(), voting, name)).toEqual([{ id: 'secret_identity-voting' }])
    const guessing = aTeam({ phase: { type: 'Guessing', marks: [], passed: [], clock: null, confirmed: null } })
    const shown = aTeam({ phase: { type: 'Revealed' }, history: [aRound({ guess: 3 })] })
    expect(news(guessing, shown, name).map(({ id }) => id)).toEqual([
      'secret_identity-said-opened',
      'secret_identity-right',
    ])
  })
})
