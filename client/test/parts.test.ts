import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import Avatar from '../src/lib/Avatar.svelte'
import Confirm from '../src/lib/Confirm.svelte'
import Notices from '../src/lib/Notices.svelte'
import { attempt, dismiss, notices } from '../src/lib/notices.svelte'
import { Refused } from '../src/lib/room.svelte'
import { rulebook, showRules } from '../src/lib/rulebook.svelte'
import RuleSheet from '../src/lib/RuleSheet.svelte'
import Sheet from '../src/lib/Sheet.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import OptionLine from '../src/lobby/OptionLine.svelte'
import SeatRing from '../src/lobby/SeatRing.svelte'
import { person } from './fake'
import TwoSheets from './TwoSheets.svelte'

const children = createRawSnippet(() => ({ render: () => '<b>the key</b>' }))

beforeAll(() => loadTexts('options', 'codenames'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  for (const { id } of notices.all) dismiss(id)
  showRules()
})

test('a sheet shows its content while it is open, and closes by its button', async () => {
  render(Sheet, { open: true, title: 'Options', children })
  expect(screen.getByText('the key')).toBeTruthy()
  await fireEvent.click(screen.getByLabelText('Close'))
  expect(screen.queryByText('the key')).toBeNull()
})

test('a sheet that was opened again stays open when the browser tells of the last time', async () => {
  const { rerender } = render(Sheet, { open: true, title: 'Options', children })
  await rerender({ open: false })
  await rerender({ open: true })
  await fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(screen.getByText('the key')).toBeTruthy()
})

test('a sheet that made way for another leaves that open when the browser tells of it', async () => {
  const { rerender } = render(TwoSheets, { sheet: 'bet' })
  await rerender({ sheet: 'whispers' })
  await fireEvent(screen.getByRole('dialog', { name: '', hidden: true }), new Event('close'))
  expect(screen.getByText('Who is it?')).toBeTruthy()
})

test('a refusal becomes a sentence, with its rule a tap away', async () => {
  render(Notices)
  expect(await attempt(Promise.reject(new Refused({ code: 'touch-first', rule: 'CN-39' })))).toBe(false)
  await tick()
  expect(screen.getByText('Guess at least one word before you stop.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Read rule CN-39' }))
  expect(rulebook.shown).toEqual(['CN-39'])
})

test('a refusal nobody foresaw still says something', async () => {
  render(Notices)
  await attempt(Promise.reject(new Refused({ code: 'from-the-future' })))
  await tick()
  expect(screen.getByText('That didn’t work.')).toBeTruthy()
})

test('what was done says nothing, and a bug is not swallowed', async () => {
  expect(await attempt(Promise.resolve())).toBe(true)
  expect(notices.all).toEqual([])
  await expect(attempt(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
})

test('the rule can be read in full', async () => {
  showRules('CN-39')
  render(RuleSheet)
  expect(await screen.findByText('CN-39')).toBeTruthy()
  expect((await screen.findByRole('definition', { hidden: true })).textContent!.length).toBeGreaterThan(20)
})

test('an avatar says who it is, and who is away', () => {
  render(Avatar, { member: person(1, 'Ada') })
  render(Avatar, { member: person(2, 'Bruno', false) })
  expect(screen.getByLabelText('Ada')).toBeTruthy()
  expect(screen.getByLabelText('Bruno (away)')).toBeTruthy()
})

test('what cannot be taken back needs two taps', async () => {
  const act = vi.fn()
  render(Confirm, { icon: 'x', label: 'Leave', sure: 'Really', act })
  await fireEvent.click(screen.getByText('Leave'))
  expect(act).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByText('Really'))
  expect(act).toHaveBeenCalledOnce()
})

const timer = {
  name: 'timer',
  kind: 'choice' as const,
  default: 'soft',
  rules: ['CN-68'],
  values: ['off', 'soft'],
  least: null,
  most: null,
  pack: null,
}

test('an option has a label, a line of help and its rules', async () => {
  const set = vi.fn()
  render(OptionLine, { game: 'codenames', field: timer, value: 'soft', language: 'en', set })
  const values = within(screen.getByRole('group', { name: 'Timer' }))
  await fireEvent.click(values.getByRole('button', { name: 'None' }))
  expect(set).toHaveBeenCalledWith('off')
  expect(screen.queryByText(/CN-68/)).toBeNull() // no number of a rule on the surface
  await fireEvent.click(screen.getByRole('button', { name: 'Rules about: Timer' }))
  expect(rulebook.shown).toEqual(['CN-68'])
})

test('a time that a group should look at is chosen among round ones, in minutes', async () => {
  const set = vi.fn()
  const field = { ...timer, name: 'clue_seconds', kind: 'number' as const, default: 120, least: 15, most: 1800 }
  const { rerender } = render(OptionLine, { game: 'codenames', field, value: 120, first: true, language: 'en', set })
  const times = () => screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent?.trim())
  expect(times()).toEqual(['1 min', '90 seconds', '3 min'])
  await fireEvent.click(screen.getByRole('button', { name: '3 min' }))
  expect(set).toHaveBeenCalledWith(180)
  await rerender({ value: 100 }) // whatever else was agreed on stays among them
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('100 seconds')
  await rerender({ field: { ...field, default: 0, least: 0 }, value: 0 })
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('None')
})

test('a member of the ring opens by keyboard', async () => {
  const open = vi.fn()
  const members = [person(1, 'Ada'), person(2, 'Bruno')]
  render(SeatRing, { members, me: 2, host: 1, open, arrange: vi.fn(), children })
  const seats = screen.getAllByRole('listitem')
  expect(seats[0]!.textContent).toContain('Bruno') // this phone's own seat is in front
  await fireEvent.click(screen.getByText('Ada'))
  expect(open).toHaveBeenCalledWith(1)
})
