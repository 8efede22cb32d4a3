import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { change } from '../src/lib/settings.svelte'
import SpyfallTv from '../src/games/spyfall/tv/SpyfallTv.svelte'
import type { SpyfallCard, SpyfallTable } from '../src/wire'
import { accusing, aRoom, aTable, LOCAL, questioning, SPY } from './spyfall-fixture'
import { PATIENCE_MS } from './patience'
import { button, prepare, sit, tap, viewport } from './spyfall-phone'

prepare()

describe('a card', () => {
  // A slow machine must not see another second on the clock of the second page.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** The page, with every line of the card replaced by a letter, and without ids made up by Svelte. */
  async function shape(table: SpyfallTable, card: SpyfallCard, held: boolean): Promise<string> {
    const { container } = sit(table, { seat: 2, card, may: ['Reveal', 'Accuse'] })
    if (held) await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
    const secret = container.querySelector('.card')!
    for (const line of secret.querySelectorAll('dd')) line.textContent = 'x'
    for (const art of secret.querySelectorAll('.art')) art.textContent = '' // another picture for every place
    const html = container.innerHTML.replace(/(["#])c\d+\b/g, '$1id')
    cleanup()
    return html
  }

  const tables: [string, SpyfallTable][] = [
    ['a look', aTable({ phase: { type: 'Looking', seen: [], until: null } })],
    ['questions', aTable()],
    ['a vote', aTable({ phase: accusing })],
    ['Star Wars', aTable({}, { box: 'starwars', roles: false })],
    ['old buddies', aTable({ phase: { type: 'Meeting', seen: [], until: null } }, { spies: 2, old_buddies: true })],
  ]
  test.each(tables)('has one shape for spies and others, held or not: %s', async (_, table) => {
    const met = table.terms.old_buddies
    const [spy, local] = [
      { ...SPY, met, buddy: met ? 4 : null },
      { ...LOCAL, met },
    ]
    for (const held of [false, true]) expect(await shape(table, spy, held)).toBe(await shape(table, local, held))
  })

  test('is nowhere on the page unless it is held', async () => {
    const { container } = sit(aTable(), { seat: 2 })
    expect(container.innerHTML).not.toMatch(/Wedding|bride/)
    await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
    expect(screen.getByText('Wedding')).toBeTruthy()
    expect(screen.getByText('bride')).toBeTruthy()
    await fireEvent.keyDown(button('You hold your card'), { key: ' ' })
    expect(container.innerHTML).not.toMatch(/Wedding|bride/)
  })

  test('of an old buddy names the other spy, and any other card says as much', async () => {
    const table = aTable({ phase: { type: 'Meeting', seen: [], until: null } }, { spies: 2, old_buddies: true })
    sit(table, { seat: 2, card: { ...SPY, met: true, buddy: 4 } })
    await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
    const lines = [...document.querySelectorAll('.card dd')].map((line) => line.textContent)
    expect(lines).toEqual(['You don’t know it', 'the spy', 'Eve'])
  })
})

describe('the buttons on every phone', () => {
  test('"I am the spy" asks once more, and closes for whoever presses it', async () => {
    for (const card of [SPY, LOCAL]) {
      const { play, container } = sit(aTable(), { seat: 2, card, may: ['Reveal', 'Accuse'] })
      const before = container.innerHTML
      await tap('I am the spy')
      expect(play).not.toHaveBeenCalled()
      await tap('Show my card')
      expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Reveal' })
      expect(screen.queryByText('Keep playing')).toBeNull()
      expect(container.innerHTML).toBe(before)
      cleanup()
    }
  })

  test('SF2-O35: the first tap on "Accuse" stops the clock; whoever stopped it names somebody, or lets it go on', async () => {
    const { play } = sit(aTable(), { seat: 2, may: ['Reveal', 'Accuse', 'StopClock'] })
    await tap('Accuse')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'StopClock' })
    expect(screen.queryByText('Who do you accuse?')).toBeNull()
    cleanup()
    const stopped = aTable({
      phase: { type: 'Stopped', accuser: 2, until: 30_000, turn: questioning().turn, left: 61_000 },
    })
    const accuser = sit(stopped, { seat: 2, may: ['Accuse', 'Withdraw'] })
    expect(screen.getByText('Cy stops the clock to accuse somebody')).toBeTruthy()
    await tap('Dee')
    await tap('Accuse Dee')
    expect(accuser.play).toHaveBeenCalledExactlyOnceWith({ type: 'Accuse', seat: 3 })
    cleanup()
    const timid = sit(stopped, { seat: 2, may: ['Accuse', 'Withdraw'] })
    await tap('Nobody after all')
    expect(timid.play).toHaveBeenCalledExactlyOnceWith({ type: 'Withdraw' })
    cleanup()
    sit(stopped, { seat: 3 })
    expect(screen.queryByText('Who do you accuse?')).toBeNull()
    cleanup()
    const host = sit(stopped, { seat: 0, host: ['Withdraw', 'VoidRound'] })
    await tap('History')
    await tap('Let the clock go on')
    expect(host.playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'Withdraw' })
  })

  test('SF2-68: an accusation names somebody else, once', async () => {
    const { play } = sit(aTable(), { seat: 2, may: ['Reveal', 'Accuse'] })
    await tap('Accuse')
    const sheet = within(screen.getByText('Who do you accuse?').closest('dialog')!)
    expect(sheet.queryByRole('button', { name: 'Cy' })).toBeNull()
    await fireEvent.click(sheet.getByRole('button', { name: 'Dee' }))
    expect(play).not.toHaveBeenCalled()
    await tap('Accuse Dee')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Accuse', seat: 3 })
    cleanup()
    sit(aTable({ accused: [2] }), { seat: 2, may: ['Reveal'] })
    expect(button('Accusation used').disabled).toBe(true)
  })

  test('crossing a place out sends nothing, and is kept on this phone for this round', async () => {
    const { play, playAsHost, act } = sit(aTable({ used: [3] }), { seat: 2, may: ['Reveal', 'Accuse'] })
    await tap('Locations')
    expect(screen.queryByRole('button', { name: 'Bakery' })).toBeNull() // it was played
    await tap('Harbour')
    expect(button('Harbour').getAttribute('aria-pressed')).toBe('true')
    cleanup()
    sit(aTable({ used: [3] }), { seat: 2 })
    await tap('Locations')
    expect(button('Harbour').getAttribute('aria-pressed')).toBe('true')
    cleanup()
    sit(aTable({ used: [3] }), { seat: 1 }) // the phone was passed on
    await tap('Locations')
    expect(button('Harbour').getAttribute('aria-pressed')).toBe('false')
    cleanup()
    sit(aTable({ used: [3, 0], round: 2 }), { seat: 2 })
    await tap('Locations')
    expect(button('Harbour').getAttribute('aria-pressed')).toBe('false')
    for (const send of [play, playAsHost, act]) expect(send).not.toHaveBeenCalled()
  })
})

describe('the host', () => {
  test('may void a round when any seat has been away for two minutes', async () => {
    const missing = [{ seat: 3, since: -200_000 }]
    const { playAsHost } = sit(aTable({ missing }), { seat: 0, host: ['VoidRound', 'PassTurn'] })
    expect(screen.getByText(/Away for over two minutes: Dee/)).toBeTruthy()
    await tap('Void this round')
    await tap('Tap again: void it and deal again')
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'VoidRound' })
  })

  test('passes a turn on', async () => {
    const { playAsHost } = sit(aTable(), { seat: 0, host: ['VoidRound', 'PassTurn'] })
    await tap('History')
    await tap('Go on without Ben')
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'PassTurn', seat: 1 })
  })
})

test('an onlooker sees the table, and has nothing to press but what can be looked up', () => {
  sit(aTable())
  expect(
    screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim()),
  ).toEqual(['Locations', 'History'])
})

test('letting go of a new card tells the table that one has looked, and nothing else does', async () => {
  const table = aTable({ phase: { type: 'Looking', seen: [], until: null } })
  for (const card of [SPY, LOCAL]) {
    const { play } = sit(table, { seat: 2, card, may: ['Look'] })
    await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
    expect(play).not.toHaveBeenCalled()
    await fireEvent.keyDown(button('You hold your card'), { key: ' ' })
    await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Look' }), PATIENCE_MS)
    cleanup()
  }
  const again = sit(table, { seat: 2 }) // who has looked may look again
  await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
  await fireEvent.keyDown(button('You hold your card'), { key: ' ' })
  expect(again.play).not.toHaveBeenCalled()
})

test('the dealer starts the clock without waiting for the phones, and is told so', async () => {
  const { play } = sit(aTable({ phase: { type: 'Looking', seen: [0], until: null } }), { seat: 0, may: ['StartClock'] })
  expect(screen.getByText(/No need to wait for the phones/)).toBeTruthy()
  await tap('Start the clock')
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'StartClock' })
})

test('all have looked: everybody sees when the clock will start', () => {
  sit(aTable({ phase: { type: 'Looking', seen: [0, 1, 2, 3, 4], until: 60_000 }, waiting: [] }), { seat: 2 })
  expect(screen.getByText('Everybody is ready')).toBeTruthy()
  expect(screen.getByText(/^The clock starts in \d+…$/)).toBeTruthy()
})

test('whoever wants words only has no picture on the card or in the list', async () => {
  const { container } = sit(aTable(), { seat: 2 })
  await tap('Locations')
  expect(container.querySelectorAll('dialog span.art')).toHaveLength(4)
  await fireEvent.click(screen.getByRole('switch', { name: 'Words only' }))
  expect(container.querySelectorAll('dialog span.art')).toHaveLength(0)
  await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
  expect(container.querySelector('.card dl')).toBeTruthy()
  expect(container.querySelector('.card .art')).toBeNull()
  change({ wordsOnly: false })
})

test('on a laptop the wall is beside the table, and a click on it crosses a place out for oneself', async () => {
  viewport(1280, 800)
  const { play } = sit(aTable({ used: [3] }), { seat: 3, may: ['Reveal', 'Accuse'] })
  expect(screen.getByText('Where are we?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Bakery' })).toBeNull() // it was played
  await tap('Harbour')
  expect(button('Harbour').getAttribute('aria-pressed')).toBe('true')
  expect(play).not.toHaveBeenCalled()
})

test('Esc lets go of a card', async () => {
  const { container } = sit(aTable(), { seat: 2 })
  await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
  expect(container.querySelector('.card dl')).toBeTruthy()
  await fireEvent.keyDown(button('You hold your card'), { key: 'Escape' })
  expect(container.querySelector('.card dl')).toBeNull()
})

test('a TV shows the same table and no card, even in a browser that holds a seat', () => {
  const { room } = aRoom({ seat: 2, may: ['Reveal', 'Accuse'] })
  const { container } = render(SpyfallTv, { room, table: aTable({ used: [3] }) })
  expect(screen.getByText('1:00')).toBeTruthy()
  expect(container.querySelectorAll('button')).toHaveLength(1) // its sound
  expect(container.innerHTML).not.toMatch(/bride/)
})
