import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Mafia from '../src/games/mafia/phone/Mafia.svelte'
import MafiaTv from '../src/games/mafia/tv/MafiaTv.svelte'
import { notices } from '../src/lib/notices.svelte'
import { Refused } from '../src/lib/room.svelte'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { MafiaTable } from '../src/wire'
import { aRoom, aTable, clock, night, type Who } from './mafia-fixture'

const LOOKED = { type: 'Ready', ready: true }
const ALL = [0, 1, 2, 3, 4, 5, 6, 7]
const but = (...missing: number[]) => ALL.filter((seat) => !missing.includes(seat))

function opening(ready: number[] = [], called = false): MafiaTable {
  const phase = { type: 'Opening' as const, clock: clock(180_000), ready, called }
  return night(phase, { turn: 0, hushed: false, ready_needed: 8 })
}

function sit(table: MafiaTable, who: Who = {}) {
  const sent = aRoom(who)
  return { ...sent, ...render(Mafia, { room: sent.room, table }) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const hold = () => fireEvent.keyDown(button(/^Hold/), { key: ' ' })
const letGo = () => fireEvent.keyDown(button(/Let go/), { key: ' ' })

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts('mafia')
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('MF-O71: a look', () => {
  test('is told once, when the finger lets go, whatever the token is', async () => {
    for (const token of ['cop', 'agent', 'mafioso'] as const) {
      const { play } = sit(opening(), { seat: 2, may: ['Ready'], hand: { token } })
      await hold()
      await tick()
      expect(play).not.toHaveBeenCalled()
      await letGo()
      await tick()
      expect(play).toHaveBeenCalledExactlyOnceWith(LOOKED)
      cleanup()
    }
  })

  test('is not told again by who looks again', async () => {
    const { play } = sit(opening([2]), { seat: 2 })
    await hold()
    await letGo()
    await tick()
    expect(play).not.toHaveBeenCalled()
    expect(screen.getByText(/You know who you are/)).toBeTruthy()
  })

  test('waits in a pause', async () => {
    const { play } = sit(opening(), { seat: 2, may: ['Ready'], playing: { paused_at: 5 } })
    await hold()
    await letGo()
    await tick()
    expect(play).not.toHaveBeenCalled()
  })

  test('is told again if the line broke', async () => {
    vi.useFakeTimers()
    const { play } = sit(opening(), { seat: 2, may: ['Ready'] })
    play.mockRejectedValueOnce(new Refused({ code: 'offline' }))
    await hold()
    await letGo()
    await vi.advanceTimersByTimeAsync(1000)
    expect(play).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2500)
    expect(play.mock.calls).toEqual([[LOOKED], [LOOKED]])
    expect(notices.all).toEqual([])
  })
})

describe('MF-O71: the opening', () => {
  test('shows who has not looked yet, on phones and on the wall', () => {
    const table = opening(but(1, 4))
    sit(table, { seat: 2 })
    expect(screen.getByText('6 of 8 have looked')).toBeTruthy()
    expect(screen.getByText('Still to look: Ben and Ed')).toBeTruthy()
    expect(screen.getAllByLabelText('hasn’t looked yet')).toHaveLength(2)
    cleanup()
    render(MafiaTv, { room: aRoom().room, table })
    expect(screen.getByText('Still to look: Ben and Ed')).toBeTruthy()
  })

  test('says that night falls soon', () => {
    for (const table of [opening(ALL), opening([2], true)]) {
      sit(table, { seat: 2 })
      expect(screen.getByText('Night falls in a moment.')).toBeTruthy()
      cleanup()
    }
  })

  test('goes on by the host, who has looked and is asked once more', async () => {
    const fresh = sit(opening(), { seat: 0, may: ['Ready'], host: ['CallNight'] })
    expect(screen.queryByRole('button', { name: 'Night falls' })).toBeNull() // first look at your own
    fresh.unmount()
    const { playAsHost } = sit(opening(but(4)), { seat: 0, host: ['CallNight'] })
    await fireEvent.click(button('Night falls'))
    expect(playAsHost).not.toHaveBeenCalled()
    await fireEvent.click(button('Ed hasn’t looked. Tap again: night'))
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'CallNight' })
  })

  test.each(['not-now', 'nothing-changes'])('a tap in the moment of the last look is no mistake: %s', async (code) => {
    const { playAsHost } = sit(opening(but(4)), { seat: 0, host: ['CallNight'] })
    playAsHost.mockRejectedValueOnce(new Refused({ code }))
    await fireEvent.click(button('Night falls'))
    await fireEvent.click(button(/Tap again/))
    await tick()
    expect(notices.all).toEqual([])
  })

  test('A5: two on one phone look one after the other', async () => {
    const { room } = sit(opening([2]), { seat: 2 })
    Object.assign(room, { members: [2, 4], active: 0 })
    cleanup()
    render(Mafia, { room, table: opening([2]) })
    await fireEvent.click(button('Now pass it to Ed'))
    expect(room.active).toBe(1)
    cleanup()
    render(Mafia, { room, table: opening([2, 4]) }) // both have looked
    expect(screen.queryByRole('button', { name: /pass it/ })).toBeNull()
    cleanup()
    render(Mafia, { room, table: opening([]) }) // Cy looks first
    expect(screen.queryByRole('button', { name: /pass it/ })).toBeNull()
  })
})

test('MF-O70, MF-O77: before the night the host has more time and the night under the thumb', async () => {
  const phase = { type: 'LastCards' as const, clock: clock(20_000), ready: [] }
  const { playAsHost } = sit(aTable({ phase }), { seat: 0, may: ['Ready'], host: ['MoreTime', 'CallNight'] })
  await fireEvent.click(button('30 s more'))
  await fireEvent.click(button('Night falls'))
  expect(playAsHost.mock.calls).toEqual([[{ type: 'MoreTime' }], [{ type: 'CallNight' }]])
  cleanup()
  sit(aTable({ phase }), { seat: 2, may: ['Ready'] })
  expect(screen.queryByRole('button', { name: 'Night falls' })).toBeNull()
})
