/** Empty seats: who left, to whom the host may give a seat, and what the table is asked. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '../src/lib/notices.svelte'
import { Room } from '../src/lib/room.svelte'
import { keepSeats } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import PeopleSheet from '../src/lobby/PeopleSheet.svelte'
import TableStrip from '../src/lobby/TableStrip.svelte'
import type { GameView, News, QuestionView } from '../src/wire'
import { FakeSocket, gameView, person, roomView, settle, TOKEN } from './fake'

const members = [person(1, 'Ada'), person(2, 'Bruno'), person(3, 'Cleo'), person(4, 'Zoe')]
const BARTEK = { id: 5, name: 'Bartek', look: { face: 1, colour: 1 }, removed: false, companion: null }
const QUESTION: QuestionView = {
  number: 3,
  seat: 3,
  member: 4,
  asked: [2, 3],
  agreed: [],
  against: [],
  decided: null,
}
let room: Room

beforeAll(() => loadTexts())
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  room.stop()
})

const playing = (more: Partial<GameView>) => gameView({ seating: [1, 2, 3, 5], left: [BARTEK], ...more })
const news = (more: Partial<News>): News => ({ type: 'News', v: 1, at: Date.now(), ...more })

/** The phone of this member; Ada is host, and Bartek has left. */
async function phoneOf(member: number, game: Partial<GameView>, hushed = false): Promise<FakeSocket> {
  keepSeats('BCDFG', [TOKEN])
  room = new Room('BCDFG')
  const line = FakeSocket.last
  line.accept()
  const you = [{ member }]
  line.say({ type: 'Welcome', id: line.sent[0]!.id, protocol: 3, room: 'BCDFG', you, lost: [], left: [], pings: 0 })
  const view = roomView({ members, ring: [1, 2, 3], host: 1, hushed, playing: playing(game) })
  line.say(news({ whole: true, room: view, table: null }))
  await settle()
  return line
}

test('the list of people names who left, and the host gives the seat away by one tap', async () => {
  const line = await phoneOf(1, { vacancies: [{ seat: 3, heirs: [4], by_vote: [] }] })
  render(PeopleSheet, { open: true, room, rename: () => {} })
  expect(screen.getByText('Bartek')).toBeTruthy()
  expect(screen.getByText('left')).toBeTruthy()
  await fireEvent.click(screen.getByText('Give Bartek’s seat to Zoe'))
  expect(line.sent.at(-1)).toMatchObject({ by: 1, act: { type: 'Reseat', seat: 3, member: 4 } })
})

test('where the table has to agree the host asks it', async () => {
  const left = [{ ...BARTEK, removed: true }]
  const line = await phoneOf(1, { left, vacancies: [{ seat: 3, heirs: [], by_vote: [4] }] })
  render(PeopleSheet, { open: true, room, rename: () => {} })
  expect(screen.getByText('removed')).toBeTruthy()
  await fireEvent.click(screen.getByText('Ask the table: Zoe for Bartek’s seat?'))
  expect(line.sent.at(-1)).toMatchObject({ by: 1, act: { type: 'Propose', seat: 3, member: 4 } })
})

test('nobody but the host gives seats away', async () => {
  await phoneOf(2, { vacancies: [{ seat: 3, heirs: [4], by_vote: [4] }] })
  render(PeopleSheet, { open: true, room, rename: () => {} })
  expect(screen.getByText('Bartek')).toBeTruthy()
  expect(screen.queryByText(/seat/)).toBeNull()
})

test('who is asked answers by one tap, and is not asked again', async () => {
  const line = await phoneOf(2, { question: QUESTION })
  render(TableStrip, { room })
  expect(screen.getByText('May Zoe play on in Bartek’s seat, and see what Bartek knew?')).toBeTruthy()
  await fireEvent.click(screen.getByText('I agree'))
  expect(line.sent.at(-1)).toMatchObject({ by: 2, act: { type: 'Agree', question: 3, yes: true } })
  line.say(news({ v: 2, room: { playing: playing({ question: { ...QUESTION, agreed: [2] } }) } }))
  await settle()
  expect(screen.queryByText('I agree')).toBeNull()
})

test('the host sees how it stands and may take the question back', async () => {
  const line = await phoneOf(1, { question: { ...QUESTION, agreed: [2] } })
  render(TableStrip, { room })
  expect(screen.getByText(/1 of 2 agree so far/)).toBeTruthy()
  expect(screen.queryByText('I agree')).toBeNull()
  await fireEvent.click(screen.getByText('Don’t ask'))
  expect(line.sent.at(-1)).toMatchObject({ by: 1, act: { type: 'Propose', seat: 3, member: null } })
})

test('at night a question about a seat waits, and one about who leads does not', async () => {
  await phoneOf(2, { question: QUESTION }, true)
  render(TableStrip, { room })
  expect(screen.queryByText('I agree')).toBeNull()
  cleanup()
  room.stop()
  await phoneOf(2, { question: { ...QUESTION, seat: -5 } }, true)
  render(TableStrip, { room })
  expect(screen.getByText('May Zoe lead the game from now on, and see everything?')).toBeTruthy()
})

test('everybody hears that the table has said no', async () => {
  const line = await phoneOf(3, { question: QUESTION })
  render(TableStrip, { room })
  line.say(news({ v: 2, room: { playing: playing({ question: { ...QUESTION, decided: false } }) } }))
  await settle()
  expect(notices.all.map(({ text }) => text)).toContain('The table didn’t agree to Zoe.')
})

test('who comes back to a seat that somebody else has is told who', async () => {
  const changes = [{ seat: 1, before: 'Bruno', after: 'Zoe', at: 5, before_id: 2, after_id: 4 }]
  await phoneOf(2, { seating: [1, 4, 3, 5], changes })
  render(TableStrip, { room })
  expect(screen.getByText('Zoe plays in your seat now. You just watch until the next game.')).toBeTruthy()
})
