import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aloud } from '../src/lib/aloud.svelte'
import SecretIdentity from '../src/games/secret_identity/phone/SecretIdentity.svelte'
import { nameIn } from '../src/games/secret_identity/pictures.svelte'
import { notices } from '../src/lib/notices.svelte'
import { Refused } from '../src/lib/room.svelte'
import { rulebook, showRules } from '../src/lib/rulebook.svelte'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import SecretIdentityTv from '../src/games/secret_identity/tv/SecretIdentityTv.svelte'
import type { SecretIdentityHand, SecretIdentityTable } from '../src/wire'
import {
  aHand,
  aRoom,
  aRound,
  aTable,
  aTeam,
  OPENED,
  PLACE,
  SAFES,
  VOTING,
  type Offers,
} from './secret_identity-fixture'
import { PATIENCE_MS } from './patience'

function sit(table: SecretIdentityTable, hand: SecretIdentityHand | undefined, hostHand?: SecretIdentityHand) {
  const { room, ...spies } = aRoom(hand, hostHand)
  const { rerender } = render(SecretIdentity, { room, table })
  return { room, rerender, ...spies }
}

const asHost = (...offers: Offers) => aHand(-3, offers, { key: null, cards: [], ballot: [] })
const flag = (...slots: number[]): Offers[number] => ({ kind: 'Flag', choices: { slot: slots } })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(button(name))
const gone = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull()

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  ;(window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width: 390,
    height: 844,
  })
  await Promise.all([loadTexts('secret_identity'), nameIn('en')])
})
beforeEach(() => {
  showRules()
})
afterEach(cleanup)

describe('the characters', () => {
  const phase = {
    type: 'Characters' as const,
    proposals: [{ slot: 2, agreed: [0] }],
    kept: [5],
    ready: [],
    passed: [],
    reopened: false,
  }

  test('ID-12: anybody may ask for a swap', async () => {
    const { play } = sit(aTable({ phase: { ...phase, proposals: [] } }), aHand(1, ['Ready', flag(0, 1, 2, 3, 4, 6, 7)]))
    await tap('I don’t know Hamlet: ask for a swap')
    expect(play).toHaveBeenCalledWith({ type: 'Flag', slot: 1 })
    gone(/know Tarzan/) // somebody wanted to keep them
    await tap('I know all eight')
    expect(play).toHaveBeenCalledWith({ type: 'Ready' })
  })

  test('a question is answered before anything else', async () => {
    const { play } = sit(
      aTable({ phase }),
      aHand(1, [{ kind: 'Consent', choices: { slot: [2], yes: [true, false] } }, flag(0, 1)]),
    )
    gone('I know all eight')
    await tap('Swap Zorro')
    expect(play).toHaveBeenCalledWith({ type: 'Consent', slot: 2, yes: true })
    await tap('Keep Zorro')
    expect(play).toHaveBeenCalledWith({ type: 'Consent', slot: 2, yes: false })
  })
})

describe('a clue', () => {
  const place = { type: 'Place' as const, card: 0, face: 0, end: 0, side: 'green' as const }

  test('ID-19: who one is shows only while it is held, and then it has been seen', async () => {
    const { play } = sit(aTable(), aHand(1, ['Look', PLACE]))
    expect(screen.queryByText('about Zorro')).toBeNull()
    await fireEvent.keyDown(button('Hold: who am I?'), { key: ' ' })
    expect(screen.getByText('about Zorro')).toBeTruthy()
    expect(play).toHaveBeenCalledWith({ type: 'Look' })
    await fireEvent.keyDown(button('Hold: who am I?'), { key: ' ' })
    expect(screen.queryByText('about Zorro')).toBeNull()
  })

  test('ID-25 to ID-28: turn the cards, choose one of their pictograms, and a side', async () => {
    const { play } = sit(aTable(), aHand(1, [PLACE]))
    gone('bicycle')
    await tap('Turn the cards over')
    await tap('bicycle')
    expect(play).not.toHaveBeenCalled()
    await tap('It is not')
    expect(play).toHaveBeenCalledWith({ type: 'Place', card: 0, face: 1, end: 1, side: 'red' })
  })

  test('a card on the table comes back with a tap, there or in the hand', async () => {
    const { play } = sit(aTable(), aHand(1, [PLACE, 'TakeBack', 'SendClues'], { draft: [place] }))
    await tap('crown, played on green')
    await tap('crown')
    expect(play.mock.calls).toEqual([[{ type: 'TakeBack', card: 0 }], [{ type: 'TakeBack', card: 0 }]])
  })

  test('keys of a laptop turn the cards, lay the chosen picture, and let go of it', async () => {
    const { play } = sit(aTable(), aHand(1, [PLACE]))
    await fireEvent.keyDown(document.body, { key: 't' })
    await tap('bicycle')
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.keyDown(document.body, { key: '-' })
    expect(play).not.toHaveBeenCalled()
    await tap('bicycle')
    await fireEvent.keyDown(document.body, { key: '-' })
    expect(play).toHaveBeenCalledWith({ type: 'Place', card: 0, face: 1, end: 1, side: 'red' })
  })

  test('ID-24: no fourth card', async () => {
    const draft = [0, 1, 2].map((card) => ({ ...place, card }))
    sit(aTable(), aHand(1, [{ kind: 'Place', choices: { card: [0, 1, 2] } }, 'TakeBack', 'SendClues'], { draft }))
    await tap('violin')
    gone('It is')
    expect(screen.getByText('Three at most: take one back')).toBeTruthy()
  })

  test('a clue is sent with one press, once a card lies there', async () => {
    sit(aTable(), aHand(1, [PLACE]))
    expect((button('Send') as HTMLButtonElement).disabled).toBe(true)
    cleanup()
    const { play } = sit(aTable(), aHand(1, [PLACE, 'TakeBack', 'SendClues'], { draft: [place] }))
    await tap('Send')
    expect(play).toHaveBeenCalledWith({ type: 'SendClues' })
  })

  test('who is done can only wait', () => {
    sit(
      aTable({
        phase: { type: 'Clues', seats: [0, 1, 2, 3], looked: [], sent: [1], skipped: [], clock: null },
        waiting: [0, 2, 3],
      }),
      aHand(1, [], { draft: [place] }),
    )
    expect(screen.getByText(/Waiting for Ann, Cy, and Dee/)).toBeTruthy()
    expect((button('crown') as HTMLButtonElement).disabled).toBe(true)
    expect(document.querySelectorAll('.wait svg.sleep')).toHaveLength(3)
    expect(document.querySelectorAll('.wait svg.joy')).toHaveLength(1)
  })
})

describe('a ballot', () => {
  const table = aTable({ phase: VOTING, safes: SAFES })
  const votes: Offers[number] = { kind: 'SetVote', choices: { seat: [0, 2, 3], number: [1, 2, 4, 5, 6, 7, 8] } }
  const hand = (ballot: SecretIdentityHand['ballot'], ...offers: Offers) =>
    aHand(1, [votes, 'ClearVote', ...offers], { ballot })
  const safe = (name: RegExp) =>
    within(screen.getByRole('list', { name: 'Cards on the table' })).getByRole('button', { name })

  test('whoever comes first is asked about, and a character answers', async () => {
    const { play } = sit(table, hand([null, null, null, null]))
    expect(screen.getByText('Who is Ann?')).toBeTruthy()
    await tap('5, Medusa')
    expect(play).toHaveBeenCalledWith({ type: 'SetVote', seat: 0, number: 5 })
  })

  test('any cards may be chosen, and digits guess, too', async () => {
    const { play } = sit(table, hand([null, null, null, null]))
    await fireEvent.click(safe(/^Cy/))
    await fireEvent.keyDown(document.body, { key: '5' })
    expect(play).toHaveBeenCalledWith({ type: 'SetVote', seat: 2, number: 5 })
  })

  test('when all are guessed, a character may be moved to other cards', async () => {
    const { play } = sit(table, hand([5, null, 6, 7]))
    await tap(/^8, Dracula/)
    await fireEvent.click(safe(/^Cy/))
    expect(play).toHaveBeenCalledWith({ type: 'SetVote', seat: 2, number: 8 })
  })

  test('cards name their pictograms and their sides', () => {
    sit(table, hand([null, null, null, null]))
    expect(safe(/^Ann\s.*Is crown lemon\s+Is not nose\s+no guess yet/)).toBeTruthy()
  })

  test('ID-O05: the own number is refused, and looks like any other until then', async () => {
    const { play } = sit(table, hand([null, null, null, null]))
    expect((button('3, Zorro') as HTMLButtonElement).disabled).toBe(false)
    await fireEvent.click(safe(/^Ann/))
    play.mockRejectedValueOnce(new Refused({ code: 'that-is-your-own-number', rule: 'ID-O05' }))
    await tap('3, Zorro')
    expect(play).toHaveBeenCalledWith({ type: 'SetVote', seat: 0, number: 3 })
    await vi.waitFor(() => expect(notices.all.at(-1)).toMatchObject({ bad: true, rule: 'ID-O05' }), PATIENCE_MS)
  })

  test('ID-O04: a guess tells where it lies, and the same once more takes it back', async () => {
    const { play } = sit(table, hand([5, null, null, null]))
    await fireEvent.click(safe(/^Ann/))
    await tap('5, Medusa, your guess for Ann')
    expect(play).toHaveBeenCalledWith({ type: 'ClearVote', seat: 0 })
  })

  test('ID-O12: it can be sent only when none is missing, with one press', async () => {
    sit(table, hand([5, null, null, null]))
    expect((button('Send 1/3') as HTMLButtonElement).disabled).toBe(true)
    cleanup()
    const full = sit(table, hand([5, null, 6, 7], 'SendBallot'))
    await tap('Send 3/3')
    expect(full.play).toHaveBeenCalledWith({ type: 'SendBallot' })
  })

  test('ID-O09: without a clue there is nothing to guess', () => {
    const rest: Offers[number] = { kind: 'SetVote', choices: { seat: [2, 3], number: [1, 2, 4, 5, 6, 7, 8] } }
    sit(aTable({ phase: VOTING, safes: [null, ...SAFES.slice(1)] }), aHand(1, [rest]))
    expect(screen.getByText('No clue')).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: 'Cards on the table' })).queryByRole('button', { name: /^Ann/ }),
    ).toBeNull()
  })
})

describe('scoring', () => {
  const table = aTable({
    phase: { type: 'Scoring', order: [1, 2, 3] },
    waiting: [1],
    safes: SAFES,
    scores: [2, 1, 1, 0],
    history: [aRound()],
  })

  test('ID-40: the next one reveals who they are, or the host does it for them', async () => {
    const { play } = sit(table, aHand(1, ['Open']))
    await tap('Reveal yourself')
    expect(play).toHaveBeenCalledWith({ type: 'Open' })
    cleanup()
    const { playAsHost } = sit(table, aHand(0, []), asHost('Open', 'Leave'))
    await tap('Reveal Ben')
    expect(playAsHost).toHaveBeenCalledWith({ type: 'Open' })
    cleanup()
    sit(table, aHand(2, []))
    gone(/Reveal/)
  })

  test('every guess is named, and points have their rules', async () => {
    sit(table, aHand(2, []))
    expect(screen.getAllByRole('img', { name: 'Right' })).toHaveLength(2)
    expect(screen.getAllByRole('img', { name: 'Wrong' })).toHaveLength(1)
    expect(screen.getByText('2 of 3 knew')).toBeTruthy()
    await tap('Rulebook')
    expect(rulebook.shown).toEqual(['ID-42', 'ID-43'])
  })

  test('after the round the host goes on', async () => {
    const over = { ...table, phase: { type: 'RoundOver' as const } }
    const { playAsHost } = sit(over, aHand(0, []), asHost('NextRound', 'Leave'))
    await tap('Round 2 of 4')
    expect(playAsHost).toHaveBeenCalledWith({ type: 'NextRound' })
    cleanup()
    sit(over, aHand(1, []))
    expect(screen.getByText('Ann starts the next round.')).toBeTruthy()
  })

  test('after the last reveal of the game it is told first where everybody stands', async () => {
    const last = { ...table, phase: { type: 'Scoring' as const, order: [1] } }
    const over: SecretIdentityTable = {
      ...table,
      phase: { type: 'Over', winners: [0], why: 'most-points' },
      history: [aRound({ opened: [OPENED, { ...OPENED, seat: 1, votes: [1, null, 2, 2], gains: [] }] })],
    }
    vi.useFakeTimers()
    try {
      const { rerender, room } = sit(last, aHand(2, []))
      room.now = () => Date.now()
      await rerender({ table: over })
      gone('See the result')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(screen.queryByText(/^Ann wins!/)).toBeNull()
      expect(screen.getByRole('list', { name: 'Points so far' })).toBeTruthy()
      await tap('See the result')
      await vi.advanceTimersByTimeAsync(100)
      expect(screen.getByText(/^Ann wins!/)).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('together', () => {
  const phase = {
    type: 'Guessing' as const,
    marks: [
      { seat: 1, number: 4 },
      { seat: 2, number: 4 },
    ],
    passed: [],
    clock: null,
    confirmed: null,
  }
  const confirmed = { ...phase, confirmed: { seat: 1, number: 4, until: 12_500 } }
  const table = aTeam({ phase, safes: [SAFES[0]!, null, null, null], decisive: [[], [], [], [4]] })

  test('a mark is talk, but the one that makes all agree asks once more', async () => {
    const { play } = sit(table, aHand(3, ['MarkGuess'], { key: null }))
    await tap(/^2 Hamlet/)
    expect(play).toHaveBeenCalledWith({ type: 'MarkGuess', number: 2 })
    play.mockClear()
    await tap(/^4 Mowgli.*Ben Cy/)
    expect(play).not.toHaveBeenCalled()
    await tap('Our answer')
    expect(play).toHaveBeenCalledWith({ type: 'MarkGuess', number: 4 })
  })

  test('ID-O30: a guesser confirms a mark by a second tap', async () => {
    sit(table, aHand(3, ['MarkGuess'], { key: null }))
    gone('This one? Confirm')
    cleanup()
    const { play } = sit(table, aHand(1, ['MarkGuess', 'ConfirmGuess'], { key: null }))
    await tap('This one? Confirm')
    expect(play).toHaveBeenCalledWith({ type: 'ConfirmGuess' })
  })

  test('ID-O30: the others see it, how long they may object, and object with a tap', async () => {
    const { play } = sit(aTeam({ ...table, phase: confirmed }), aHand(3, ['MarkGuess', 'Object'], { key: null }))
    expect(screen.getByText('Ben says: 4, Mowgli. It counts unless somebody objects.')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Time to object' }).getAttribute('aria-valuenow')).toBe('50')
    await tap('Wait!')
    expect(play).toHaveBeenCalledWith({ type: 'Object' })
  })

  test('ID-O30: whoever confirmed may take it back', async () => {
    const { play } = sit(aTeam({ ...table, phase: confirmed }), aHand(1, ['MarkGuess', 'Object'], { key: null }))
    await tap('Take back')
    expect(play).toHaveBeenCalledWith({ type: 'Object' })
  })

  test('ID-O30: the host decides for one of those that somebody means', async () => {
    const decide: Offers[number] = { kind: 'Decide', choices: { number: [4] } }
    const { playAsHost } = sit(table, aHand(1, ['MarkGuess', 'ConfirmGuess'], { key: null }), asHost(decide))
    await tap('Decide as host')
    expect(playAsHost).not.toHaveBeenCalled()
    await tap('4, Mowgli')
    expect(playAsHost).toHaveBeenCalledWith({ type: 'Decide', number: 4 })
  })

  test('ID-O30: the wall shows what was confirmed', () => {
    const { room } = aRoom(undefined)
    render(SecretIdentityTv, { room, table: aTeam({ ...table, phase: confirmed }) })
    expect(screen.getByText('Any objections?')).toBeTruthy()
    expect(screen.getByText('This one?').closest('[data-number="4"]')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Time to object' })).toBeTruthy()
  })

  test('ID-O30: what is confirmed and objected to is said aloud', async () => {
    const { rerender } = sit(table, aHand(3, ['MarkGuess'], { key: null }))
    const said = () => aloud.lines.map(({ text }) => text).join(' ')
    await rerender({ table: aTeam({ ...table, phase: confirmed }) })
    await vi.waitFor(() => expect(said()).toMatch(/Ben says: 4, Mowgli/), PATIENCE_MS)
    await rerender({ table })
    await vi.waitFor(() => expect(said()).toMatch(/Objection!/), PATIENCE_MS)
  })

  test('ID-74: whoever gave the clue has nothing to do, and sees nobody’s marks', () => {
    sit(table, aHand(0, []))
    expect(screen.getByText('Poker face!')).toBeTruthy()
    expect(screen.getAllByRole('button').map((found) => found.getAttribute('aria-label'))).toEqual(['History'])
    expect(screen.queryByText('Mowgli')).toBeNull()
  })

  test('the truth, and the way on', async () => {
    const shown = aTeam({ phase: { type: 'Revealed' }, team_score: 1, history: [aRound({ guess: 3 })] })
    const { play } = sit(shown, aHand(0, ['EndTurn']))
    expect(screen.getByText('A point for all of you', { exact: false })).toBeTruthy()
    await tap('Next turn')
    expect(play).toHaveBeenCalledWith({ type: 'EndTurn' })
  })

  test('ID-O06: whoever does not know the new character says so, and nobody else has anything to press', async () => {
    const clues = { type: 'Clues' as const, seats: [0], looked: [], sent: [], skipped: [], clock: null }
    const { play } = sit(
      aTeam({ phase: clues, fresh: 1, history: [aRound({ guess: 3 })], round: 2, waiting: [0] }),
      aHand(2, [flag(1)], { key: null }),
    )
    gone('I know all eight')
    await tap('I don’t know Hamlet')
    expect(play).toHaveBeenCalledWith({ type: 'Flag', slot: 1 })
    cleanup()
    sit(aTeam({ phase: clues, fresh: 1, round: 2, waiting: [0] }), aHand(0, ['Look', PLACE]))
    gone('I don’t know Hamlet')
  })

  test('ID-O26: ended early, the answers so far are told and not rated', async () => {
    sit(
      aTeam({
        phase: { type: 'Over', winners: [], why: 'ended-early' },
        team_score: 1,
        history: [aRound({ guess: 3 })],
      }),
      aHand(1, []),
    )
    expect(await screen.findByText('1 of 10 right. Ended early, after 1 of 10 turns.')).toBeTruthy()
  })

  test('ID-85: the team is rated in words', async () => {
    sit(aTeam({ phase: { type: 'Over', winners: [0, 1, 2, 3], why: 'mind-readers' }, team_score: 9 }), aHand(1, []))
    expect(await screen.findByText('9 of 10 right. What talent: you read each other’s minds.')).toBeTruthy()
  })
})

describe('the end', () => {
  test('ID-O26: ended early, the points count as they stand', async () => {
    sit(
      aTable({
        phase: { type: 'Over', winners: [0, 2], why: 'ended-early' },
        scores: [5, 1, 5, 0],
        history: [aRound()],
      }),
      aHand(2, []),
    )
    expect(await screen.findByText(/Ended early, with the points after 1 round.$/)).toBeTruthy()
    await tap('The result')
    expect(screen.getAllByText('Rank 1')).toHaveLength(2)
    await tap('ID-O26')
    expect(rulebook.shown).toEqual(['ID-O26'])
  })

  test('ID-58: cards decide a tie, and the rule says so', async () => {
    sit(
      aTable({
        phase: { type: 'Over', winners: [1], why: 'cards-left' },
        scores: [14, 14, 11, 3],
        cards_left: [2, 4, 6, 1],
        history: [aRound()],
      }),
      aHand(0, []),
    )
    expect(await screen.findByText(/^Ben wins! .* A tie on points/)).toBeTruthy()
    await tap('The result')
    expect(screen.getAllByText('Round 1 of 4').length).toBeGreaterThan(0)
    await tap('ID-58')
    expect(rulebook.shown).toEqual(['ID-58'])
  })
})

describe('the host', () => {
  test('goes on without those who are late', async () => {
    const late = aTable({
      phase: {
        type: 'Clues',
        seats: [0, 1, 2, 3],
        looked: [],
        sent: [0, 1, 2],
        skipped: [],
        clock: { since: 0, until: 1, hard: false, rung: true },
      },
      waiting: [3],
    })
    const { playAsHost } = sit(late, aHand(0, []), asHost({ kind: 'Skip', choices: { seat: [3] } }, 'Leave'))
    await tap('Go on without Dee')
    expect(playAsHost).toHaveBeenCalledWith({ type: 'Skip', seat: 3 })
  })

  test('says who has left for good, with a second tap', async () => {
    const { playAsHost } = sit(aTable(), aHand(0, []), asHost({ kind: 'Leave', choices: { seat: [0, 1, 2, 3] } }))
    await tap('History')
    const who = document.querySelector('select')!
    await fireEvent.change(who, { target: { value: '2' } })
    const leave = document.querySelector<HTMLButtonElement>('button.danger')!
    await fireEvent.click(leave)
    expect(playAsHost).not.toHaveBeenCalled()
    await fireEvent.click(leave)
    expect(playAsHost).toHaveBeenCalledWith({ type: 'Leave', seat: 2 })
  })
})

test.each<[string, SecretIdentityTable]>([
  [
    'characters',
    aTable({ phase: { type: 'Characters', proposals: [], kept: [], ready: [], passed: [], reopened: false } }),
  ],
  ['clues', aTable()],
  ['votes', aTable({ phase: VOTING, safes: SAFES })],
  [
    'a guess',
    aTeam({
      phase: { type: 'Guessing', marks: [], passed: [], clock: null, confirmed: null },
      safes: [SAFES[0]!, null, null, null],
    }),
  ],
])('an onlooker only looks on: %s', (_, table) => {
  sit(table, undefined)
  expect(screen.getByText('You’re watching.', { exact: false })).toBeTruthy()
  gone(/Send|Hold|know all/)
})

test('pictures are named in the language of the phone', async () => {
  sit(aTable(), aHand(1, [PLACE]))
  await nameIn('pl')
  expect(await screen.findByRole('button', { name: 'korona' })).toBeTruthy()
  await nameIn('en')
})

describe('the TV', () => {
  const show = (table: SecretIdentityTable) =>
    render(SecretIdentityTv, { room: aRoom(aHand(1, ['SendBallot'], { ballot: [5, null, 6, 7] })).room, table })

  test('shows what lies open, and nothing of a hand', () => {
    show(aTable({ phase: VOTING, safes: SAFES }))
    expect(screen.getByText('Cleopatra')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'crown' })).toHaveLength(1)
    gone(/Send|Hold|Medusa/)
    expect(screen.getAllByText('5')).toHaveLength(1) // the number of a character, and nobody’s guess
  })

  test('shows who somebody was, and who comes next', () => {
    show(
      aTable({ phase: { type: 'Scoring', order: [1, 2, 3] }, safes: SAFES, scores: [2, 1, 1, 0], history: [aRound()] }),
    )
    expect(screen.getByText('Ann is…')).toBeTruthy()
    expect(screen.getAllByText('Zorro')).toHaveLength(3)
    expect(screen.getAllByRole('img', { name: 'Right' })).toHaveLength(2)
    expect(screen.getByText('Next: Ben')).toBeTruthy()
  })

  test('says who is revealed first', () => {
    show(aTable({ phase: { type: 'Scoring', order: [0, 1, 2, 3] }, safes: SAFES, history: [aRound({ opened: [] })] }))
    expect(screen.getByRole('heading', { name: 'First up: Ann' })).toBeTruthy()
  })

  test('marks the new character of a team', () => {
    show(aTeam({ fresh: 1 }))
    expect(screen.getByText('New')).toBeTruthy()
  })

  test('shows the marks of a team', () => {
    show(
      aTeam({
        phase: { type: 'Guessing', marks: [{ seat: 1, number: 4 }], passed: [], clock: null, confirmed: null },
        safes: [SAFES[0]!, null, null, null],
      }),
    )
    expect(screen.getByText('Who is Ann?')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Ben' })).toBeTruthy()
  })
})
