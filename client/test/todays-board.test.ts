/** Today's board on a phone: squares, streaks over midnights and gaps, and whatever a storage may do. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { boardOf, finishedBoard, rowsOf } from '../src/games/codenames/todays-board'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import {
  asText,
  dayBefore,
  dayInWords,
  dayOf,
  days,
  finish,
  finishedOn,
  streakOn,
  withFinished,
  type Days,
  type Finished,
} from '../src/lib/todays-board'
import { shareText } from '../src/lib/share'
import TodaysScore from '../src/lib/TodaysScore.svelte'
import type { CodenamesTable } from '../src/wire'
import { aTable } from './codenames-fixture'

const NONE: Days = { best: null, streak: 0, last: null, finished: [] }

function board(date: string, won = true, clues = 3, language = 'en'): Finished {
  return { date, language, won, rows: Array.from({ length: clues }, () => '🟩🟩') }
}

const after = (...boards: Finished[]): Days => boards.reduce(withFinished, NONE)

beforeAll(() => {
  change({ language: 'en' })
  return loadTexts()
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the squares', () => {
  type Turn = CodenamesTable['turns'][number]
  const turn = (cards: number[], word: string | null = 'ocean'): Turn => ({
    team: word ? 'red' : 'blue',
    clue: word ? { type: 'Clue', word, number: 2 } : null,
    cards,
    rejected: null,
    slips: [],
    touched_by: [],
  })
  const covers: CodenamesTable['covers'] = aTable().covers.map((_, card) =>
    card < 9 ? 'red' : card < 17 ? 'blue' : card < 24 ? 'bystander' : 'assassin',
  )
  const table = (...turns: Turn[]) => aTable({ turns, covers, options: { ...aTable().options, pack: 'words.pl' } })

  test('are a row for each clue, and what the enemy covers is none of them', () => {
    const played = table(turn([0, 1]), turn([9], null), turn([2, 20]), turn([10], null), turn([11]), turn([3, 24]))
    expect(rowsOf(played)).toEqual(['🟩🟩', '🟩⬜', '🟦', '🟩⬛'])
  })

  test('a clue after which nothing was touched has a row, too', () => {
    expect(rowsOf(table(turn([])))).toEqual(['➖'])
  })

  const over = (winner: 'red' | 'blue' | null) => ({ type: 'Over', winner, why: 'all-words-covered' }) as const

  test('who guesses keeps the board; who watched, and what is void, keeps nothing', () => {
    const played = table(turn([0]))
    const guesses = { role: 'operative', team: 'red' } as const
    const kept = finishedBoard('2026-11-18', played, over('red'), guesses)
    expect(kept).toEqual({ date: '2026-11-18', language: 'pl', won: true, rows: ['🟩'] })
    expect(finishedBoard('2026-11-18', played, over('blue'), guesses)?.won).toBe(false)
    expect(finishedBoard('2026-11-18', played, over(null), guesses)).toBeUndefined()
    for (const place of [undefined, { role: 'onlooker', team: null }, { role: 'spymaster', team: 'red' }] as const)
      expect(finishedBoard('2026-11-18', played, over('red'), place)).toBeUndefined()
  })

  test('the wall shows them whoever has played, unless the game is void', () => {
    const played = table(turn([0]), turn([24]))
    expect(boardOf('2026-11-18', played, over('blue'))).toMatchObject({ won: false, rows: ['🟩', '⬛'] })
    expect(boardOf('2026-11-18', played, over(null))).toBeUndefined()
  })

  test('the text tells date, language and squares, and no word of the board', () => {
    const text = asText({ date: '2026-11-18', language: 'pl', won: true, rows: ['🟩🟩', '🟩⬜'] })
    expect(text).toBe('Konspira 2026-11-18 PL\nSolved with 2 clues\n🟩🟩\n🟩⬜')
    expect(asText(board('2026-11-18', false, 1))).toContain('Lost after 1 clue\n')
  })
})

describe('a streak', () => {
  test('is days in a row that were won, by UTC, also from one month or year into the next', () => {
    expect(after(board('2026-12-30'), board('2026-12-31'), board('2027-01-01')).streak).toBe(3)
    expect(after(board('2028-02-28'), board('2028-02-29'), board('2028-03-01')).streak).toBe(3)
  })

  test('ends with a day that was lost, and with one that was left out', () => {
    const won = [board('2026-11-16'), board('2026-11-17')]
    expect(after(...won, board('2026-11-18', false))).toMatchObject({ streak: 0, last: '2026-11-18' })
    expect(after(...won, board('2026-11-18', false), board('2026-11-19')).streak).toBe(1)
    expect(after(...won, board('2026-11-19')).streak).toBe(1)
    const kept = after(...won)
    const days = ['2026-11-17', '2026-11-18', '2026-11-19'] // today's may still be won
    expect(days.map((day) => streakOn(kept, day))).toEqual([2, 2, 0])
  })

  test('is not for a clock that is behind, or ahead, of the server: the table says which day it is', () => {
    expect(streakOn(after(board('2026-11-18')), '2026-11-17')).toBe(1)
    expect(streakOn(NONE, '2026-11-18')).toBe(0)
  })

  test('counts a day once, by the board that is finished first, in whatever language', () => {
    const both = after(board('2026-11-17'), board('2026-11-18', false, 5), board('2026-11-18', true, 2, 'pl'))
    expect(both).toMatchObject({ streak: 0, best: 2 })
    expect(after(board('2026-11-18'), board('2026-11-18', true, 3, 'pl')).streak).toBe(1)
    expect(both.finished).toHaveLength(2)
  })

  test('a board counts when it is first finished, and never again', () => {
    const first = after(board('2026-11-18', false, 4))
    expect(withFinished(first, board('2026-11-18', true, 1))).toBe(first)
    expect(withFinished(first, board('2026-11-17', true, 1))).toBe(first) // of yesterday, finished late
    expect(finishedOn(first, '2026-11-18', 'en')?.rows).toHaveLength(4)
    expect(finishedOn(first, '2026-11-18', 'pl')).toBeUndefined()
  })

  test('yesterday’s board that is finished after today’s, in another language, breaks nothing', () => {
    const kept = after(board('2026-11-17'), board('2026-11-18'), board('2026-11-17', false, 6, 'ru'))
    expect(kept).toMatchObject({ streak: 2, last: '2026-11-18' })
  })

  test('the best is the fewest clues of a board that was won', () => {
    expect(after(board('2026-11-16', true, 5), board('2026-11-17', false, 2)).best).toBe(5)
    expect(after(board('2026-11-16', true, 5), board('2026-11-17', true, 4)).best).toBe(4)
    expect(after(board('2026-11-17', false, 2)).best).toBeNull()
  })
})

describe('days', () => {
  test('change at midnight by UTC, wherever the phone is', () => {
    const midnight = Date.UTC(2026, 10, 19)
    expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(['2026-11-18', '2026-11-19'])
    expect(dayBefore('2026-03-01')).toBe('2026-02-28')
    expect(dayInWords('2026-11-18')).toBe('18 November') // never the day before, west of Greenwich
  })
})

describe('what is kept', () => {
  test('is there after a reload', () => {
    finish(board('2026-11-17'))
    finish(board('2026-11-18'))
    finish(board('2026-11-18', false))
    expect(days()).toMatchObject({ best: 3, streak: 2, last: '2026-11-18' })
  })

  test.each([
    '{nonsense',
    '17',
    '"days"',
    '[]',
    '{"best":"3","streak":1,"last":null,"finished":[]}',
    '{"best":0,"streak":1,"last":null,"finished":[]}',
    '{"best":null,"streak":-1,"last":null,"finished":[]}',
    '{"best":null,"streak":0.5,"last":null,"finished":[]}',
    '{"best":null,"streak":1,"last":"2026-13-40","finished":[]}',
    '{"best":null,"streak":1,"last":"2026-02-30","finished":[]}',
    '{"best":null,"streak":1,"last":"yesterday","finished":[]}',
    '{"best":null,"streak":0,"last":null,"finished":{}}',
    '{"best":null,"streak":0,"last":null,"finished":[null]}',
    '{"best":null,"streak":0,"last":null,"finished":[{"date":"2026-11-18","language":"en","won":true,"rows":[1]}]}',
    '{"best":null,"streak":0,"last":null,"finished":[{"date":"2026-11-18","language":"en","won":1,"rows":[]}]}',
  ])('is nothing, if somebody wrote %s', (text) => {
    localStorage.setItem('konspira.days', text)
    expect(days()).toEqual(NONE)
    finish(board('2026-11-18'))
    expect(days()).toMatchObject({ best: 3, streak: 1 })
  })

  test('lasts until the page is closed where nothing may be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    vi.resetModules()
    const fresh = await import('../src/lib/todays-board')
    expect(fresh.days()).toEqual(NONE)
    fresh.finish(board('2026-11-18'))
    expect(fresh.days().streak).toBe(1)
  })
})

describe('a result is handed on', () => {
  const TEXT = 'Konspira 2026-11-18 EN'

  test('by the phone’s own way, which gets the text alone', async () => {
    const send = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { share: send })
    expect(await shareText(TEXT)).toBe('shared')
    expect(send).toHaveBeenCalledWith({ text: TEXT })
  })

  test('else by the clipboard, and where there is none, by hand', async () => {
    const write = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: write } })
    expect(await shareText(TEXT)).toBe('copied')
    expect(write).toHaveBeenCalledWith(TEXT)
    vi.stubGlobal('navigator', {})
    expect(await shareText(TEXT)).toBe('no')
  })
})

test('the page draws the squares by itself: not every machine has letters for them', () => {
  const rows = ['🟩🟩⬜', '➖', '🟩⬛']
  render(TodaysScore, { board: { ...board('2026-11-18', false), rows }, days: NONE })
  const drawn = [...document.querySelectorAll('.row')].map((row) =>
    [...row.children].map((square) => ['own', 'nobody', 'end'].find((tone) => square.classList.contains(tone))),
  )
  expect(drawn).toEqual([['own', 'own', 'nobody'], [undefined], ['own', 'end']])
  cleanup()
})
