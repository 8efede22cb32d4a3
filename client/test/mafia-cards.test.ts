import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { advised, atWork, cardsBefore, chainTo, freeCards, toGo } from '../src/games/mafia/cards/cards'
import CardSet from '../src/games/mafia/cards/CardSet.svelte'
import { behindTheCards, cardsToSay } from '../src/games/mafia/cards/console'
import { learned, OWN_LINES, ownNote, recognitionNote, recruitingNote, switchLine } from '../src/games/mafia/cards/own'
import { turned } from '../src/games/mafia/cards/sides'
import { playSentence } from '../src/games/mafia/cards/steps'
import { usedHere, WINDOW_LINES, windowNote } from '../src/games/mafia/cards/window'
import { winnerOf } from '../src/games/mafia/result'
import { stepOf } from '../src/games/mafia/table'
import { change } from '../src/lib/settings.svelte'
import { loadTexts, t } from '../src/lib/text.svelte'
import type { MafiaCard, MafiaDeck, MafiaHand, MafiaHolding, MafiaTable, MafiaWindow } from '../src/wire'
import { aHand, aHolding, aTable, aTold, clock, NAMES, night, NOW, second, type Who } from './mafia-fixture'
import { sitInTime } from './mafia-phone'

const name = (seat: number) => NAMES[seat]!

const SET: MafiaCard[] = ['vest', 'bandage', 'recruitment', 'wiretap', 'shelter', 'arrest', 'kidnapping', 'last-shot']
const window = (over: Partial<MafiaWindow> = {}): MafiaWindow => ({
  type: 'Window',
  kind: 'save',
  call: NOW + 3000,
  clock: clock(5000),
  seat: 4,
  cause: 'mafia',
  lot: [],
  by: null,
  ...over,
})
const atCards = (phase: MafiaTable['phase'], over: Partial<MafiaTable> = {}) =>
  aTable({ phase, window: phase.type === 'Window' ? ['vest', 'bandage'] : [], ...over }, { cards: SET })
const held = (card: MafiaCard, seat = 2, over: Partial<MafiaHolding> = {}): MafiaHand =>
  aHand(seat, [], { holding: aHolding(card, over) })

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts('mafia')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what lies open', () => {
  const table = aTable({
    lying: [
      { card: 'vest', holder: 1, seat: 1, turn: 1 },
      { card: 'kidnapping', holder: 3, seat: 5, turn: 2 },
    ],
    commander: 5,
  })

  test('lies before whom it is for, the Commander’s card too', () => {
    expect(cardsBefore(table, 5)).toEqual(['commander', 'kidnapping'])
    expect(cardsBefore(table, 3)).toEqual([])
  })

  test('has a line as long as it matters', () => {
    expect(atWork(table)).toMatchObject([
      { card: 'commander', seat: 5 },
      { card: 'kidnapping', seat: 5 },
    ])
    expect(atWork({ ...table, phase: second }).map(({ card }) => card)).toEqual(['kidnapping'])
  })

  test('a chain of shots is told from its beginning', () => {
    const gone = { token: 'cop' as const, turn: 2 }
    const shots = aTable({
      fallen: [
        { ...gone, seat: 7, cause: 'mafia', by: null },
        { ...gone, seat: 6, cause: 'last-shot', by: 7 },
      ],
      plays: [
        { turn: 2, card: 'last-shot', seat: 7, on: 6 },
        { turn: 2, card: 'last-shot', seat: 6, on: 3 },
      ],
    })
    expect(chainTo(shots, 3)).toEqual([7, 6, 3]) // not gone yet: a Bandage may come
    expect(chainTo(shots, 7)).toEqual([7])
  })

  test('a card without a target was only shown', () => {
    const id = (card: MafiaCard, on: number | null) => playSentence(table, { turn: 1, card, seat: 1, on }, name).id
    expect([
      id('wiretap', 3),
      id('wiretap', null),
      id('turncoat', null),
      id('role-swap', null),
      id('arrest', null),
    ]).toEqual(['mafia-played', 'mafia-played-shown', 'mafia-played-shown', 'mafia-played-swap-not', 'mafia-played'])
  })
})

describe('a step', () => {
  test('of two windows for the same person is another one', () => {
    const steps = [window(), window({ cause: 'vote' }), window({ kind: 'council-opens', seat: null, cause: null })]
    expect(new Set(steps.map((phase) => stepOf(atCards(phase)))).size).toBe(3)
    const shots = [true, false].map((card) => ({ type: 'Farewell' as const, seat: 7, call: 0, clock: clock(), card }))
    expect(new Set(shots.map((phase) => stepOf(atCards(phase)))).size).toBe(2)
  })

  test('tells who is to go, and not who has gone', () => {
    expect(toGo(atCards({ type: 'Dawn', seat: 3, clock: clock() }))).toBe(3)
    expect(toGo(atCards({ type: 'Dawn', seat: 7, clock: clock() }))).toBeNull()
  })
})

test('“use” plays the card in the windows that the hand names', () => {
  expect(usedHere(held('bandage', 2, { in_window: true }))).toBe('bandage')
  expect(usedHere(held('bandage'))).toBeNull()
})

describe('under the finger', () => {
  const CARDS: MafiaCard[] = ['vest', 'bandage', 'turncoat', 'new-gang', 'neutral']

  test('every note has its lines, none of them empty, whatever is held', () => {
    const phase = window()
    const table = atCards(phase)
    for (const card of CARDS) {
      const own = ownNote(table, held(card), name)
      const note = windowNote(table, phase, held(card), { use: false, target: null }, name)
      expect([own.lines.length, note.lines.length]).toEqual([OWN_LINES, WINDOW_LINES])
      for (const line of [own.title, ...own.lines, note.title, ...note.lines]) expect(line).toMatch(/^[^{]*\S[^{]*$/)
    }
  })

  test('a card says whether this token may use it', () => {
    const line = (over: Partial<MafiaHolding>) => ownNote(atCards(window()), held('vest', 2, over), name).lines[1]
    expect(line({})).toBe('Card: Vest. You can use it.')
    expect(line({ usable: false })).toBe('Card: Vest. It doesn’t work with your token.')
  })

  test('an aimed card asks for somebody', () => {
    const phase = window({ kind: 'council-opens', seat: null, cause: null })
    const note = (target: number | null) =>
      windowNote(atCards(phase), phase, held('kidnapping', 2, { in_window: true }), { use: true, target }, name)
        .lines[1]
    expect(note(null)).toBe('Chosen: play it. Tap somebody as well.')
    expect(note(3)).toBe('Chosen: play it · Dee')
  })

  test('what a Wiretap has shown is its user’s alone', () => {
    const tap = { turn: 2, seat: 4, token: 'mafioso' as const }
    expect(learned(aTable(), held('wiretap', 2, { tap }), name)).toBe('Wiretap: Ed, Mafioso.')
    expect(learned(aTable(), held('wiretap'), name)).toBe('No card has told you anything yet.')
  })

  test('recruits, those who wake and all others read something of the same length', () => {
    const table = night({ type: 'Recruiting', clock: clock() })
    const recruit = { seat: 2, by: 4, turn: 1 }
    const notes = [
      held('vest', 2, { recruit, force: 'mafia' }),
      held('recruitment', 4, { recruit }),
      held('vest', 5),
    ].map((hand) => recruitingNote(table, { hand, name }))
    expect(notes.map(({ title }) => title)).toEqual(['You are recruited!', 'Ed recruits Cy.', 'Not you.'])
    expect(new Set(notes.map(({ lines }) => lines.length)).size).toBe(1)
  })

  test('the gang reads who is in it, the others that they are not', () => {
    const member = recognitionNote({ hand: held('new-gang', 2, { force: 'gang', gang: [2, 3, 5] }), name })
    expect([member.title, member.lines[0]]).toEqual(['You are in the New Gang.', 'The gang with you: Dee, Fay'])
    expect(recognitionNote({ hand: held('neutral'), name }).title).toBe('You aren’t in the New Gang.')
  })

  test('the switch recruits for one, and does nothing for the others', () => {
    const table = atCards(second)
    const line = (card: MafiaCard, on: boolean, whom: string | null) => switchLine(table, held(card), on, whom)
    expect(line('recruitment', true, 'Hal')).toBe('Card switch on: you recruit Hal, then you mark.')
    expect(line('recruitment', false, 'Hal')).toBe('Card switch off: you only mark.')
    expect(line('vest', true, 'Hal')).toBe('The card switch does nothing on your phone.')
  })
})

describe('the end', () => {
  const told = aTold({
    cards: ['neutral', 'turncoat', 'neutral', 'new-gang', 'neutral', 'neutral', 'neutral', 'neutral'],
    forces: ['police', 'police', 'mafia', 'gang', 'mafia', 'police', 'police', 'police'],
    recruit: { seat: 2, by: 4, turn: 2 },
    swapped: [5, 6],
  })

  test('tells who was on which side, since when and why', () => {
    expect(turned(told, 'spytown', name).map(({ id, args }) => t(id, args))).toEqual([
      'Before the first night Fay and Gus swapped tokens.',
      'Ben: token Mafioso, but a Turncoat with the Police.',
      'Cy: token Cop, recruited by Ed in night 2.',
      'Dee: token Cop, but in the New Gang all along.',
    ])
    expect(turned(aTold(), 'spytown', name)).toEqual([])
  })

  test('MF-O36: the side that has won is the one people played for', () => {
    expect(winnerOf(told, { winners: [3], points: [], why: 'gang' })).toBe('gang')
    expect(winnerOf(told, { winners: [2], points: [], why: 'mafia' })).toBe('mafia')
  })
})

describe('the console', () => {
  const deck: MafiaDeck = {
    cards: NAMES.map(() => 'neutral'),
    forces: NAMES.map((_, seat) => (seat === 3 ? 'gang' : 'police')),
    playable: [],
    targets: [0, 2],
    recruit: { seat: 2, by: 4, turn: 1 },
    reactions: [],
  }
  const seen = {
    tokens: [],
    agent: 0,
    waking: [1, 4],
    one: [],
    two: [],
    ballots: [],
    look: null,
    victim: null,
    absent: [],
    nights: [],
    bets: [],
    deck,
    ready: false,
  }
  const lines = (phase: MafiaTable['phase']) =>
    behindTheCards(atCards(phase), seen, name).map(({ id, args }) => t(id, args))

  test('tells who is recruited, who is in the gang, and whom the Mafia may choose', () => {
    expect(lines({ type: 'Recruiting', clock: clock() })).toEqual(['Ed recruits Cy.'])
    expect(lines({ type: 'Recognition', clock: clock() })).toEqual(['The New Gang: Dee'])
    expect(lines(second)).toEqual(['The Mafia may choose: Ann, Cy'])
  })

  test('has a sentence to say for every step that cards bring, with open eyes and closed', () => {
    for (const eyes of ['narrated', 'eyes'] as const)
      for (const phase of [
        window(),
        { type: 'Recognition', clock: clock() },
        { type: 'Recruiting', clock: clock() },
      ] as const) {
        const said = cardsToSay(aTable({ phase }, { cards: SET, night: eyes }), name)!
        expect(t(said.id, said.args)).not.toMatch(/^mafia-/)
      }
  })
})

test('MF-99: advice warns above a quarter of the players, and forbids nothing', () => {
  expect([6, 8, 13, 21].map(advised)).toEqual([1, 2, 3, 5])
  render(CardSet, { options: { cards: { vest: true, new_gang: true } }, seats: 13 })
  expect(screen.getByText('4 action cards: Vest, New Gang')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/3 are plenty/)
  cleanup()
  render(CardSet, { options: { cards: { vest: true } }, seats: 7 })
  expect(screen.queryByRole('status')).toBeNull()
})

describe('a phone', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
  })

  const page = (container: HTMLElement) => container.innerHTML.replace(/(["#(])c\d+\b/g, '$1id')
  const button = (label: string | RegExp) => screen.getByRole('button', { name: label })
  const HANDS: Who[] = [
    { hand: { holding: aHolding('bandage') } },
    { hand: { holding: aHolding('neutral') } },
    { hand: { holding: aHolding('kidnapping', { usable: false }) } },
    { hand: { token: 'mafioso', holding: aHolding('recruitment', { force: 'mafia' }) } },
    { hand: { token: 'agent', holding: aHolding('vest', { usable: false, tap: { turn: 2, seat: 4, token: 'cop' } }) } },
  ]
  const STEPS: [string, MafiaTable][] = [
    ['a save', atCards(window())],
    ['a council opens', atCards(window({ kind: 'council-opens', seat: null, cause: null }))],
    ['a swap', atCards(window({ kind: 'swap', seat: null, cause: null }))],
    ['the task with the switch', atCards(second)],
    ['recruiting', atCards({ type: 'Recruiting', clock: clock() })],
    ['recognition', atCards({ type: 'Recognition', clock: clock() })],
    ['the announcement', atCards({ type: 'Dawn', seat: 4, clock: clock() })],
    ['talk', atCards({ type: 'Talk', clock: clock(), ready: [] })],
    ['the last cards of the day', atCards({ type: 'LastCards', clock: clock(), ready: [] })],
  ]

  test.each(STEPS)('shows the same whatever it holds: %s', (_, table) => {
    const pages = HANDS.map((who) => {
      const { container } = sitInTime(table, { seat: 2, may: ['React', 'Choose', 'Ready'], ...who })
      const html = page(container)
      cleanup()
      return html
    })
    expect(new Set(pages).size).toBe(1)
  })

  test.each(STEPS.slice(0, 6))('held, it differs in nothing but the words of the note: %s', async (_, table) => {
    const pages: string[] = []
    for (const who of HANDS) {
      const { container } = sitInTime(table, { seat: 2, may: ['React', 'Choose'], ...who })
      await fireEvent.keyDown(button(/^Hold/), { key: ' ' })
      for (const word of container.querySelectorAll('.note .paper p')) {
        expect(word.textContent).toMatch(/\S/)
        word.textContent = 'x'
      }
      pages.push(page(container))
      cleanup()
    }
    expect(new Set(pages).size).toBe(1)
  })

  test('who is to go has the same page as the others', () => {
    const pages = [2, 4].map((seat) => {
      const { container } = sitInTime(atCards(window()), { seat, may: ['React'], ...HANDS[1] })
      const html = page(container.querySelector<HTMLElement>('main')!)
      cleanup()
      return html
    })
    expect(pages[0]).toBe(pages[1])
  })

  test('MF-C13.2: has the same farewell with the card Last Shot and without', async () => {
    const table = atCards({ type: 'Farewell', seat: 7, call: NOW + 3000, clock: clock(5000), card: true })
    const shoot = { kind: 'Shoot' as const, choices: { seat: [null, 4] } }
    const pages: string[] = []
    const notes: string[] = []
    for (const card of ['last-shot', 'neutral'] as const) {
      const { container } = sitInTime(table, { seat: 7, may: [shoot], hand: { holding: aHolding(card) } })
      pages.push(page(container))
      await fireEvent.keyDown(button(/^Hold/), { key: ' ' })
      notes.push(container.querySelector('.note .paper')!.textContent!)
      cleanup()
    }
    expect(pages[0]).toBe(pages[1])
    expect(notes[0]).toMatch(/Your Last Shot hits the player you tap/)
    expect(notes[1]).toMatch(/You have nothing to fire/)
  })

  test('does not offer somebody in a Shelter for a last shot', () => {
    const lying = [{ card: 'shelter' as const, holder: 4, seat: 4, turn: 1 }]
    const phase = { type: 'Farewell' as const, seat: 7, call: NOW + 3000, clock: clock(5000), card: true }
    sitInTime(atCards(phase, { lying }), { seat: 7, hand: { holding: aHolding('last-shot') } })
    expect(screen.queryByRole('button', { name: 'Ed' })).toBeNull()
    expect(button('Cy')).toBeTruthy()
  })

  test('answers a window once, at its call, with what is selected', async () => {
    const { play, pass } = sitInTime(atCards(window()), { seat: 2, may: ['React'], ...HANDS[0] })
    await fireEvent.click(button('Play my card'))
    await pass(2500)
    expect(play).not.toHaveBeenCalled()
    await pass(2000)
    expect(play.mock.calls).toEqual([[{ type: 'React', use: true, target: null }]])
  })

  test('lets it be if nobody taps, and points where a window is aimed', async () => {
    const opens = window({ kind: 'council-opens', seat: null, cause: null })
    const { play, pass } = sitInTime(atCards(opens, { aimed: true }), { seat: 2, may: ['React'], ...HANDS[1] })
    await fireEvent.click(button('Ed'))
    await pass(3500)
    expect(play.mock.calls).toEqual([[{ type: 'React', use: false, target: 4 }]])
  })

  test('sends the switch with the choice', async () => {
    const { play, pass } = sitInTime(atCards(second, { switch: true }), { seat: 2, may: ['Choose'], ...HANDS[3] })
    await fireEvent.click(button('Ed'))
    await fireEvent.click(button('Card switch: off'))
    await pass(3500)
    expect(play.mock.calls).toEqual([[{ type: 'Choose', call: 0, one: null, two: 4, recruit: true }]])
  })

  describe('with its card open', () => {
    const talk = atCards({ type: 'Talk', clock: clock(60_000), ready: [] })
    const tap = { kind: 'Tap', choices: { seat: [0, 1, 3, 4] } } as const

    async function opened(who: Who) {
      const at = sitInTime(talk, { seat: 2, ...who })
      await fireEvent.click(button('Card'))
      await fireEvent.click(button('Ed'))
      return at
    }

    test('plays after a second under the finger, and not before', async () => {
      const { play, pass } = await opened({ may: [{ ...tap, choices: { seat: [...tap.choices.seat] } }] })
      await fireEvent.keyDown(button(/^Hold for a second/), { key: ' ' })
      await pass(750)
      await fireEvent.keyUp(button(/^Hold for a second/), { key: ' ' })
      await pass(1000)
      expect(play).not.toHaveBeenCalled()
      await fireEvent.keyDown(button(/^Hold for a second/), { key: ' ' })
      await pass(1250)
      expect(play.mock.calls).toEqual([[{ type: 'Tap', seat: 4 }]])
    })

    test('MF-O70: lays down a Shelter before the night, which needs nobody to point at', async () => {
      const evening = atCards({ type: 'LastCards', clock: clock(20_000), ready: [] })
      expect(freeCards(evening)).toEqual(['wiretap', 'shelter'])
      for (const may of [['Protect' as const], []]) {
        const { play, pass } = sitInTime(evening, { seat: 2, may })
        await fireEvent.click(button('Card'))
        await fireEvent.keyDown(button('Hold for a second: play your card'), { key: ' ' })
        await pass(1250)
        expect(play.mock.calls).toEqual(may.length ? [[{ type: 'Protect' }]] : [])
        cleanup()
      }
      const spent = atCards({ type: 'LastCards', clock: clock(20_000), ready: [] }, { spent: ['shelter'] })
      sitInTime(spent, { seat: 2 })
      await fireEvent.click(button('Card'))
      expect(button('Tap somebody first').hasAttribute('disabled')).toBe(true)
    })

    test('goes through the same with any other card, and sends nothing', async () => {
      const { play, pass } = await opened({ hand: { holding: aHolding('neutral') } })
      await fireEvent.keyDown(button(/^Hold for a second/), { key: ' ' })
      await pass(1250)
      expect(play).not.toHaveBeenCalled()
      expect(screen.queryByRole('button', { name: /^Hold for a second/ })).toBeNull()
    })
  })
})
