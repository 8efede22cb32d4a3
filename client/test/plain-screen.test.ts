import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Room } from '../src/lib/room.svelte'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { AnyTable } from '../src/plain/model.svelte'
import Plain from '../src/plain/phone/Plain.svelte'
import PlainTv from '../src/plain/tv/PlainTv.svelte'
import type { GameView } from '../src/wire'
import { aTable as codenames } from './codenames-fixture'
import { aTable as identity } from './secret_identity-fixture'
import { aRound, aTable as spyfall } from './spyfall-fixture'

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve']

interface Who {
  seat?: number
  hand?: object
  host?: object[] // what the host is offered, if this phone is the host's
  playing?: Partial<GameView>
}

/** A phone at a table, with whatever it may do. */
function aRoom(type: string, { seat, hand, host, playing }: Who) {
  const play = vi.fn(async () => undefined)
  const playAsHost = vi.fn(async () => undefined)
  const members = NAMES.map((name, id) => ({ id, name, look: { face: id, colour: id }, present: true }))
  const room = {
    code: 'BCDFG',
    view: {
      members,
      host: 0,
      playing: { game: type, number: 1, paused_at: null, outcome: null, changes: [], ...playing },
    },
    seat,
    seating: [0, 1, 2, 3, 4],
    hand: hand && { type, seat, offers: [], ...hand },
    hostHand: host && { type, seat: -3, offers: host },
    isHost: host !== undefined,
    now: () => 10_000,
    nameAt: (at: number) => NAMES[at] ?? '…',
    nameOf: (id: number) => NAMES[id] ?? '…',
    person: (id: number) => members.find((member) => member.id === id),
    play,
    playAsHost,
  } as unknown as Room
  return { room, play, playAsHost }
}

function sit(table: object, who: Who = {}) {
  const shown = table as AnyTable
  const { room, ...spies } = aRoom(shown.type, who)
  const { container } = render(Plain, { room, table: shown })
  return { container, ...spies }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const sheet = () => within(screen.getByRole('dialog', { hidden: true }))
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name, hidden: true })

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts('plain')
})
beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn()
})
afterEach(cleanup)

describe('the table', () => {
  test.each([
    ['codenames', codenames()],
    ['spyfall', spyfall({ history: [aRound()], missing: [{ seat: 3, since: 4 }] })],
    ['secret_identity', identity()],
  ])('of %s is drawn by its types alone', (_, table) => {
    for (const Screen of [Plain, PlainTv]) {
      const { container } = render(Screen, { room: aRoom(table.type, {}).room, table: table as unknown as AnyTable })
      expect(container.textContent).not.toMatch(/\[object|\{"|undefined|null/)
      expect(container.querySelectorAll('dt').length).toBeGreaterThan(4)
      cleanup()
    }
  })

  test('a seat is a person', () => {
    sit(spyfall())
    const dealer = screen.getByText('Dealer').parentElement!
    expect(within(dealer).getByText('Ann')).toBeTruthy()
  })

  test('the phase is in the head, with its time', () => {
    sit(spyfall())
    expect(screen.getAllByText('Questioning')[0]).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('1:00')
  })

  test('an onlooker can do nothing, and whoever waits is told so', () => {
    sit(spyfall())
    expect(screen.getByText('You’re watching.')).toBeTruthy()
    cleanup()
    sit(spyfall(), { seat: 1, hand: { card: null, vote: null } })
    expect(screen.getByText('There is nothing for you to do now.')).toBeTruthy()
  })

  test('a pause lies over everything', () => {
    sit(spyfall(), { playing: { paused_at: 5 } })
    expect(screen.getByText('Paused')).toBeTruthy()
  })
})

describe('the hand', () => {
  const hand = { card: { spy: false, place: 2, role: 'bride', met: false, buddy: 3 }, vote: null }

  test('shows only under a finger', async () => {
    sit(spyfall(), { seat: 1, hand })
    expect(screen.queryByText('bride')).toBeNull()
    await fireEvent.pointerDown(button(/^Hold/), { button: 0 })
    expect(screen.getByText('bride')).toBeTruthy()
    await fireEvent.pointerUp(button(/^Hold/))
    expect(screen.queryByText('bride')).toBeNull()
  })

  test('that knows nothing has nothing to hold', () => {
    sit(spyfall(), { seat: 1 })
    expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull()
  })
})

describe('offers', () => {
  test('a move without fields is made at once', async () => {
    const { play } = sit(spyfall(), { seat: 1, hand: { offers: [{ kind: 'StopClock' }] } })
    await fireEvent.click(button('Stop clock'))
    expect(play).toHaveBeenCalledWith({ type: 'StopClock' })
  })

  test('a field with choices is a list to pick from, with people for seats', async () => {
    const offers = [{ kind: 'Nominate', choices: { seat: [0, 3] } }]
    const { play } = sit(spyfall(), { seat: 1, hand: { offers } })
    await fireEvent.click(button('Nominate'))
    expect((inSheet('Nominate') as HTMLButtonElement).disabled).toBe(true)
    await fireEvent.click(inSheet('Dee'))
    expect(inSheet('Dee').getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(inSheet('Nominate'))
    expect(play).toHaveBeenCalledWith({ type: 'Nominate', seat: 3 })
  })

  test('choices may be named on the table, and free text has its length', async () => {
    const offers = [{ kind: 'Clue', choices: { number: 'left' } }]
    const { play } = sit(codenames(), { seat: 0, hand: { key: [], offers } })
    await fireEvent.click(button('Clue'))
    const field = sheet().getByLabelText<HTMLInputElement>('Word')
    expect(field.maxLength).toBe(60)
    await fireEvent.input(field, { target: { value: 'zeppelin' } })
    await fireEvent.click(inSheet('8'))
    await fireEvent.click(inSheet('Clue'))
    expect(play).toHaveBeenCalledWith({ type: 'Clue', word: 'zeppelin', number: 8 })
  })

  test('the host’s own lie apart', async () => {
    const { playAsHost, play } = sit(spyfall(), { seat: 1, hand: {}, host: [{ kind: 'EndNow' }] })
    await fireEvent.click(button('End the game now'))
    expect(playAsHost).toHaveBeenCalledWith({ type: 'EndNow' })
    expect(play).not.toHaveBeenCalled()
  })
})

describe('the end', () => {
  test('says who has won and why, with everybody’s points', () => {
    const outcome = { winners: [1, 4], points: [0, 4, 0, 1, 4], why: 'most-points' }
    sit(spyfall(), { seat: 1, hand: {}, playing: { outcome } })
    expect(screen.getByText('Ben and Eve win!')).toBeTruthy()
    expect(screen.getByText('Most points')).toBeTruthy()
    const ranking = screen.getByText('Most points').parentElement!.querySelectorAll('ol > li')
    const told = [...ranking].map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim())
    expect(told).toEqual([
      'Rank 1 Ben 4 points 4',
      'Rank 1 Eve 4 points 4',
      'Rank 3 3 Dee 1 point 1',
      'Rank 4 4 Ann 0 points 0',
      'Rank 4 4 Cy 0 points 0',
    ])
    expect(screen.getByText('Ann starts the next game.')).toBeTruthy()
  })

  test('nobody may have won', () => {
    sit(spyfall(), { playing: { outcome: { winners: [], points: [0, 0, 0, 0, 0], why: 'void' } } })
    expect(screen.getByText('Nobody wins')).toBeTruthy()
  })
})
