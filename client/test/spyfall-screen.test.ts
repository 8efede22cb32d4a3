import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import Spyfall from '../src/games/spyfall/phone/Spyfall.svelte'
import SpyfallTv from '../src/games/spyfall/tv/SpyfallTv.svelte'
import type { SpyfallAccusing, SpyfallCard, SpyfallHand, SpyfallTable } from '../src/wire'
import { aRoom, aRound, aTable, LOCAL, questioning, SPY } from './spyfall-fixture'
import { PATIENCE_MS } from './patience'

type Who = Parameters<typeof aRoom>[0]

function sit(table: SpyfallTable, who: Who = {}) {
  const sent = aRoom(who)
  return { ...sent, ...render(Spyfall, { room: sent.room, table }) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
const tap = (name: string | RegExp) => fireEvent.click(button(name))
const accusing: SpyfallAccusing = {
  type: 'Accusing',
  accuser: 0,
  suspect: 1,
  voted: [0],
  until: 30_000,
  turn: questioning().turn,
  left: 61_000,
}

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts('spyfall')
})
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  localStorage.clear()
  viewport(390, 844)
})
afterEach(cleanup)

/** How large the screen is: on that of a laptop there is room for a wall. */
function viewport(width: number, height: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } }
  happyDOM.setViewport({ width, height })
}

describe('a card', () => {
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
    await fireEvent.keyUp(button('You hold your card'), { key: ' ' })
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
    expect(screen.queryByText('Whom do you accuse?')).toBeNull()
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
    expect(screen.queryByText('Whom do you accuse?')).toBeNull()
    cleanup()
    const host = sit(stopped, { seat: 0, host: ['Withdraw', 'VoidRound'] })
    await tap('History')
    await tap('Let the clock go on')
    expect(host.playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'Withdraw' })
  })

  test('SF2-68: an accusation names somebody else, once', async () => {
    const { play } = sit(aTable(), { seat: 2, may: ['Reveal', 'Accuse'] })
    await tap('Accuse')
    const sheet = within(screen.getByText('Whom do you accuse?').closest('dialog')!)
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

describe('questions', () => {
  test('one tap on a person asks them; not the one who has just asked', async () => {
    const { play } = sit(aTable(), { seat: 1, may: ['Reveal', 'Accuse', 'Ask'] })
    expect(screen.queryByRole('button', { name: /Ann/ })).toBeNull()
    await tap(/^Dee/)
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Ask', seat: 3 })
  })

  test('a tap on the wrong face is taken back by whoever made it', async () => {
    const { play } = sit(aTable(), { seat: 0, may: ['Reveal', 'Accuse', 'TakeBack'] })
    await tap('Undo: I didn’t mean Ben')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'TakeBack' })
  })

  test('whoever is not asked can pick nobody', () => {
    sit(aTable(), { seat: 3, may: ['Reveal', 'Accuse'] })
    expect(screen.queryByRole('button', { name: /Dee|Eve/ })).toBeNull()
    expect(screen.getByText('Ann asks, Ben answers and asks next')).toBeTruthy()
  })

  test('in writing: a person and a question, then an answer', async () => {
    const table = aTable({}, { asking: 'written' })
    const { play } = sit(table, { seat: 1, may: ['Reveal', 'Accuse', 'Ask'] })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' Cold today? ' } })
    expect(button('Send').disabled).toBe(true)
    await tap(/^Eve/) // a face or the list: both choose whom to ask
    expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('4')
    expect(play).not.toHaveBeenCalled()
    await fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', shiftKey: true })
    expect(play).not.toHaveBeenCalled()
    await fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Ask', seat: 4, question: 'Cold today?' })
    cleanup()
    const talk = [{ asker: 1, target: 4, question: 'Cold today?', answer: '' }]
    const answer = sit(
      { ...table, talk, phase: questioning({ answering: 4 }) },
      { seat: 4, may: ['Reveal', 'Accuse', 'Answer'] },
    )
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Always.' } })
    await fireEvent.submit(button('Send').closest('form')!)
    expect(answer.play).toHaveBeenCalledExactlyOnceWith({ type: 'Answer', answer: 'Always.' })
  })

  test('on honour no turn is shown', () => {
    sit(aTable({ phase: questioning({ asker: null, barred: null }) }, { asking: 'off' }), {
      seat: 1,
      may: ['Reveal', 'Accuse'],
    })
    expect(screen.getByText(/^Ask each other\. Ann begins\./)).toBeTruthy()
  })
})

describe('votes', () => {
  test('yes or no, and what is missing; not a word of how others voted', async () => {
    const { play } = sit(aTable({ phase: accusing, waiting: [2, 3, 4], votes_needed: 4 }), { seat: 2, may: ['Vote'] })
    expect(screen.getByText('Waiting for 3 votes')).toBeTruthy()
    expect(screen.getByText(/4 yes votes needed/)).toBeTruthy()
    await tap('Yes, Ben is a spy')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Vote', guilty: true })
  })

  test('the suspect has no vote; who has voted sees their own', () => {
    sit(aTable({ phase: accusing }), { seat: 1 })
    expect(screen.getByText('You are accused. You have no vote in this.')).toBeTruthy()
    cleanup()
    sit(aTable({ phase: { ...accusing, voted: [0, 2] } }), { seat: 2, vote: false })
    expect(screen.getByText('You voted no. It will be opened with the others.')).toBeTruthy()
  })

  test('the opened votes are stamped one by one, then comes the verdict, until it is put aside or for a while', async () => {
    const trial = { suspect: 1, accuser: 0, mid_round: true, guilty: [0, 2], innocent: [3, 4], passed: false }
    for (const put of [() => tap('Continue'), () => vi.advanceTimersByTimeAsync(6600)]) {
      vi.useFakeTimers()
      const { room, rerender } = sit(aTable({ phase: accusing }), { seat: 2 })
      await rerender({ room, table: aTable({ trials: [trial] }) })
      const voters = () => [...document.querySelectorAll('.votes li')].map((item) => item.textContent?.trim())
      await vi.advanceTimersByTimeAsync(300)
      expect(voters()).toEqual(['Ann', 'Cy'])
      expect(screen.queryByText('Ben is not convicted')).toBeNull()
      await vi.advanceTimersByTimeAsync(1600)
      expect(voters()).toEqual(['Ann', 'Cy', 'Dee', 'Eve'])
      expect(screen.getByText('Ben is not convicted')).toBeTruthy()
      await put()
      expect(screen.queryByText('Ben is not convicted')).toBeNull()
      cleanup()
      vi.useRealTimers()
    }
  })

  test('SF2-57: when time is up, each in turn names a suspect', async () => {
    const { play } = sit(aTable({ phase: { type: 'Nominating', seat: 0, lap: 0, until: 60_000 } }), {
      seat: 0,
      may: ['Nominate'],
    })
    await tap(/^Eve/)
    await tap('My suspect: Eve')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Nominate', seat: 4 })
  })

  test('SW-41: the dealer opens the vote on each candidate', async () => {
    const { play } = sit(
      aTable({ phase: { type: 'Facing', seat: 2, lap: 1, until: 60_000, nominator: null } }, { box: 'starwars' }),
      { seat: 0, may: ['OpenVote'] },
    )
    await tap('Vote on Cy')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'OpenVote' })
  })
})

describe('naming the place', () => {
  const phase = { type: 'Guessing', seat: 4, until: 60_000, extended: false, guesses: [] } as const

  test('a revealed spy picks one that was not played, and confirms', async () => {
    const { play } = sit(aTable({ phase: { ...phase, guesses: [] }, used: [0], unplayed: [1, 2, 3] }), {
      seat: 4,
      card: SPY,
      may: ['Guess', 'MoreTime'],
    })
    expect(screen.queryByRole('button', { name: 'Zoo' })).toBeNull()
    await tap('Harbour')
    expect(screen.getByText('You say: Harbour')).toBeTruthy()
    await tap('Not yet')
    expect(screen.queryByText('You say: Harbour')).toBeNull()
    await tap('Harbour')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByText('You say: Harbour')).toBeNull()
    await tap('Harbour')
    expect(play).not.toHaveBeenCalled()
    await tap('Yes, that’s it')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Guess', place: 1 })
  })

  test('SF2-83: the second spy sees the first guess, and no verdict', () => {
    sit(aTable({ phase: { ...phase, guesses: [{ seat: 1, place: 0 }] } }), { seat: 2 })
    expect(screen.getByText('Ben: Zoo')).toBeTruthy()
    expect(screen.getByText('Eve is the other spy and must name a location too')).toBeTruthy()
  })
})

describe('after a round', () => {
  const over = (terms = {}) =>
    aTable({ phase: { type: 'RoundOver' }, history: [aRound()], scores: [0, 0, 0, 0, 4], used: [2] }, terms)

  test('everything lies open, every point with its rule', () => {
    sit(over(), { seat: 0, card: null })
    expect(screen.getByText('The spy wins!')).toBeTruthy()
    expect(screen.getByText('Wedding')).toBeTruthy()
    expect(button(/\+2.*the spy side won.*SF2-97/)).toBeTruthy()
    expect(button(/\+2.*named the location.*SF2-98/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull()
  })

  test('the next dealer goes on; the host may also seat a newcomer', async () => {
    const next = sit(over(), { seat: 1, card: null, may: ['NextRound'] })
    expect(screen.getByText('New here: Fay. Ann can let them into the next round.')).toBeTruthy()
    await tap('Next round')
    expect(next.play).toHaveBeenCalledExactlyOnceWith({ type: 'NextRound', reshuffle: false })
    cleanup()
    const host = sit(over(), { seat: 0, card: null, host: ['NextRound', 'Retire'] })
    expect(button('Let Fay join the next round').closest('footer')).toBeTruthy() // in sight, above the way on
    await tap('Let Fay join the next round')
    expect(host.act).toHaveBeenCalledExactlyOnceWith({ type: 'SitIn', member: 5 }, true)
    await tap('Next round')
    expect(host.playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'NextRound', reshuffle: false })
  })

  test('SW-O13: the host decides about a reshuffle, also a host who deals next', async () => {
    const reshuffle: SpyfallHand['offers'][number] = { kind: 'NextRound', choices: { reshuffle: [false, true] } }
    const { play, playAsHost } = sit(over(), { seat: 1, card: null, may: ['NextRound'], host: [reshuffle] })
    await fireEvent.click(screen.getByRole('switch'))
    await tap('Next round')
    expect(play).not.toHaveBeenCalled()
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'NextRound', reshuffle: true })
    cleanup()
    sit(over(), { seat: 0, card: null, host: ['NextRound'] })
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('a tie is a shared win, and the points are one tap away', async () => {
    const end = aTable({ phase: { type: 'Over' }, scores: [4, 0, 4, 1, 0], history: [aRound()] })
    sit(end, { seat: 0, card: null })
    expect(await screen.findByText('You win!')).toBeTruthy()
    expect(screen.queryByText('Rank 1')).toBeNull()
    await tap('Final score')
    expect(screen.getAllByText('Rank 1')).toHaveLength(2)
    cleanup()
    sit(end, { seat: 1, card: null })
    expect(await screen.findByText('Oh no!')).toBeTruthy()
    expect(screen.getByText(/^A shared win: Ann and Cy!/)).toBeTruthy()
  })
})

describe('the host', () => {
  test('may void a round when any seat has been away for two minutes', async () => {
    const missing = [{ seat: 3, since: -200_000 }]
    const { playAsHost } = sit(aTable({ missing }), { seat: 0, host: ['VoidRound', 'PassTurn'] })
    expect(screen.getByText(/Away for over two minutes: Dee/)).toBeTruthy()
    await tap('Void this round')
    await tap('Tap again: void, and deal anew')
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

test('phone and TV tell a conviction in steps, and nothing of it before its step', async () => {
  vi.useFakeTimers()
  const trial = { suspect: 4, accuser: 0, mid_round: true, guilty: [0, 1, 2, 3], innocent: [], passed: true }
  const ending = { type: 'Convicted', suspect: 4, mid_round: true } as const
  const after = aTable({
    phase: { type: 'RoundOver' },
    trials: [trial],
    history: [aRound({ ending, won: 'others' })],
    scores: [2, 2, 2, 2, 0],
    used: [2],
  })
  for (const Screen of [Spyfall, SpyfallTv]) {
    const { room } = aRoom({ seat: 1 })
    const { container, rerender } = render(Screen, { room, table: aTable({ phase: accusing }) })
    await rerender({ room, table: after })
    const seen: Record<string, string> = {}
    for (let passed = 0; passed < 12_000; passed += 100) {
      const beat = container.querySelector('[data-beat]')?.getAttribute('data-beat') ?? 'told'
      seen[beat] = container.querySelector('main')!.innerHTML
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(Object.keys(seen)).toEqual(['votes', 'verdict', 'pass', 'stamp', 'poster', 'told'])
    const first = (text: string | RegExp) => Object.entries(seen).find(([, html]) => html.match(text))?.[0]
    expect(first('Eve is convicted')).toBe('verdict')
    expect(first('And Eve is…')).toBe('pass')
    expect(first('>Spy<')).toBe('stamp')
    expect(first('You were here: Wedding')).toBe('poster')
    for (const late of ['The locals win!', 'class="told|result told', 'bride']) expect(first(late)).toBe('told')
    cleanup()
  }
  vi.useRealTimers()
})

test('letting go of a new card tells the table that one has looked, and nothing else does', async () => {
  const table = aTable({ phase: { type: 'Looking', seen: [], until: null } })
  for (const card of [SPY, LOCAL]) {
    const { play } = sit(table, { seat: 2, card, may: ['Look'] })
    await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
    expect(play).not.toHaveBeenCalled()
    await fireEvent.keyUp(button('You hold your card'), { key: ' ' })
    await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Look' }), PATIENCE_MS)
    cleanup()
  }
  const again = sit(table, { seat: 2 }) // who has looked may look again
  await fireEvent.keyDown(button('Hold to see your card'), { key: ' ' })
  await fireEvent.keyUp(button('You hold your card'), { key: ' ' })
  expect(again.play).not.toHaveBeenCalled()
})

test('the dealer starts the clock without waiting for the phones, and is told so', async () => {
  const { play } = sit(aTable({ phase: { type: 'Looking', seen: [0], until: null } }), { seat: 0, may: ['StartClock'] })
  expect(screen.getByText(/You need not wait for the phones/)).toBeTruthy()
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
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(container.querySelector('.card dl')).toBeNull()
})

test('a TV shows the same table and no card, even in a browser that holds a seat', () => {
  const { room } = aRoom({ seat: 2, may: ['Reveal', 'Accuse'] })
  const { container } = render(SpyfallTv, { room, table: aTable({ used: [3] }) })
  expect(screen.getByText('1:00')).toBeTruthy()
  expect(container.querySelectorAll('button')).toHaveLength(1) // its sound
  expect(container.innerHTML).not.toMatch(/bride/)
})
