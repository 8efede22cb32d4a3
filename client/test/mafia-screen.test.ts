import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Mafia from '../src/games/mafia/phone/Mafia.svelte'
import MafiaTv from '../src/games/mafia/tv/MafiaTv.svelte'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { MafiaHand, MafiaTable } from '../src/wire'
import { PATIENCE_MS } from './patience'
import { aConsole, aHolding, aRoom, aTable, aTold, clock, first, night, NOW, second, type Who } from './mafia-fixture'
import { sitInTime } from './mafia-phone'

function sit(table: MafiaTable, who: Who = {}) {
  const sent = aRoom(who)
  return { ...sent, ...render(Mafia, { room: sent.room, table }) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
const tap = (name: string | RegExp) => fireEvent.click(button(name))

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts('mafia')
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined)) // where a phone finds this machine is not asked for here
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page without ids made up by Svelte. */
const page = (container: HTMLElement) => container.innerHTML.replace(/(["#(])c\d+\b/g, '$1id')

const HANDS: Record<string, Partial<MafiaHand>> = {
  cop: { token: 'cop', first: 'suspect', second: 'trust' },
  mafioso: {
    token: 'mafioso',
    first: 'suspect',
    second: 'mark',
    waking: [2, 4],
    marks: [{ seat: 4, target: 7 }],
  },
  agent: { token: 'agent', first: 'look', second: 'trust', looks: [{ turn: 1, seat: 4, token: 'mafioso' }] },
}

const STEPS: [string, MafiaTable][] = [
  ['opening', night({ type: 'Opening', clock: clock(), ready: [], called: false }, { turn: 0 })],
  ['dusk', night({ type: 'Dusk', clock: clock(5000) })],
  ['the first task', night(first)],
  ['the panel', night({ type: 'Panel', clock: clock(5000) })],
  ['the second task', night(second)],
  ['both tasks at once', night({ ...second, slot: 'both' }, {}, { night: 'short' })],
  ['closed eyes', night(second, {}, { night: 'eyes' })],
  ['talk', aTable()],
  ['a vote', aTable({ phase: { type: 'FirstVote', clock: clock() } })],
  ['farewell', aTable({ phase: { type: 'Farewell', seat: 7, call: NOW + 8000, clock: clock(10_000), card: false } })],
]

describe('a page', () => {
  test.each(STEPS)('is the same for a Cop, a Mafioso and the Agent while nobody holds: %s', (_, table) => {
    const pages = Object.values(HANDS).map((hand) => {
      const { container } = sit(table, { seat: 2, hand, may: ['Choose', 'Ready', 'Vote'] })
      const html = page(container)
      cleanup()
      return html
    })
    expect(new Set(pages).size).toBe(1)
  })

  test.each(STEPS.slice(0, 6))('held, it differs in nothing but the words of the note: %s', async (_, table) => {
    const pages: string[] = []
    for (const hand of Object.values(HANDS)) {
      const { container } = sit(table, { seat: 2, hand, may: ['Choose', 'Ready', 'Vote'] })
      await fireEvent.keyDown(button(/^Hold/), { key: ' ' })
      const note = container.querySelector('.note .paper')!
      const words = note.querySelectorAll('p')
      for (const word of words) {
        expect(word.textContent).toMatch(/\S/)
        word.textContent = 'x'
      }
      pages.push(page(container))
      cleanup()
    }
    expect(new Set(pages).size).toBe(1)
  })

  test('tells no token unless it is held', async () => {
    const { container } = sit(night(second), { seat: 2, hand: HANDS.mafioso, may: ['Choose'] })
    expect(container.innerHTML).not.toMatch(/Mafioso|Who has to go/)
    await fireEvent.keyDown(button('Hold: your task'), { key: ' ' })
    expect(screen.getByText('Who has to go?')).toBeTruthy()
    expect(screen.getByText('With you: Ed')).toBeTruthy()
    expect(screen.getByText('Ed: Hal')).toBeTruthy()
    await fireEvent.keyDown(button(/Let go/), { key: ' ' })
    expect(container.innerHTML).not.toMatch(/Who has to go/)
  })
})

describe('a night', () => {
  beforeEach(() => void vi.useFakeTimers())

  test('a phone sends at the calls what is selected, or nothing, and never in between', async () => {
    const { play, pass } = sitInTime(night(second), { seat: 2, may: ['Choose'] })
    await pass(3500)
    expect(play.mock.calls).toEqual([[{ type: 'Choose', call: 0, one: null, two: null }]])
    await tap('Hal')
    await tap('Ed')
    await pass(8000)
    expect(play).toHaveBeenCalledTimes(1)
    await pass(2000)
    expect(play.mock.calls[1]).toEqual([{ type: 'Choose', call: 1, one: null, two: 4 }])
    await tap('Ed') // nobody, after all
    await pass(12_000)
    expect(play.mock.calls.slice(2)).toEqual([[{ type: 'Choose', call: 2, one: null, two: null }]])
  })

  test('what is on its way changes nothing on the page', async () => {
    const { container, room, pass } = sitInTime(night(first), { seat: 2, may: ['Choose'] })
    const forever = vi.fn(() => new Promise<undefined>(() => undefined))
    Object.assign(room, { play: forever })
    const still = () => page(container).replace(/<div class="fuse.*?<\/div><\/div>/, '')
    await tap('Ed')
    const before = still()
    await pass(4000)
    expect(forever).toHaveBeenCalledOnce()
    expect(still()).toBe(before)
    expect(container.querySelector('.notice')).toBeNull()
  })

  test('a phone that was loaded again keeps what it has sent, and waits for the next call', async () => {
    const chosen = { turn: 1, one: null, two: 6 }
    const late = { ...second, calls: [NOW - 1000, NOW + 3000], clock: clock(5000) }
    const { play, pass } = sitInTime(night(late), { seat: 2, hand: { chosen }, may: ['Choose'] })
    await pass(1000)
    expect(play).not.toHaveBeenCalled()
    expect(button('Gus').getAttribute('aria-pressed')).toBe('true')
    await pass(3000)
    expect(play.mock.calls).toEqual([[{ type: 'Choose', call: 1, one: null, two: 6 }]])
  })

  test('where both tasks are one step, a phone sends both choices', async () => {
    const both = { ...second, slot: 'both' as const }
    const { play, pass } = sitInTime(night(both, {}, { night: 'short' }), { seat: 2, may: ['Choose'] })
    await tap('Hal')
    await tap('Next question')
    await tap('Ed')
    await pass(3500)
    expect(play.mock.calls).toEqual([[{ type: 'Choose', call: 0, one: 7, two: 4 }]])
  })

  test('those who are out, and onlookers, send nothing', async () => {
    for (const who of [{ seat: 7 }, {}]) {
      const { play, pass } = sitInTime(aTable({ ...night(second), fallen: aTable().fallen, living: [0, 1, 2] }), who)
      await pass(5000)
      expect(play).not.toHaveBeenCalled()
      cleanup()
    }
  })

  test('MF-79: a last shot is told at the call, and everybody else only sees silence', async () => {
    const farewell = aTable({ phase: { type: 'Farewell', seat: 7, call: NOW + 3000, clock: clock(5000), card: false } })
    const { play, pass } = sitInTime(farewell, { seat: 7, may: ['Shoot'] })
    await tap('Ben')
    await pass(2500)
    expect(play).not.toHaveBeenCalled()
    await pass(1000)
    expect(play.mock.calls).toEqual([[{ type: 'Shoot', seat: 1 }]])
    cleanup()
    sit(farewell, { seat: 2 })
    expect(screen.getByText('Silence for Hal')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a council', () => {
  test.each([0, 2, 5])('whoever holds the phone stands in front: %i', (seat) => {
    sit(aTable(), { seat, may: ['Ready'] })
    const ring = screen.getByRole('list', { name: 'Players, clockwise round the table' })
    expect(ring.firstElementChild!.querySelector('.me')).toBeTruthy()
  })

  test('ready, and not yet', async () => {
    const { play } = sit(aTable(), { seat: 2, may: ['Ready'] })
    expect(screen.getByText('0 of 5 ready')).toBeTruthy()
    await tap('Ready to vote')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Ready', ready: true })
    cleanup()
    const again = sit(aTable({ phase: { type: 'Talk', clock: clock(), ready: [2] } }), { seat: 2, may: ['Ready'] })
    await tap('Wait, not yet')
    expect(again.play).toHaveBeenCalledExactlyOnceWith({ type: 'Ready', ready: false })
  })

  test('MF-O70: before the night the town talks, sees who has left, and says when it is ready', async () => {
    const phase = { type: 'LastCards' as const, clock: clock(20_000), ready: [0] }
    const out = { seat: 7, token: 'cop' as const, cause: 'vote' as const, turn: aTable().turn, by: null }
    const { play } = sit(aTable({ phase, fallen: [out] }), { seat: 2, may: ['Ready'] })
    expect(screen.getByText('Before the night')).toBeTruthy()
    expect(screen.getByText('1 of 5 ready')).toBeTruthy()
    expect(screen.getByText('Out today: Hal, Cop')).toBeTruthy()
    await tap('Ready for the night')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Ready', ready: true })
    cleanup()
    const { room } = aRoom()
    render(MafiaTv, { room, table: aTable({ phase, fallen: [] }) })
    expect(screen.getByText('Nobody was voted out today.')).toBeTruthy()
  })

  test('MF-40: a vote is a tap and a confirmation; who has voted is shown, for whom is not', async () => {
    const table = aTable({ phase: { type: 'FirstVote', clock: clock() }, voters: [0, 1, 2, 3, 4, 5, 6], voted: [1, 3] })
    const { play } = sit(table, { seat: 2, may: ['Vote'] })
    expect(screen.getByText(/2 of 7 have voted/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cy' })).toBeNull()
    await tap('Ed')
    expect(play).not.toHaveBeenCalled()
    await tap('Vote: Ed')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Vote', seat: 4 })
    cleanup()
    sit(table, { seat: 1, hand: { ballot: 4 } })
    expect(screen.getByText(/Your vote: Ed/)).toBeTruthy()
  })

  test('MF-53: the ballots lie open by name', () => {
    const ballots = [4, 4, 4, 4, 1, null, 1, null]
    const all = clock(1000, { since: NOW - 9000 }) // they are up
    sit(aTable({ phase: { type: 'Count', final: false, finalists: [1, 4], clock: all }, ballots }), { seat: 2 })
    expect(screen.getByLabelText('Ed: 4 fingers').textContent).toMatch(/Ann.*Ben.*Cy.*Dee/)
    expect(screen.getByLabelText('Ben: 2 fingers').textContent).toMatch(/Ed.*Gus/)
    expect(screen.getByText('Fay: didn’t vote')).toBeTruthy()
  })

  test('MF-43: the finalist who speaks ends the speech, and nobody else can', async () => {
    const table = aTable({ phase: { type: 'Speeches', finalists: [1, 4], speaker: 1, clock: clock() } })
    const { play } = sit(table, { seat: 1, may: ['EndSpeech'] })
    await tap('I have spoken')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'EndSpeech' })
    cleanup()
    sit(table, { seat: 2 })
    expect(screen.getByText('Ben speaks')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have spoken' })).toBeNull()
  })

  test('MF-47: in a tie a vote can be moved', async () => {
    const table = aTable({
      phase: { type: 'TieTalk', finalists: [1, 4], round: 1, moved: false, clock: clock() },
      ballots: [1, 4, 1, 4, 1, 4, null, null],
    })
    const { play } = sit(table, { seat: 2, may: [{ kind: 'Vote', choices: { seat: [4] } }] })
    expect(screen.getByText('Your vote now: Ben')).toBeTruthy()
    await tap(/Ed/)
    await tap('Move my vote: Ed')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Vote', seat: 4 })
  })

  test('in writing: a line is sent by Enter', async () => {
    const talk = [{ seat: 3, text: 'It is Ed.', at: 1 }]
    const { play } = sit(aTable({ talk }, { talk: 'written' }), { seat: 2, may: ['Say'] })
    expect(screen.getByText('It is Ed.')).toBeTruthy()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' No. ' } })
    await fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Say', text: 'No.' })
  })

  test('nobody is told of a lot before the wheel has stopped', () => {
    const table = aTable({
      phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: clock(11_500), lot: [1, 2], by: null, gang: false },
      fallen: [{ seat: 1, token: 'mafioso', cause: 'vote', turn: 2, by: null }],
      living: [0, 2, 3, 4],
      council: { turn: 2, votes: [], lot: [1, 2], out: 1 },
    })
    const { container } = sit(table, { seat: 1, hand: { token: 'mafioso' } })
    expect(container.innerHTML).not.toMatch(/You have to go|Mafioso|You are out/)
    expect(screen.getByText('The lot')).toBeTruthy()
    cleanup()
    const { room } = aRoom()
    const tv = render(MafiaTv, { room, table })
    expect(tv.container.querySelector('main')!.innerHTML).not.toMatch(/has to go|Mafioso(?!<)/)
  })
})

describe('those who are out', () => {
  const ghost = {
    agent: 0,
    waking: [1, 4],
    looks: [],
    marks: [{ seat: 1, target: 3 }],
    tokens: [],
    recruit: null,
    deck: null,
  }

  test('see with open eyes, under the finger', async () => {
    const table = night(second, { turn: 3, living: [0, 1, 2, 3, 4, 5, 6], fallen: aTable().fallen })
    const { container } = sit(table, { seat: 7, hand: { ghost } })
    expect(container.innerHTML).not.toMatch(/Awake|Agent/)
    await fireEvent.keyDown(button('Hold: see what is hidden'), { key: ' ' })
    expect(screen.getByText('Agent: Ann')).toBeTruthy()
    expect(screen.getByText('Awake: Ben, Ed')).toBeTruthy()
    expect(screen.getByText('Ben marks Dee')).toBeTruthy()
  })

  test('bet on whom the council will vote out', async () => {
    const { play } = sit(aTable(), { seat: 7, may: ['Bet'] })
    await tap('Got it')
    await tap('Who will they vote out?')
    await tap('Ed')
    await tap('Bet: Ed')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Bet', seat: 4 })
  })

  test('have a room of their own, where talk is written', async () => {
    const whispers = [{ seat: 7, text: 'Boo.', at: 1 }]
    const table = aTable({}, { talk: 'written', ghost_talk: true })
    sit(table, { seat: 7, hand: { whispers }, may: ['Say'] })
    await tap('Got it')
    await tap('Among ghosts')
    expect(screen.getByText('Boo.')).toBeTruthy()
    cleanup()
    sit(table, { seat: 2, may: ['Say'] })
    expect(screen.queryByRole('button', { name: 'Among ghosts' })).toBeNull()
  })
})

describe('who leads', () => {
  const seen = aConsole()
  const soft = { ...second, clock: clock(5000, { hard: false }) }

  test('opens the console by holding, once in each step; it never opens by itself', async () => {
    vi.useFakeTimers()
    const table = night(soft, { led: true })
    const { container, room, rerender, playAsMaster } = sit(table, { master: ['Next', 'Exclude'], console: seen })
    expect(container.innerHTML).not.toMatch(/Mafioso|Chosen so far/)
    await fireEvent.keyDown(button('Hold to open the console'), { key: ' ' })
    await vi.advanceTimersByTimeAsync(600)
    expect(screen.getByText('Chosen so far: Hal')).toBeTruthy()
    expect(screen.getByText('The Mafia: Ben, Ed')).toBeTruthy()
    await tap('Next')
    expect(playAsMaster).toHaveBeenCalledExactlyOnceWith({ type: 'Next' })
    await rerender({ room, table: night({ type: 'Panel', clock: clock() }, { led: true }) })
    expect(container.innerHTML).not.toMatch(/Mafioso|Chosen so far/)
  })

  test('has nothing to say once the app leads', () => {
    sit(aTable({ led: true }), { master: ['HandToApp'], console: seen })
    expect(screen.getByText('Talk. Who do you suspect, and why?')).toBeTruthy()
    cleanup()
    sit(aTable({ led: false }), { master: [], console: seen })
    expect(screen.queryByText('Talk. Who do you suspect, and why?')).toBeNull()
    expect(screen.getByText('The app leads')).toBeTruthy()
  })

  test('MF-O70: lets night fall', async () => {
    const phase = { type: 'LastCards' as const, clock: clock(20_000, { hard: false }), ready: [] }
    const { playAsMaster } = sit(aTable({ phase, led: true }), { master: ['Next', 'CallNight'], console: seen })
    expect(screen.getByText('A last word before the night. Tell me when you are ready.')).toBeTruthy()
    await tap('Let night fall')
    expect(playAsMaster).toHaveBeenCalledExactlyOnceWith({ type: 'CallNight' })
  })

  test('MF-64: puts somebody out after asking again', async () => {
    vi.useFakeTimers()
    const { playAsMaster } = sit(night(soft, { led: true }), { master: ['Next', 'Exclude'], console: seen })
    await fireEvent.keyDown(button('Hold to open the console'), { key: ' ' })
    await vi.advanceTimersByTimeAsync(600)
    await tap(/^Ed/)
    await tap('Remove: Ed')
    expect(playAsMaster).not.toHaveBeenCalled()
    await tap('Tap again: Ed is out')
    expect(playAsMaster).toHaveBeenCalledExactlyOnceWith({ type: 'Exclude', seat: 4 })
  })
})

describe('the host', () => {
  test('has small tools without secrets', async () => {
    const { playAsHost, act } = sit(aTable(), { seat: 0, host: ['MoreTime', 'CallNight', 'LetAppLead'] })
    await tap('History')
    await tap('Let night fall')
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'CallNight' })
    playAsHost.mockClear()
    await vi.waitFor(() => expect(screen.queryByText('Let night fall')).toBeNull(), PATIENCE_MS)
    await tap('History')
    await tap('30 s more')
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'MoreTime' })
    await vi.waitFor(() => expect(screen.queryByText('30 s more')).toBeNull(), PATIENCE_MS)
    await tap('History')
    await tap('Pause the game')
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'Pause' }, true)
  })

  test('MF-O64: takes somebody out who was away, when enough have agreed', async () => {
    const agreed = aTable().agreed.map((_, seat) => (seat === 3 ? [0, 1, 2] : []))
    const table = aTable({ missing: [3], removable: [3], agreed })
    const { playAsHost } = sit(table, { seat: 0, host: [{ kind: 'Remove', choices: { seat: [3] } }] })
    await tap('History')
    expect(screen.getByText(/3 agree/)).toBeTruthy()
    await tap('Take Dee out')
    await tap('Tap again: Dee is out')
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'Remove', seat: 3 })
  })
})

describe('the end', () => {
  const outcome = { winners: [0, 2, 3, 5, 6, 7], points: [], why: 'police' }
  const over = aTable({ phase: { type: 'Over', asleep: false }, told: aTold(), living: [0, 2] })

  test('says what it was for whoever holds the phone, and discloses everything', async () => {
    sit(over, { seat: 7, playing: { outcome } })
    expect(await screen.findByText('You win!')).toBeTruthy()
    expect(await screen.findByText('Best nose')).toBeTruthy()
    await tap('What really happened')
    expect(screen.getByText('Ben: Mafioso')).toBeTruthy()
    expect(screen.getByText('Ann looks at Ben: Mafioso')).toBeTruthy()
    expect(screen.getByText('Ben marks Hal')).toBeTruthy()
    expect(screen.getByText(/Cy suspects Ed/)).toBeTruthy()
    expect(screen.getByText(/Hal bets on Ed/)).toBeTruthy()
    cleanup()
    sit(over, { seat: 4, playing: { outcome } })
    expect(await screen.findByText('Not this time')).toBeTruthy()
  })

  test('says why, if it came before one side was gone', async () => {
    const certain = { winners: [1, 4], points: [], why: 'certain' }
    sit(over, { seat: 7, playing: { outcome: certain } })
    expect(await screen.findByText(/The Mafia could no longer lose/)).toBeTruthy()
  })

  test('on the wall is who has won', async () => {
    const { room } = aRoom({ playing: { outcome } })
    render(MafiaTv, { room, table: over })
    expect(await screen.findByText('The Police win!')).toBeTruthy()
  })
})

test('a TV at night shows a moon and a bar, and nothing of anybody', () => {
  const { room } = aRoom({ seat: 2, hand: HANDS.mafioso })
  const { container } = render(MafiaTv, { room, table: night(second) })
  expect(screen.getByText('Night 1')).toBeTruthy()
  expect(container.querySelector('main')!.innerHTML).not.toMatch(/Ben|Ed|Cy|button/)
})

test('the academy never says Mafia', async () => {
  for (const [, table] of STEPS) {
    const { container } = sit(
      { ...table, terms: { ...table.terms, theme: 'academy' } },
      { seat: 2, hand: HANDS.mafioso },
    )
    const hold = screen.queryByRole('button', { name: /^Hold/ })
    if (hold) await fireEvent.keyDown(hold, { key: ' ' })
    expect(container.textContent).not.toMatch(/mafi/i)
    cleanup()
    const { room } = aRoom()
    const tv = render(MafiaTv, { room, table: { ...table, terms: { ...table.terms, theme: 'academy' } } })
    expect(tv.container.textContent).not.toMatch(/mafi/i)
    cleanup()
  }
})

describe('fingers and moments', () => {
  const ballots = [4, 4, 4, 4, 1, null, 1, null]
  const count = (since: number) =>
    aTable({ phase: { type: 'Count', final: false, finalists: [1, 4], clock: clock(5300, { since }) }, ballots })
  const wall = (table: MafiaTable) => {
    const { room } = aRoom()
    return render(MafiaTv, { room, table }).container.querySelector('main')!
  }

  test('W12: no total and no finalist is on a phone or on the wall before the last finger is up', () => {
    const early = count(NOW - 400) // two are up
    for (const seat of [2, 4]) {
      const { container } = sit(early, { seat })
      expect(screen.getByLabelText('Ed: 2 fingers').textContent).toMatch(/Ann.*Ben/)
      expect(container.innerHTML).not.toMatch(/Finalists|on trial|Gus<|did not vote|class="count/)
      cleanup()
    }
    const main = wall(early)
    expect(main.innerHTML).not.toMatch(/Finalists|class="count|badge/)
    cleanup()
    expect(wall(count(NOW - 5000)).textContent).toMatch(/Finalists: Ben, Ed/)
  })

  test('the host goes on, and nobody else can', async () => {
    const table = aTable({ phase: { type: 'Tapped', seat: 3, on: 4, clock: clock(4000) } })
    const { playAsHost } = sit(table, { seat: 2, host: ['Next'] })
    await tap('Go on')
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'Next' })
    cleanup()
    sit(table, { seat: 2 })
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
  })

  test('what a Wiretap tells is read on one phone, and only while it is held', async () => {
    const table = aTable({ phase: { type: 'Tapped', seat: 2, on: 4, clock: clock(4000) } })
    const tap = { turn: 2, seat: 4, token: 'mafioso' as const }
    const { container } = sit(table, { seat: 2, hand: { holding: aHolding('wiretap', { tap }) } })
    expect(container.innerHTML).not.toMatch(/Mafioso/)
    await fireEvent.keyDown(button('Hold to read'), { key: ' ' })
    expect(screen.getByText('Ed: Mafioso')).toBeTruthy()
    cleanup()
    expect(wall(table).innerHTML).not.toMatch(/Ed: Mafioso/)
  })
})

describe('one question at a time', () => {
  const both = { ...second, slot: 'both' as const }
  const kids = (over: Partial<MafiaTable> = {}) =>
    night(both, { agent_looks: false, ...over }, { night: 'short', theme: 'academy' })

  test('what tells nothing is asked openly, the same on every phone', async () => {
    sit(kids(), { seat: 2, may: ['Choose'] })
    expect(screen.getByText('Question 1 of 2: Whom do you suspect?')).toBeTruthy()
    await tap('Next question')
    expect(screen.getByText('Question 2 of 2: Crooks: who goes tonight? All others: whom do you trust?')).toBeTruthy()
    await tap('Back to the first')
    expect(screen.getByText('Question 1 of 2: Whom do you suspect?')).toBeTruthy()
  })

  test('when half of the time is over, every phone asks the second', async () => {
    vi.useFakeTimers({ now: NOW })
    const { pass } = sitInTime(kids(), { seat: 2, may: ['Choose'] })
    await pass(both.clock.until - NOW - 1000)
    expect(screen.getByText(/^Question 2 of 2/)).toBeTruthy()
  })

  test('who is chosen can be seen, and how to choose nobody', async () => {
    sit(night(second), { seat: 2, may: ['Choose'] })
    expect(screen.queryByText('Tap them again to choose nobody.')).toBeNull()
    await tap('Ed')
    expect(screen.getByText('Tap them again to choose nobody.')).toBeTruthy()
    await tap('Ed')
    expect(button('Ed').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('faces among those who are out', () => {
  const fallen = [
    { seat: 7, token: 'cop' as const, cause: 'mafia' as const, turn: 1, by: null },
    { seat: 6, token: 'cop' as const, cause: 'vote' as const, turn: 1, by: null },
  ]
  const two = aTable({ fallen, living: [0, 1, 2, 3, 4, 5] })

  test('are shown and seen by them, and by nobody else', async () => {
    const felt = [{ seat: 6, feeling: 'laugh' as const, at: NOW - 1000 }]
    const { play } = sit(two, { seat: 7, hand: { felt }, may: ['Feel'] })
    expect(screen.getAllByText('Gus').length).toBeGreaterThan(1)
    await fireEvent.click(screen.getByRole('group', { name: 'A face for those who are out' }).querySelector('button')!)
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Feel', feeling: 'laugh' })
    cleanup()
    sit(two, { seat: 2 })
    expect(screen.queryByRole('group', { name: 'A face for those who are out' })).toBeNull()
  })
})
