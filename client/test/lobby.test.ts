import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Room } from '../src/lib/room.svelte'
import { keepSeats } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import GameCard from '../src/lobby/GameCard.svelte'
import type { Field, GameInfo } from '../src/lobby/options'
import Lobby from '../src/lobby/Lobby.svelte'
import OptionsSheet from '../src/lobby/OptionsSheet.svelte'
import PassPhone from '../src/lobby/PassPhone.svelte'
import StartBar from '../src/lobby/StartBar.svelte'
import type { RoomView } from '../src/wire'
import { FakeSocket, OTHER, person, roomView, settle, TOKEN } from './fake'
import { PATIENCE_MS } from './patience'

const info: GameInfo = {
  name: 'codenames',
  seats: [2, 4],
  presets: { strict: {}, relaxed: { timer: 'off' } },
  form: [
    {
      name: 'pack',
      kind: 'pack',
      default: 'words.en',
      rules: [],
      values: ['words.en', 'words.pl'],
      least: null,
      most: null,
      pack: 'words',
    },
    {
      name: 'timer',
      kind: 'choice',
      default: 'soft',
      rules: ['CN-68'],
      values: ['off', 'soft'],
      least: null,
      most: null,
      pack: null,
    },
    {
      name: 'clue_rules.any_rhyme',
      kind: 'switch',
      default: false,
      rules: [],
      values: [],
      least: null,
      most: null,
      pack: null,
    },
  ],
}
let room: Room

/** A phone that holds these members, in this room. */
async function sitting(view: RoomView, ...members: number[]): Promise<FakeSocket> {
  keepSeats('BCDFG', [TOKEN, OTHER].slice(0, members.length))
  room?.stop()
  room = new Room('BCDFG')
  const line = FakeSocket.last
  line.accept()
  line.say({
    type: 'Welcome',
    id: line.sent[0]!.id,
    protocol: 3,
    room: 'BCDFG',
    you: members.map((member) => ({ member })),
    lost: [],
    left: [],
    pings: 0,
  })
  line.say({ type: 'News', v: 1, at: Date.now(), whole: true, room: view, table: null })
  await settle()
  return line
}

beforeAll(() => loadTexts('options', 'codenames'))
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  room.stop()
})

const starter = () => screen.getByText<HTMLButtonElement>('Start the game')

test('the host sees why the game cannot start yet, and who could stand in', async () => {
  await sitting(roomView({ ring: [1] }), 1)
  render(StartBar, { room, info })
  expect(screen.getByRole('button', { name: 'Just you: add 3 companions' })).toBeTruthy()
  expect(starter().disabled).toBe(true)
})

test('too many for the game may look on', async () => {
  const members = [1, 2, 3, 4, 5].map((id) => person(id, `P${id}`))
  await sitting(roomView({ members, ring: [1, 2, 3, 4, 5] }), 1)
  render(StartBar, { room, info })
  expect(screen.getByText(/at most 4 can play/)).toBeTruthy()
})

test('somebody away is named, and the game may start all the same', async () => {
  const line = await sitting(roomView({ members: [person(1, 'Ada'), person(2, 'Bruno', false)] }), 1)
  render(StartBar, { room, info })
  expect(screen.getByText('Bruno is away.')).toBeTruthy()
  await fireEvent.click(starter())
  expect(line.sent.at(-1)).toMatchObject({ type: 'Do', by: 1, act: { type: 'Start' } })
})

const master = { ...info.form[0]!, name: 'master', kind: 'choice' as const, pack: null, default: 'app' }
const led = { ...info, form: [...info.form, { ...master, values: ['app', 'person'] }] }

test('MF-O76: the key to start says who leads', async () => {
  await sitting(roomView(), 1)
  const { unmount } = render(StartBar, { room, info: led })
  expect(screen.getByText('Start: the app leads')).toBeTruthy()
  unmount()
  await sitting(roomView({ options: { master: 'person' }, appointed: 2 }), 1)
  render(StartBar, { room, info: led })
  expect(screen.getByText('Start: Bruno leads')).toBeTruthy()
})

test('where a person leads and nobody has been appointed, the host reads it before the start', async () => {
  await sitting(roomView({ options: { master: 'person' } }), 1)
  render(StartBar, { room, info: led })
  expect(screen.getByText(/needs a game master/)).toBeTruthy()
})

describe('two on one phone', () => {
  const members = [person(1, 'Ada'), person(2, 'Bruno'), person(3, 'Cy')]
  const view = { members, ring: [1, 2, 3], phones: [[2, 3]] }
  const nothing = () => undefined

  async function lobby(over: Partial<RoomView>, me: number): Promise<void> {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await sitting(roomView({ ...view, ...over }), me)
    render(Lobby, { room, rename: nothing, addPlayer: nothing })
  }

  test('B6: the host of a game in which all act at once is told who they are', async () => {
    await loadTexts('mafia')
    await lobby({ game: 'mafia' }, 1)
    expect(screen.getByText(/^Bruno and Cy came in on one phone\. .* miss their task\.$/)).toBeTruthy()
  })

  test.each([
    ['of another game', { game: 'codenames' }, 1],
    ['if one of them looks on', { game: 'mafia', ring: [1, 2] }, 1],
    ['of a guest', { game: 'mafia' }, 2],
  ])('nothing is said on the phone %s', async (_, over, me) => {
    await loadTexts('mafia')
    await lobby(over, me)
    expect(screen.queryByText(/came in on one phone/)).toBeNull()
  })
})

test('everybody else waits for the host by name', async () => {
  await sitting(roomView(), 2)
  render(StartBar, { room, info })
  expect(screen.getByText('Ada starts the game.')).toBeTruthy()
})

// Codenames has its timer on top, too.
const tile = (label: string) => screen.getAllByRole('button', { name: label, hidden: true })[0]!

test('a changed option is sent with those changed before, and nothing else', async () => {
  const line = await sitting(roomView({ options: { pack: 'words.pl' } }), 1)
  render(OptionsSheet, { open: true, room, info })
  await screen.findAllByRole('button', { name: 'None', hidden: true })
  await fireEvent.click(tile('None'))
  expect(line.sent.at(-1)).toMatchObject({
    act: { type: 'Choose', game: 'codenames', options: { pack: 'words.pl', timer: 'off' } },
  })
  await fireEvent.click(screen.getByRole('switch', { hidden: true }))
  expect(line.sent.at(-1)).toMatchObject({
    act: { options: { pack: 'words.pl', timer: 'off', clue_rules: { any_rhyme: true } } },
  })
})

test('no change is lost to news that come before its answer', async () => {
  const line = await sitting(roomView(), 1)
  render(OptionsSheet, { open: true, room, info })
  await screen.findAllByRole('button', { name: 'None', hidden: true })
  await fireEvent.click(tile('None'))
  const first = line.sent.at(-1)!
  line.say({ type: 'News', v: 2, at: Date.now(), room: { options: {} } }) // something that was on its way
  await settle()
  await fireEvent.click(screen.getByRole('switch', { hidden: true }))
  const second = line.sent.at(-1)!
  expect(second).toMatchObject({ act: { options: { timer: 'off', clue_rules: { any_rhyme: true } } } })
  line.say({ type: 'News', v: 3, at: Date.now(), room: { options: { timer: 'off' } }, done: [first.id] })
  await settle()
  expect(screen.getByRole('switch', { hidden: true }).getAttribute('aria-checked')).toBe('true')
  line.say({ type: 'News', v: 4, at: Date.now(), room: { options: { timer: 'off' } }, done: [second.id] })
  await settle() // another host's phone was faster
  expect(screen.getByRole('switch', { hidden: true }).getAttribute('aria-checked')).toBe('false')
})

const timed: GameInfo = {
  ...info,
  form: [...info.form, { ...info.form[1]!, name: 'clue_seconds', kind: 'number', default: 60, least: 30, most: 90 }],
}
const longer = () => screen.getByRole('button', { name: 'More', hidden: true })

test('a number that is being chosen outlasts another change', async () => {
  const line = await sitting(roomView(), 1)
  render(OptionsSheet, { open: true, room, info: timed })
  await fireEvent.click(longer())
  await fireEvent.click(longer())
  await screen.findAllByRole('button', { name: 'None', hidden: true })
  await fireEvent.click(tile('None'))
  await settle()
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { hidden: true }).value).toBe('70')
  expect(line.sent.at(-1)).toMatchObject({ act: { options: { timer: 'off', clue_seconds: 70 } } })
})

test('somebody who closes the options has chosen', async () => {
  const line = await sitting(roomView(), 1)
  const sheet = render(OptionsSheet, { open: true, room, info: timed })
  await fireEvent.click(longer())
  await sheet.rerender({ open: false })
  expect(line.sent.at(-1)).toMatchObject({ act: { options: { clue_seconds: 65 } } })
})

test('the friendly set carries no mark of change, and what is changed after it does', async () => {
  const friendly = { ...info, presets: { strict: {}, relaxed: { timer: 'off', clue_rules: { any_rhyme: true } } } }
  await sitting(roomView({ options: friendly.presets.relaxed }), 1)
  render(OptionsSheet, { open: true, room, info: friendly })
  expect(screen.queryByText('changed')).toBeNull()
  await fireEvent.click(screen.getByRole('switch', { hidden: true }))
  const marks = screen.getAllByText('changed')
  expect(marks.map((mark) => mark.closest('.line')?.querySelector('[role=switch]'))).toEqual([
    screen.getByRole('switch', { hidden: true }),
  ])
})

test('who is not host reads what was agreed on, and finds nothing to tap but more of it', async () => {
  await sitting(roomView({ options: { clue_rules: { any_rhyme: true } } }), 2)
  render(OptionsSheet, { open: true, room, info })
  const rows = [...document.querySelectorAll('dialog .row')].map((row) => row.textContent!.replace(/\s+/g, ' ').trim())
  expect(rows[0]).toBe('Language of the table English')
  expect(rows.slice(1)).toEqual(expect.arrayContaining([expect.stringMatching(/^Timer .*rings$/)]))
  expect(rows.at(-1)).toMatch(/changed On$/)
  const controls = [...document.querySelectorAll('dialog :is(button, input, select)')]
  expect(controls.map((control) => control.getAttribute('aria-label'))).toEqual(['Close'])
})

test('a refused option goes back to what the table has agreed on', async () => {
  const line = await sitting(roomView(), 1)
  render(OptionsSheet, { open: true, room, info })
  await screen.findAllByRole('button', { name: 'None', hidden: true })
  await fireEvent.click(tile('None'))
  expect(tile('None').getAttribute('aria-pressed')).toBe('true')
  line.say({ type: 'News', v: 2, at: Date.now(), refused: [{ id: line.sent.at(-1)!.id, code: 'bad-option-value' }] })
  await settle()
  expect(tile('None').getAttribute('aria-pressed')).toBe('false')
})

test('a table that changes its language changes its words', async () => {
  const line = await sitting(roomView(), 1)
  render(OptionsSheet, { open: true, room, info })
  const languages = within(screen.getByRole('group', { name: 'Language of the table', hidden: true }))
  await fireEvent.click(languages.getByRole('button', { name: 'Polski', hidden: true }))
  const speak = line.sent.at(-1)!
  expect(speak).toMatchObject({ act: { type: 'Speak', language: 'pl' } })
  line.say({ type: 'News', v: 2, at: Date.now(), room: { language: 'pl' }, done: [speak.id] })
  await settle()
  expect(line.sent.at(-1)).toMatchObject({ act: { type: 'Choose', options: { pack: 'words.pl' } } })
})

test('a phone for two is covered until the right one says that they hold it', async () => {
  await sitting(roomView(), 1, 2)
  const taken = vi.fn()
  render(PassPhone, { room, taken })
  expect(screen.getByText('Pass the phone to Ada')).toBeTruthy()
  await fireEvent.click(screen.getByText('No, Bruno has it'))
  expect(taken).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByText('I am Bruno'))
  expect(taken).toHaveBeenCalledOnce()
  expect(room.me?.name).toBe('Bruno')
})

const others: GameInfo[] = [
  { name: 'spyfall2', seats: [3, 12], presets: {}, form: [] },
  { name: 'secret_identity', seats: [3, 8], presets: {}, form: [] },
]

test('the host picks among games, and sees which of them need more people', async () => {
  const line = await sitting(roomView(), 1)
  render(GameCard, { room, games: [info, ...others] })
  await fireEvent.click(screen.getByRole('button', { name: /^Codenames/ }))
  const spies = screen.getByRole('button', { name: /^Spyfall 2/, hidden: true })
  expect(spies.textContent).toMatch(/3–12 players.*1 more player is needed/)
  expect(screen.getByRole('button', { name: /^Codenames.*2–4 players/, hidden: true }).textContent).not.toContain(
    'needed',
  )
  await fireEvent.click(spies)
  const choice = line.sent.at(-1)!
  expect(choice).toMatchObject({ act: { type: 'Choose', game: 'spyfall2' } })
  line.say({ type: 'News', v: 2, at: Date.now(), room: { game: 'spyfall2' }, done: [choice.id] })
  await settle()
  expect(screen.getAllByText(/more player is needed/)).toHaveLength(1) // the sheet is closed, and the card says so
  expect(screen.getByRole('button', { name: /^Spyfall 2/ })).toBeTruthy()
})

test('everybody else sees what was chosen', async () => {
  await sitting(roomView({ game: 'secret_identity' }), 2)
  render(GameCard, { room, games: [info, ...others] })
  expect(screen.getByText('Secret Identity')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Secret Identity/ })).toBeNull()
})

test('the options open when there are words for them', async () => {
  await sitting(roomView(), 1)
  render(GameCard, { room, games: [info] })
  const options = screen.getByRole<HTMLButtonElement>('button', { name: 'Options' })
  expect(options.disabled).toBe(true)
  await vi.waitFor(() => expect(options.disabled).toBe(false), PATIENCE_MS)
  expect(screen.getByText('Strict · English')).toBeTruthy()
})

test('when people come and go, the host’s phone fits the set of options to their number', async () => {
  const line = await sitting(roomView({ options: { timer: 'off' } }), 1)
  const card = render(GameCard, { room, games: [info] })
  const options = screen.getByRole<HTMLButtonElement>('button', { name: 'Options' })
  await vi.waitFor(() => expect(options.disabled).toBe(false), PATIENCE_MS)
  const sent = line.sent.length
  await card.rerender({ room, games: [{ ...info }] })
  expect(line.sent).toHaveLength(sent)
  const many = { ...info, presets: { strict: {}, relaxed: { timer: 'off', clue_rules: { any_rhyme: true } } } }
  await card.rerender({ room, games: [many] })
  expect(line.sent.at(-1)).toMatchObject({
    act: { type: 'Choose', game: 'codenames', options: { timer: 'off', clue_rules: { any_rhyme: true } } },
  })
})

const places = (name: string): Field => ({
  name,
  kind: 'pack',
  default: 'locations.en',
  rules: [],
  values: ['locations.en', 'locations.pl', 'saga.en'],
  least: null,
  most: null,
  pack: 'locations',
})
const spyfall: GameInfo = {
  name: 'spyfall2',
  seats: [3, 12],
  presets: {},
  form: [places('pack'), places('second_pack')],
}
const packs = [
  { name: 'ours', title: 'Our town', language: 'en', kind: 'locations', entries: 9, known: null, few: false },
  { name: 'words', title: 'Our words', language: 'en', kind: 'words', entries: 60, known: 40, few: false },
]

test('two options may choose among the group’s own locations, and one place adds them', async () => {
  const line = await sitting(roomView({ game: 'spyfall2', packs }), 1)
  render(OptionsSheet, { open: true, room, info: spyfall })
  const ours = screen.getAllByRole('button', { name: /^Our town/, hidden: true })
  const shelves = ours.map((tile) => [...tile.parentElement!.children].map(({ textContent }) => textContent!.trim()))
  for (const shelf of shelves) {
    expect(shelf).toEqual([
      'Everyday places English',
      'Everyday places Polski',
      'A galaxy far away English',
      'Our town (9 locations)',
    ])
  }
  expect(shelves).toHaveLength(2)
  expect(screen.getAllByText('Add locations of your own')).toHaveLength(1)
  expect(screen.queryByText('(60 words)')).toBeNull()
  await fireEvent.click(ours[1]!)
  expect(line.sent.at(-1)).toMatchObject({
    act: { type: 'Choose', game: 'spyfall2', options: { second_pack: 'ours' } },
  })
})
