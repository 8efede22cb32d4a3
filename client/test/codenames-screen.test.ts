import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PAUSE_MS } from '../src/games/codenames/phone/advice.svelte'
import Codenames from '../src/games/codenames/phone/Codenames.svelte'
import type { Room } from '../src/lib/room.svelte'
import { LAPTOP } from '../src/lib/conditions'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { CodenamesHand, CodenamesMove, CodenamesTable, Verdict } from '../src/wire'
import { aTable, aTurn, aVerdict, NAMES, offers } from './codenames-fixture'

const key = aTable().words.map(
  (_, card) => (card < 9 ? 'red' : card < 17 ? 'blue' : card < 24 ? 'bystander' : 'assassin') as 'red',
)

function sit(
  table: CodenamesTable,
  seat: number,
  may: CodenamesMove['type'][],
  more: Partial<CodenamesHand> = {},
  verdict: Verdict | null = aVerdict({ ruling: 'legal' }),
  companions: { seats: number[]; known: boolean } | null = null,
) {
  const play = vi.fn(async () => undefined)
  const consult = vi.fn(async () => ({ id: 1, verdict, known: companions?.known ?? null }))
  const hand: CodenamesHand = {
    type: 'codenames',
    seat,
    key: seat < 2 ? key : [],
    asked: null,
    proposal: null,
    allowed: [],
    refused: [],
    judged: [],
    offers: offers(...may),
    ...more,
  }
  const badge = (id: number) => (companions?.seats.includes(id) ? { badge: 'companion' } : {})
  const members = NAMES.map((name, id) => ({ id, name, look: { face: id, colour: id, ...badge(id) }, present: true }))
  const room = {
    code: 'BCDFG',
    view: { members, host: 0, playing: { paused_at: null } },
    seat,
    seating: [0, 1, 2, 3],
    hand,
    hostHand: undefined,
    isHost: false,
    now: () => 10_000,
    nameAt: (at: number) => NAMES[at]!,
    nameOf: (id: number) => NAMES[id]!,
    person: (id: number) => members.find((member) => member.id === id),
    play,
    consult,
  } as unknown as Room
  render(Codenames, { room, table })
  return play
}

/** As wide as what one holds, or has on one's knees. */
function onA(device: 'phone' | 'laptop'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device === 'laptop' && query.includes(LAPTOP),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

const card = (word: string) => screen.getByRole('button', { name: new RegExp(`^${word},`) })

beforeAll(async () => {
  change({ language: 'en', sound: false, vibration: false })
  await loadTexts('codenames')
})
beforeEach(() => {
  onA('phone')
})
afterEach(cleanup)

describe('an operative at turn', () => {
  const table = aTable({ phase: aTurn({ opens: 0 }) })

  test('one tap suggests a word, a second one asks, and only the key touches it', async () => {
    const play = sit(table, 2, ['Touch', 'Mark', 'Unmark'])
    await fireEvent.click(card('word7'))
    expect(play.mock.calls).toEqual([[{ type: 'Mark', card: 7 }]])
    expect(screen.queryByRole('button', { name: 'Guess word7' })).toBeNull()
    await fireEvent.click(card('word7'))
    expect(play).toHaveBeenCalledTimes(1)
    expect(card('word7').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Guess word7?')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Guess word7' }))
    expect(play).toHaveBeenLastCalledWith({ type: 'Touch', card: 7 })
  })

  test('another word is suggested by its first tap, whatever was asked before', async () => {
    const play = sit(table, 2, ['Touch', 'Mark', 'Unmark'])
    await fireEvent.click(card('word7'))
    await fireEvent.click(card('word7'))
    await fireEvent.click(card('word8'))
    expect(play).toHaveBeenLastCalledWith({ type: 'Mark', card: 8 })
    expect(screen.queryByRole('button', { name: /^Guess/ })).toBeNull()
  })

  test('a suggestion is talk, and can be taken back', async () => {
    const play = sit(aTable({ phase: aTurn({ opens: 0, marks: [{ seat: 2, card: 7 }] }) }), 2, [
      'Touch',
      'Mark',
      'Unmark',
    ])
    expect(card('word7').getAttribute('aria-label')).toBe('word7, not covered, suggested by Cy')
    await fireEvent.click(card('word7'))
    await fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(play).toHaveBeenCalledWith({ type: 'Unmark', card: 7 })
  })

  test('no touch before the time to object is over', async () => {
    sit(aTable({ phase: aTurn({ opens: 13_000 }) }), 2, ['Touch', 'Mark', 'Unmark'])
    for (let tap = 0; tap < 2; tap++) await fireEvent.click(card('word7'))
    expect((screen.getByRole('button', { name: 'in 3 s' }) as HTMLButtonElement).disabled).toBe(true)
  })

  test('stopping asks once more', async () => {
    const play = sit(table, 2, ['Touch', 'Stop', 'Mark', 'Unmark'])
    await fireEvent.click(screen.getByRole('button', { name: 'Stop guessing' }))
    expect(play).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'End the turn' }))
    expect(play).toHaveBeenCalledWith({ type: 'Stop' })
  })

  test('covered words and other seats cannot be chosen', async () => {
    sit(aTable({ phase: aTurn(), covers: aTable().covers.map((_, at) => (at === 7 ? 'blue' : null)) }), 2, ['Touch'])
    expect(card('word7').getAttribute('aria-disabled')).toBe('true')
    expect(card('word7').getAttribute('aria-label')).toBe('word7, covered: blue agent')
  })
})

describe('on a laptop', () => {
  beforeEach(() => onA('laptop'))
  const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name })

  test('arrows walk over the board, Enter suggests and asks, and Enter again goes on to the key', async () => {
    sit(aTable({ phase: aTurn({ opens: 0 }) }), 2, ['Touch', 'Mark', 'Unmark'])
    card('word0').focus()
    for (const arrow of ['ArrowRight', 'ArrowDown', 'End', 'ArrowRight', 'Home', 'ArrowUp', 'ArrowUp'])
      await key(arrow, document.activeElement!)
    expect(document.activeElement).toBe(card('word0')) // no step leaves the board
    await key('ArrowRight', document.activeElement!)
    expect(document.activeElement).toBe(card('word1'))
    for (let tap = 0; tap < 2; tap++) await fireEvent.click(document.activeElement!)
    await key('Enter', document.activeElement!)
    expect(document.activeElement?.textContent).toContain('word1')
    await key('Escape', card('word1'))
    expect(card('word1').getAttribute('aria-pressed')).toBe('false')
  })

  test('the board is one stop on the way of the keyboard', () => {
    sit(aTable({ phase: aTurn({ opens: 0 }) }), 2, ['Touch'])
    expect(screen.getAllByRole('button').filter((one) => one.classList.contains('card') && one.tabIndex === 0)).toEqual(
      [card('word0')],
    )
  })

  test('whoever is to give a clue can write at once', () => {
    sit(aTable(), 0, ['Clue', 'Ask'])
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('the key stays open only where a switch says so, with a warning', async () => {
    sit(aTable(), 0, ['Clue', 'Ask'])
    expect(card('word24').getAttribute('aria-label')).toBe('word24, not covered')
    expect(screen.getByText('Don’t share this window.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('switch', { name: 'Key stays open' }))
    expect(card('word24').getAttribute('aria-label')).toBe('word24, key: assassin')
    await fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k' })
    expect(card('word24').getAttribute('aria-label')).toBe('word24, not covered')
    await fireEvent.keyDown(screen.getByRole('textbox'), { code: 'KeyK', key: 'k' })
    expect(card('word24').getAttribute('aria-label')).toBe('word24, not covered') // it is a letter there
  })

  test('who does not know the key has no switch for it', () => {
    sit(aTable({ phase: aTurn() }), 2, ['Touch'])
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('arrows in the field set the number, and digits do elsewhere', async () => {
    const play = sit(aTable(), 0, ['Clue', 'Ask'])
    const word = screen.getByRole('textbox')
    await fireEvent.input(word, { target: { value: 'ocean' } })
    await key('7')
    await key('ArrowDown', word)
    await key('4', word) // may be part of a word
    await fireEvent.submit(word.closest('form')!)
    expect(play).toHaveBeenCalledWith({ type: 'Clue', word: 'ocean', number: 6 })
  })

  test('both sides have their people and their clues', () => {
    const turn = { rejected: null, slips: [], touched_by: [] }
    const turns: CodenamesTable['turns'] = [
      { team: 'red', clue: { type: 'Clue', word: 'ocean', number: 2 }, cards: [], ...turn },
      { team: 'blue', clue: { type: 'Clue', word: 'desert', number: 1 }, cards: [], ...turn },
    ]
    sit(aTable({ turns }), 3, [])
    const [own, other] = screen.getAllByRole('complementary')
    expect([own, other].map((side) => side?.getAttribute('aria-label'))).toEqual(['Blue', 'Red'])
    expect(own!.textContent).toContain('desert')
    expect(own!.textContent).not.toContain('ocean')
    expect(other!.textContent).toContain('Ann')
  })
})

describe('a spymaster', () => {
  test('sees the key only while it is held', async () => {
    sit(aTable(), 0, ['Clue', 'Ask'])
    const hold = screen.getByRole('button', { name: 'Hold to see the key' })
    expect(card('word24').getAttribute('aria-label')).toBe('word24, not covered')
    await fireEvent.keyDown(hold, { key: ' ' })
    expect(card('word24').getAttribute('aria-label')).toBe('word24, key: assassin')
    await fireEvent.keyDown(hold, { key: ' ' })
    expect(card('word24').getAttribute('aria-label')).toBe('word24, not covered')
  })

  test('CN-56: has nothing but the key while the operatives guess', () => {
    sit(aTable({ phase: aTurn({ opens: 0 }) }), 0, [])
    const buttons = screen.getAllByRole('button').filter((button) => !button.classList.contains('card'))
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim())).toEqual([
      'History',
      'Hold to see the key',
    ])
  })

  const typing = async (word: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: word } })

  test.each([
    ['knows', true, 'Cy knows this word.'],
    ['does not know', false, 'Cy doesn’t know this word.'],
  ])('reads that a companion of the own team %s a word, even without a referee', async (_, known, said) => {
    const table = aTable()
    const play = sit({ ...table, options: { ...table.options, referee: 'off' } }, 0, ['Clue', 'Ask'], {}, null, {
      seats: [2, 3],
      known,
    })
    await typing('zyzzyva')
    expect(await screen.findByText(said)).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Give clue' }))
    expect(play).toHaveBeenCalledWith({ type: 'Clue', word: 'zyzzyva', number: 2 }) // it may be given all the same
  })

  test('asks nobody where there is neither a referee nor a companion to hear the word', async () => {
    const table = aTable()
    const companions = { seats: [3], known: true } // of the rivals
    sit({ ...table, options: { ...table.options, referee: 'off' } }, 0, ['Clue'], {}, null, companions)
    vi.useFakeTimers()
    await typing('zyzzyva')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    vi.useRealTimers()
    expect(screen.queryByText(/knows? this word/)).toBeNull()
  })

  test('gives a clue, but not one that the server would refuse', async () => {
    const play = sit(aTable(), 0, ['Clue', 'Ask'])
    const word = screen.getByRole('textbox')
    const give = screen.getByRole('button', { name: 'Give clue' }) as HTMLButtonElement
    await fireEvent.input(word, { target: { value: 'WORD7' } })
    expect(give.disabled).toBe(true)
    await fireEvent.input(word, { target: { value: ' ocean ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'More' }))
    await fireEvent.submit(give.closest('form')!)
    expect(play).toHaveBeenCalledWith({ type: 'Clue', word: 'ocean', number: 3 })
  })

  test('CN-66: answers a private question', async () => {
    const play = sit(aTable(), 1, ['Answer'], {
      asked: { word: 'ocean', number: null, waits: false, answer: null, opinion: null },
    })
    await fireEvent.click(screen.getByRole('button', { name: 'Not legal' }))
    expect(play).toHaveBeenCalledWith({ type: 'Answer', legal: false })
  })

  test('CN-O30: asks about a word with its number, and the answer is for both', async () => {
    const judged = [{ word: 'ocean', number: 2, legal: false }]
    const play = sit(aTable(), 0, ['Clue', 'Ask'], { judged })
    const word = screen.getByRole('textbox')
    const give = screen.getByRole('button', { name: 'Give clue' }) as HTMLButtonElement
    await fireEvent.input(word, { target: { value: 'Ocean' } })
    expect(give.disabled).toBe(true)
    expect(document.body.textContent).toContain('“Ocean” was refused in this turn')
    await fireEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(give.disabled).toBe(false)
    await fireEvent.click(screen.getByRole('button', { name: /^Ask Ben in private/ }))
    expect(play).toHaveBeenCalledWith({ type: 'Ask', word: 'Ocean', number: 3 })
  })

  test('CN-O30: who approves a clue reads its number', () => {
    const asked = { word: 'ocean', number: 8, waits: true, answer: null, opinion: null }
    sit(aTable(), 1, ['Answer'], { asked })
    expect(screen.getByText('ocean: 8')).toBeTruthy()
  })

  test('CN-O05: a judge lets a clue pass that nobody has flagged', async () => {
    const play = sit(aTable({ phase: aTurn() }), 1, ['Accept', 'Reject', 'Flag'])
    await fireEvent.click(screen.getByRole('button', { name: 'Let it pass' }))
    expect(play).toHaveBeenCalledWith({ type: 'Accept' })
    cleanup()
    sit(aTable({ phase: aTurn({ upheld: true }) }), 1, [])
    expect(screen.queryByRole('button', { name: 'Let it pass' })).toBeNull()
  })

  test('CN-63: covers only their own words', async () => {
    const play = sit(aTable({ phase: { type: 'Cluing', team: 'blue', clock: null, penalty: true, slips: [] } }), 1, [
      'Cover',
      'Clue',
    ])
    await fireEvent.click(card('word1'))
    expect((screen.getByRole('button', { name: 'Cover word1' }) as HTMLButtonElement).disabled).toBe(true)
    await fireEvent.click(card('word10'))
    await fireEvent.click(screen.getByRole('button', { name: 'Cover word10' }))
    expect(play).toHaveBeenCalledWith({ type: 'Cover', card: 10 })
  })
})

test('when the game is over one reads how it ended, and one tap away the board tells everything', async () => {
  const covers = aTable().covers.map((_, at) => (at === 24 ? ('assassin' as const) : null))
  sit(aTable({ phase: { type: 'Over', winner: 'blue', why: 'assassin' }, covers, key }), 2, [])
  expect(await screen.findByText('Oh no!')).toBeTruthy()
  expect(screen.getByText('Blue wins! Red woke the assassin.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'The board and the key' }))
  expect(card('word10').getAttribute('aria-label')).toBe('word10, key: blue agent')
})

test.each([1, 4, 8])('CN-109: a won game of one team is commented by its score, %i', async (score) => {
  const options = { ...aTable().options, variant: 'one-team' as const }
  sit(
    aTable({ options, phase: { type: 'Over', winner: 'red', why: 'all-words-covered' }, left: [0, score], key }),
    2,
    [],
  )
  const comment = { 1: 'A win is a win.', 4: 'Cleared for top-secret work.', 8: 'Nobody will ever believe you.' }[
    score
  ]!
  await waitFor(() => expect(document.body.textContent).toContain(comment))
})

test('CN-69: a timer that has rung is turned over again', async () => {
  const clock = { since: 0, until: 5_000, hard: false, rung: true }
  const play = sit(aTable({ phase: aTurn({ opens: 0, clock }) }), 3, ['CallTimer', 'Flag'])
  await fireEvent.click(screen.getByRole('button', { name: /^Time is up\. Turn over the sand timer again \(60/ }))
  expect(play).toHaveBeenCalledWith({ type: 'CallTimer' })
  cleanup()
  sit(aTable({ phase: aTurn({ opens: 0, clock }) }), 0, [])
  expect(screen.getByLabelText('Time is up!')).toBeTruthy() // who may not turn it over only hears it
})

test('CN-O30: a judge who approved the word alone is offered what may be wrong with the number', async () => {
  const offer = { kind: 'Reject' as const, choices: { reason: ['CN-77', 'CN-29'] as ('CN-77' | 'CN-29')[] } }
  const play = sit(aTable({ phase: aTurn() }), 1, [], { offers: [offer] })
  await fireEvent.click(screen.getByRole('button', { name: 'Hmm, is that allowed?' }))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await fireEvent.click(screen.getByRole('radio', { name: 'The number is a hint in itself' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Reject the clue' }))
  expect(play).toHaveBeenCalledWith({ type: 'Reject', reason: 'CN-77' })
})

test('CN-O30: everybody reads which clue was taken back', () => {
  const slip = { type: 'Clue' as const, word: 'ocaen', number: 2 }
  sit(aTable({ phase: { type: 'Cluing', team: 'red', clock: null, penalty: false, slips: [slip] } }), 3, [])
  expect(document.body.textContent).toContain('Ann is correcting the clue “ocaen: 2”')
})

test('only the reasons that hold at this table are offered', async () => {
  sit(aTable({ phase: aTurn({ opens: 0 }), reasons: ['CN-81', 'CN-29'] }), 3, ['Flag'])
  await fireEvent.click(screen.getByRole('button', { name: 'Hmm, is that allowed?' }))
  const offered = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)
  expect(offered).toEqual(['CN-81', 'CN-29'])
})

const REASONS = ['CN-80', 'CN-81', 'CN-73', 'CN-74', 'CN-75', 'CN-77', 'CN-29'] as const

test('CN-O09: one tap asks the judge; why is told afterwards, or not at all', async () => {
  const play = sit(aTable({ phase: aTurn({ opens: 0 }), reasons: [...REASONS] }), 3, ['Flag'])
  await fireEvent.click(screen.getByRole('button', { name: 'Hmm, is that allowed?' }))
  expect(play.mock.calls).toEqual([[{ type: 'Flag', reason: null }]])
  await screen.findAllByRole('radio')
  const offered = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)
  expect(offered()).toEqual(['CN-80', 'CN-81', 'CN-73', 'CN-74'])
  await fireEvent.click(screen.getByRole('button', { name: 'Another reason' }))
  expect(offered()).toEqual(REASONS)
  await fireEvent.click(screen.getByRole('radio', { name: 'Something was added to the clue' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Tell them why' }))
  expect(play).toHaveBeenLastCalledWith({ type: 'Flag', reason: 'CN-29' })
})

test('CN-O12: the reason of the referee comes with the question, and stands on top', async () => {
  const opinion = aVerdict({ ruling: 'doubtful', rule: 'CN-77' })
  const play = sit(aTable({ phase: aTurn({ opens: 0 }), reasons: [...REASONS], opinion }), 3, ['Flag'])
  await fireEvent.click(screen.getByRole('button', { name: 'Hmm, is that allowed?' }))
  expect(play).toHaveBeenCalledWith({ type: 'Flag', reason: 'CN-77' })
  const offered = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)
  expect(offered).toEqual(['CN-77', 'CN-80', 'CN-81', 'CN-73', 'CN-74'])
  expect(screen.getByText('The referee says so, too')).toBeTruthy()
})

describe('CN-O32: when the enemy covers a word', () => {
  const phase = { type: 'EnemyTurn' as const, covers: 1, until: 20_000 }
  const enemys = { kind: 'Propose' as const, choices: { card: [9, 10] } }
  const now = { kind: 'Cover' as const, choices: { card: [9, 10] } }

  test('the spymaster sees which one, and a tap on another changes it', async () => {
    const play = sit(aTable({ phase }), 0, [], { proposal: 9, offers: [enemys, now] })
    expect(document.body.textContent).toContain('The enemy takes the raised word.')
    expect(card('word9').getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(card('word10'))
    expect(play.mock.calls).toEqual([[{ type: 'Propose', card: 10 }]])
    await fireEvent.click(screen.getByRole('button', { name: 'Cover word9 now' }))
    expect(play).toHaveBeenLastCalledWith({ type: 'Cover', card: 9 })
  })

  test('no other word can be meant', async () => {
    const play = sit(aTable({ phase }), 0, [], { proposal: 9, offers: [enemys, now] })
    await fireEvent.click(card('word1'))
    expect(play).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Not a word of')
  })

  test('others read that it is about to happen, and not which one', () => {
    sit(aTable({ phase }), 2, [])
    expect(document.body.textContent).toContain('it will cover a word')
    expect(card('word9').getAttribute('aria-pressed')).toBeNull()
  })
})

test('CN-O27: where clues are spoken, the spymaster enters the number alone', async () => {
  const play = sit(aTable({ options: { ...aTable().options, spoken_clues: true } }), 0, ['Clue'])
  expect(screen.queryByRole('textbox')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await fireEvent.submit(screen.getByRole('button', { name: 'I have said it' }).closest('form')!)
  expect(play).toHaveBeenCalledWith({ type: 'Clue', word: '', number: 3 })
})

describe('the referee', () => {
  const ann = { may: ['Clue', 'Ask'] as CodenamesMove['type'][], text: '“snakes” is a form of “snake”.' }
  const give = () => screen.getByRole('button', { name: 'Give clue' }) as HTMLButtonElement
  const write = (word: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: word } })
  const options = (more: Partial<CodenamesTable['options']>) => ({ options: { ...aTable().options, ...more } })

  test('CN-O12: keeps a forbidden clue back, and only that one', async () => {
    sit(aTable(), 0, ann.may, {}, aVerdict())
    await write('snakes')
    expect(give().disabled).toBe(false) // nobody has to wait for it
    await screen.findByText(ann.text)
    expect(give().disabled).toBe(true)
    expect(document.body.textContent).toContain('Take another word, or ask Ben in private')
    await write('reptile')
    expect(give().disabled).toBe(false)
  })

  test.each([
    ['only advises', { enforced: false }, {}],
    ['leaves it to who approves every clue', options({ pre_approval: true }), {}],
  ])('CN-O12: %s', async (_, table, more) => {
    sit(aTable(table), 0, ann.may, more, aVerdict())
    await write('snakes')
    await screen.findByText(ann.text)
    expect(give().disabled).toBe(false)
  })

  test('CN-66: is overruled by the rival spymaster', async () => {
    sit(aTable(), 0, ann.may, { allowed: ['Snakes'] }, aVerdict())
    await write('snakes')
    await screen.findByText(ann.text)
    expect(give().disabled).toBe(false)
  })

  test('leaves a doubtful clue to the spymaster', async () => {
    sit(aTable(), 0, ann.may, {}, aVerdict({ ruling: 'doubtful' }))
    await write('snakes')
    await screen.findByText('“snakes” may be a form of “snake”.')
    expect(document.body.textContent).toContain('You may give it, or ask Ben first.')
    expect(give().disabled).toBe(false)
  })

  test('says where nobody checks the forms of words', async () => {
    sit(aTable(), 0, ann.may, {}, aVerdict({ ruling: 'legal', reason: 'nothing-against-it', forms: 'not-installed' }))
    await write('reptile')
    await screen.findByText('Word forms aren’t checked here.')
  })

  test('is not asked where there is none', async () => {
    vi.useFakeTimers()
    sit(aTable(options({ referee: 'off' })), 0, ann.may, {}, aVerdict())
    await write('snakes')
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(document.body.textContent).not.toContain(ann.text)
  })

  test('CN-66: is heard by the rival spymaster who is asked', () => {
    sit(aTable(), 1, ['Answer'], {
      asked: { word: 'snakes', number: null, waits: false, answer: null, opinion: aVerdict() },
    })
    expect(document.body.textContent).toContain(`Referee: ${ann.text}`)
  })

  test('CN-65: is heard by all while a clue is judged; that it has nothing against it, by the judge', () => {
    const phase = {
      type: 'Review' as const,
      turn: aTurn(),
      flagged_by: 3,
      reason: 'CN-80' as const,
      since: 0,
      until: null,
      verdicts: [],
    }
    const opinion = aVerdict({ ruling: 'legal', reason: 'nothing-against-it' })
    sit(aTable({ phase, opinion: aVerdict() }), 2, [])
    expect(document.body.textContent).toContain('Referee: “ocean” is a form of “snake”.')
    cleanup()
    sit(aTable({ phase, opinion }), 2, [])
    expect(document.body.textContent).not.toContain('The referee has nothing against it.')
    cleanup()
    sit(aTable({ phase, opinion }), 1, ['Accept', 'Reject'])
    expect(document.body.textContent).toContain('The referee has nothing against it.')
  })
})
