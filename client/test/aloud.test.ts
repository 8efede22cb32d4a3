import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import Aloud from '../src/lib/Aloud.svelte'
import { forgetStory, tellAloud } from '../src/lib/aloud.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import Framed from './Framed.svelte'

const told = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)

beforeAll(() => loadTexts())
beforeEach(forgetStory)
afterEach(cleanup)

test('the story is told line by line, also twice the same', async () => {
  render(Aloud)
  for (const line of ['Night', 'Dawn', '', 'Dawn']) tellAloud(line)
  await tick()
  expect(told()).toEqual(['Night', 'Dawn', 'Dawn'])
})

test('what was told before a dialog opened is not told again in it', async () => {
  tellAloud('Night')
  render(Aloud)
  expect(told()).toEqual([])
  tellAloud('Dawn')
  await tick()
  expect(told()).toEqual(['Dawn'])
})

test('of a long story the last part is kept', async () => {
  render(Aloud)
  for (let line = 1; line <= 40; line++) tellAloud(`${line}`)
  await tick()
  expect([told().length, told()[0]]).toEqual([30, '11'])
})

test('a frame tells where one is, a pause, and the time that is left', async () => {
  render(Aloud)
  const frame = render(Framed, { paused: false, left: 90 })
  await tick()
  await tick()
  expect(told()[0]).toBe('Mafia. Night 1.')
  expect(told()[1]).toMatch(/headphones/)
  const since = told().length
  for (const left of [61, 60, 59, 31, 29, 10, 9, 0]) await frame.rerender({ paused: false, left })
  await frame.rerender({ paused: true, left: 0 })
  await frame.rerender({ paused: false, left: 0 })
  expect(told().slice(since)).toEqual([
    '60 seconds left',
    '29 seconds left',
    '10 seconds left',
    'Paused',
    'The game goes on.',
  ])
})

test('what begins shortly before a mark does not begin with it, and headphones are asked for once', async () => {
  render(Aloud)
  const frame = render(Framed, { paused: false, left: 32 })
  await tick()
  await tick()
  for (const left of [30, 29, 11, 10]) await frame.rerender({ paused: false, left })
  expect(told()).toEqual(['Mafia. Night 1.', '10 seconds left'])
})
