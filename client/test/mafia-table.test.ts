import { describe, expect, test } from 'vitest'
import { awardsOf } from '../src/games/mafia/awards'
import { callAt } from '../src/games/mafia/calls'
import { causeOf, lotFor } from '../src/games/mafia/causes'
import { behindTheScenes, toSay, warnings } from '../src/games/mafia/console'
import { line, narration, spoken, told } from '../src/games/mafia/narration'
import { feeling, news } from '../src/games/mafia/news'
import { notesOf, ownEnding, tableEnding, winnerOf } from '../src/games/mafia/result'
import { signOf } from '../src/games/mafia/signs'
import { counted, othersOf, shareLeft, sinceStep, tokensOf } from '../src/games/mafia/table'
import type { MafiaConsole, MafiaTable } from '../src/wire'
import { aConsole, aTable, aTold, clock, first, NAMES, night, NOW, second } from './mafia-fixture'

const name = (seat: number) => NAMES[seat]!

describe('a table', () => {
  test('is seen from one’s own seat: the left neighbour comes first, the eliminated are gone', () => {
    expect(othersOf(aTable(), 5)).toEqual([6, 0, 1, 2, 3, 4])
    expect(othersOf(aTable(), undefined)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('counts fingers, most first', () => {
    expect(counted([1, 0, 1, null, 0, 1])).toEqual([
      { seat: 1, voters: [0, 2, 5] },
      { seat: 0, voters: [1, 4] },
    ])
  })

  test('tells how much is left of a step, and how long ago it began', () => {
    const table = night({ ...first, clock: clock(5000, { since: NOW - 15_000 }) })
    expect([shareLeft(table, NOW), sinceStep(table, NOW)]).toEqual([0.25, 15_000])
    expect([shareLeft(table, NOW + 9000), sinceStep(table, NOW + 9000)]).toEqual([0, 24_000])
    const none = night({ type: 'Nightfall' })
    expect([shareLeft(none, NOW), sinceStep(none, NOW)]).toEqual([0, 0])
  })

  test('names the tokens in the game', () => {
    expect(tokensOf(aTable()).map(({ token, all, hidden }) => [token, all, hidden])).toEqual([
      ['mafioso', 2, 2],
      ['agent', 1, 1],
      ['cop', 5, 4],
    ])
  })

  test('counts a token that turns over just now as hidden, until it has', () => {
    const cops = (turning?: 'cop') => tokensOf(aTable(), turning).map(({ hidden }) => hidden)
    expect([cops('cop'), cops()]).toEqual([
      [2, 1, 5],
      [2, 1, 4],
    ])
  })
})

describe('a call', () => {
  test('is the newest whose moment has come', () => {
    const task = { calls: [10, 20, 30] }
    expect([5, 10, 19, 25, 30, 99].map((now) => callAt(task, now, 0))).toEqual([-1, 0, 0, 1, 2, 2])
  })

  test('comes again as often as the table says', () => {
    const task = { calls: [10_000, 20_000] }
    expect([19_999, 20_000, 29_999, 30_000, 51_000].map((now) => callAt(task, now, 10_000))).toEqual([0, 1, 1, 2, 4])
  })
})

describe('signs', () => {
  test('show who has voted, and never for whom', () => {
    const table = aTable({
      phase: { type: 'FirstVote', clock: clock() },
      voted: [2],
      missing: [3],
      ballots: [],
    })
    expect([2, 3, 4, 7].map((seat) => signOf(table, seat))).toEqual(['voted', 'away', null, null])
  })

  test('show who is ready and who speaks', () => {
    expect(signOf(aTable({ phase: { type: 'Talk', clock: clock(), ready: [1] } }), 1)).toBe('ready')
    const speeches = { type: 'Speeches', finalists: [1, 2], speaker: 2, clock: clock() } as const
    expect(signOf(aTable({ phase: { ...speeches, finalists: [1, 2] } }), 2)).toBe('speaks')
  })
})

describe('what is said', () => {
  test('follows the table: the Agent is called as long as there may be one, whatever the night', () => {
    expect(line(night(first), name)?.id).toBe('mafia-voice-first')
    expect(line(night(first, { agent_looks: false }), name)?.id).toBe('mafia-voice-first-none')
    expect(line(night(second), name)?.id).toBe('mafia-voice-second')
    expect(line(night({ ...second, slot: 'both' }), name)?.id).toBe('mafia-voice-both')
    expect(line(night(second, {}, { night: 'eyes' }), name)?.id).toBe('mafia-gm-say-second-eyes')
  })

  test('tells at dawn who is gone, and after a lot lets the wheel tell it', () => {
    const dawn = aTable({ phase: { type: 'Dawn', seat: 7, clock: clock() } })
    expect(line(dawn, name)).toEqual({
      id: 'mafia-voice-dawn-gone',
      args: { name: 'Hal', token: 'cop', theme: 'spytown' },
    })
    const fallen = [{ seat: 1, token: 'mafioso', cause: 'vote', turn: 2, by: null } as const]
    const lot = aTable({
      phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(), lot: [1, 2], by: null, gang: false },
      fallen,
      council: { turn: 2, votes: [], lot: [1, 2], out: 1 },
    })
    expect(line(lot, name)?.id).toBe('mafia-voice-lot')
    expect(lotFor(lot, fallen[0]!)).toEqual([1, 2])
    expect(causeOf(lot, fallen[0]!, name).id).toBe('mafia-cause-lot')
  })

  test('is said once for each step, and with a sound of its own', () => {
    const [before, after] = [night(first), night(second)]
    expect(spoken(before, name, 1)?.step).not.toBe(spoken(after, name, 1)?.step)
    expect(spoken(night({ type: 'Dusk', clock: clock() }), name, 1)?.sound).toBe('night')
    expect(news(before, { ...before }, name, 1)).toEqual([])
    expect(news(before, after, name, 1).map(({ id }) => id)).toEqual([told(after, name, 1)!.id])
  })

  test('is left to the person who leads, and still reaches those who do not see the screen', () => {
    const dusk = { type: 'Dusk', clock: clock() } as const
    const led = night(dusk, { led: true })
    expect(narration(led, name, 1)).toBeNull()
    expect(spoken(led, name, 1)).toBeNull()
    expect(narration(night(dusk), name, 1)).toEqual(told(led, name, 1))
    expect(news(night(first, { led: true }), led, name, 1)).toContainEqual(told(led, name, 1))
  })

  test('comes in all its words before one of them comes back, and begins otherwise in the next game', () => {
    const dusk = (turn: number, game: number) => told(night({ type: 'Dusk', clock: clock() }, { turn }), name, game)!.id
    const inOrder = [1, 2, 3, 4].map((turn) => dusk(turn, 1))
    expect(new Set(inOrder)).toEqual(
      new Set(['mafia-voice-dusk', 'mafia-voice-dusk-2', 'mafia-voice-dusk-3', 'mafia-voice-dusk-4']),
    )
    expect(dusk(5, 1)).toBe(inOrder[0])
    expect(dusk(1, 2)).not.toBe(inOrder[0])
    expect(dusk(1, 2)).toBe(dusk(1, 2))
  })

  test('gives two finalists different words, and two counts of a council', () => {
    const speech = (speaker: number) =>
      told(aTable({ phase: { type: 'Speeches', finalists: [1, 2], speaker, clock: clock() } }), name, 1)!.id
    expect(speech(1)).not.toBe(speech(2))
    const count = (final: boolean) =>
      told(aTable({ phase: { type: 'Count', final, clock: clock() } as MafiaTable['phase'] }), name, 1)!.id
    expect(count(false)).not.toBe(count(true))
  })

  test('does not promise a shot to somebody who may only hold the card for it', () => {
    const farewell = (card: boolean) => aTable({ phase: { type: 'Farewell', seat: 7, call: 0, clock: clock(), card } })
    expect([false, true].map((card) => line(farewell(card), name)?.id)).toEqual([
      'mafia-voice-farewell',
      'mafia-voice-farewell-card',
    ])
    expect(toSay(farewell(true), name)[0]?.id).toBe('mafia-gm-say-farewell-card')
  })

  test('is felt on no phone at night', () => {
    const dusk = night({ type: 'Dusk', clock: clock() })
    for (const [before, after] of [
      [aTable(), dusk],
      [dusk, night(first)],
      [night(first), night({ type: 'Panel', clock: clock() })],
      [aTable(), aTable({ phase: { type: 'Farewell', seat: 7, call: 0, clock: clock(), card: false } })],
    ] as [MafiaTable, MafiaTable][])
      expect(feeling(before, after, 7)).toBeNull()
    expect(feeling(aTable(), aTable({ phase: { type: 'FirstVote', clock: clock() } }), 0)).toBe('alarm')
  })
})

describe('the end', () => {
  const over = aTable({
    phase: { type: 'Over', asleep: false },
    told: aTold(),
    living: [0, 2, 3],
    council: {
      turn: 2,
      votes: [{ final: true, ballots: [4, 2, 4, 4, 2, null, null, null], candidates: [2, 4] }],
      lot: [],
      out: 4,
    },
  })

  test('MF-61: one wins with one’s side, also after one has gone', () => {
    const winner = winnerOf(over.told!, { winners: [0, 2, 3, 5, 6, 7], points: [], why: '' })
    expect(winner).toBe('police')
    expect(ownEnding(over, 7, winner)).toEqual({ title: 'mafia-you-win', why: 'mafia-you-win-out' })
    expect(ownEnding(over, 1, winner)).toEqual({ title: 'mafia-you-lose', why: 'mafia-you-lose-mafia' })
    expect(winnerOf(over.told!, { winners: [], points: [], why: '' })).toBeNull()
  })

  test('a game that nobody plays any more is broken off, and says so', () => {
    const asleep = { ...over, phase: { type: 'Over' as const, asleep: true } }
    const outcome = { winners: [], points: [], why: 'asleep' }
    expect(tableEnding(asleep, outcome)).toEqual({ title: 'mafia-won-asleep', why: 'mafia-why-asleep' })
    expect(ownEnding(asleep, 1, null)).toEqual({ title: 'mafia-won-asleep', why: 'mafia-why-asleep' })
    expect(tableEnding(over, { ...outcome, why: 'draw' }).title).toBe('mafia-won-nobody')
    expect(line(asleep, String)?.id).toBe('mafia-voice-asleep')
  })

  test('parts looks from suspicions, and marks from trust', () => {
    const { suspicions, marks, trust } = notesOf(aTold().nights[0]!)
    expect(suspicions.some(({ seat }) => seat === 0)).toBe(false)
    expect(marks).toEqual([
      { seat: 1, on: 7 },
      { seat: 4, on: 7 },
    ])
    expect(trust.map(({ seat }) => seat)).toEqual([0, 2, 3, 5, 7])
  })

  test('honours few people for each thing, and at most four things', () => {
    const awards = awardsOf(over, 'police')
    expect(awards.length).toBeLessThanOrEqual(4)
    expect(awards[0]).toEqual({ name: 'nose', seats: [2, 3, 6] })
    expect(awards[1]).toEqual({ name: 'prophet', seats: [7] })
    for (const { seats } of awards) expect(seats.length).toBeLessThanOrEqual(3)
  })
})

describe('who leads', () => {
  test('asks for open eyes only where they were closed, and wakes nobody who sleeps on', () => {
    const dawn = { type: 'Dawn', seat: null, clock: clock() } as MafiaTable['phase']
    expect(toSay(aTable({ phase: dawn }), name)[0]?.id).toBe('mafia-gm-say-dawn')
    expect(toSay(aTable({ phase: dawn }, { night: 'eyes' }), name)[0]?.id).toBe('mafia-gm-say-dawn-eyes')
    const eyes = (phase: MafiaTable['phase'], over: Partial<MafiaTable>) =>
      toSay(night(phase, over, { night: 'eyes' }), name).map(({ id }) => id)
    expect(eyes(second, { mafia_meets: true })).toEqual(['mafia-gm-say-second-eyes'])
    expect(eyes(second, { mafia_meets: false })).toEqual(['mafia-gm-say-asleep-eyes'])
    expect(eyes(first, { agent_looks: false })).toEqual(['mafia-gm-say-asleep-eyes'])
    expect(eyes({ type: 'Panel', clock: clock() } as MafiaTable['phase'], { agent_looks: false })).toEqual([])
  })

  const seen = aConsole({ two: [null, 7, null, null, 3, null, null, null] })

  test('reads sentences that tell nothing, and sees beside them what goes on', () => {
    expect(toSay(night(second), name)).toEqual([{ id: 'mafia-gm-say-second', args: { theme: 'spytown' } }])
    expect(behindTheScenes(night(second), seen, name).map(({ id }) => id)).toEqual([
      'mafia-gm-stand-mafia',
      'mafia-gm-marks',
      'mafia-gm-marks',
      'mafia-gm-victim',
    ])
    expect(behindTheScenes(night(first), seen, name).at(-1)?.args).toMatchObject({ target: 'Ben', token: 'mafioso' })
  })

  test('is warned of marks that are tied, missing, and of those who have no contact', () => {
    const ids = (table: MafiaTable, over: Partial<MafiaConsole> = {}) =>
      warnings(table, { ...seen, ...over }, name).map(({ id }) => id)
    expect(ids(night(second))).toEqual(['mafia-gm-warn-tied-marks'])
    const nobody = seen.two.map(() => null)
    expect(ids(night(second), { two: nobody })).toEqual(['mafia-gm-warn-no-mark'])
    expect(ids(night(second, {}, { nobody_without_mark: true }), { two: nobody })).toEqual([
      'mafia-gm-warn-no-mark-nobody',
    ])
    expect(ids(night(first), { one: nobody, absent: [3] })).toEqual(['mafia-gm-warn-away', 'mafia-gm-warn-no-look'])
    const soft = { ...first, clock: clock(-1000, { hard: false, rung: true }) }
    expect(ids(night(soft))[0]).toBe('mafia-gm-warn-time')
  })
})
