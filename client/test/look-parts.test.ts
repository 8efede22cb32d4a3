/** The parts of the look as they stand on a page. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Face from '../src/lib/look/Face.svelte'
import Hold from '../src/lib/look/Hold.svelte'
import LotWheel from '../src/lib/look/LotWheel.svelte'
import Note from '../src/lib/look/Note.svelte'
import { MOODS, type Seated } from '../src/lib/look/people'
import FaceRing from '../src/lib/look/FaceRing.svelte'
import SeatGrid from '../src/lib/look/SeatGrid.svelte'
import Tag from '../src/lib/look/Tag.svelte'
import TokenCard from '../src/lib/look/TokenCard.svelte'
import World from '../src/lib/look/World.svelte'
import { FACES } from '../src/lib/looks'

afterEach(cleanup)

const drawing = () => document.querySelector('svg')!.innerHTML.replaceAll(/(id="|url\(#)[^")]*/g, '')

describe('faces', () => {
  test.each(MOODS)('all twenty are different when %s', (mood) => {
    const seen = Array.from({ length: FACES }, (_, face) => {
      render(Face, { look: { face, colour: 3 }, mood })
      const { skin } = { skin: document.querySelector('svg')!.getAttribute('style') }
      const picture = drawing() + skin
      cleanup()
      return picture
    })
    expect(new Set(seen).size).toBe(FACES)
  })

  test('every mood shows on every face', () => {
    for (let face = 0; face < FACES; face++) {
      const seen = MOODS.map((mood) => {
        render(Face, { look: { face, colour: 3 }, mood })
        const picture = drawing()
        cleanup()
        return picture
      })
      expect(new Set(seen).size, `face ${face}`).toBe(MOODS.length)
    }
  })

  test('a bust in a window has neither circle nor rim', () => {
    render(Face, { look: { face: 3, colour: 1 }, bare: true })
    expect(document.querySelector('clipPath')).toBeNull()
    expect(document.querySelector('.shadow')).toBeNull()
  })
})

test('a tag says the whole name', () => {
  const name = 'Anna-Maria Wiśniewska'
  render(Tag, { name })
  expect(screen.getByText(name).closest('[dir=auto]')).toBeTruthy()
})

describe('a world', () => {
  const { dataset } = document.documentElement

  test('takes the page in, follows the sky, and lets go of it', async () => {
    const { rerender, unmount } = render(World, { world: 'mafia', sky: 'night' })
    expect(dataset).toMatchObject({ world: 'mafia', sky: 'night' })
    await rerender({ world: 'mafia', sky: 'day' })
    expect(dataset).toMatchObject({ world: 'mafia', sky: 'day' })
    await rerender({ world: 'codenames', sky: undefined })
    expect(dataset.sky).toBeUndefined()
    unmount()
    expect(dataset.world).toBeUndefined()
  })

  test('within another one takes its place, and gives it back', () => {
    const room = render(World, { world: 'mafia' })
    const game = render(World, { world: 'mafia', sky: 'night' })
    expect(dataset).toMatchObject({ world: 'mafia', sky: 'night' })
    game.unmount()
    expect(dataset.sky).toBeUndefined()
    expect(dataset.world).toBe('mafia')
    room.unmount()
    expect(dataset.world).toBeUndefined()
  })

  test('keeps the sky of its game, whichever of the two came first', () => {
    const game = render(World, { world: 'mafia', sky: 'day' })
    const room = render(World, { world: 'mafia' }) // its colours came late
    expect(dataset).toMatchObject({ world: 'mafia', sky: 'day' })
    const other = render(World, { world: 'codenames' }) // a lesson over it
    expect(dataset.sky).toBeUndefined()
    for (const each of [other, room, game]) each.unmount()
    expect(dataset.world).toBeUndefined()
  })
})

const seats: Seated[] = ['Ann', 'Ben', 'Cy'].map((name, id) => ({ id, name, look: { face: id, colour: id } }))

describe('a ring', () => {
  test('begins with whoever holds the phone, and goes on clockwise', () => {
    render(FaceRing, { seats: seats.map((seat) => ({ ...seat, me: seat.id === 1 })), label: 'Round the table' })
    const names = [...screen.getByRole('list').querySelectorAll('.tag')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Ben', 'Cy', 'Ann'])
  })

  test('lets tap those who can be chosen', async () => {
    const pick = vi.fn()
    render(FaceRing, { seats, label: 'Round the table', pick, pickable: (id) => id !== 0, chosen: 2 })
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual(['Ben', 'Cy'])
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    await fireEvent.click(buttons[0]!)
    expect(pick).toHaveBeenCalledWith(1)
  })
})

describe('a grid', () => {
  test('tells who was tapped, and shows who is chosen', async () => {
    const pick = vi.fn()
    const { rerender } = render(SeatGrid, { seats, label: 'The others', pick })
    await fireEvent.click(screen.getByRole('button', { name: 'Cy' }))
    expect(pick).toHaveBeenCalledWith(2)
    await rerender({ seats, label: 'The others', pick, chosen: 2 })
    expect(screen.getByRole('button', { name: 'Cy', pressed: true })).toBeTruthy()
  })

  test('is only to be looked at where nothing can be chosen', () => {
    render(SeatGrid, { seats, label: 'The others' })
    expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true)
  })
})

test('a note has the same lines whatever it says', () => {
  const shape = () => [...document.querySelectorAll('.text > *')].map(({ className }) => className)
  render(Note, { label: 'Only for you', title: 'Whom do you suspect?', lines: [] })
  const short = shape()
  cleanup()
  render(Note, { label: 'Only for you', title: 'Who is to go?', lines: ['With you: Ann, Ben', 'Ann: Cy'] })
  expect(shape()).toEqual(short)
  expect(short).toHaveLength(4)
})

describe('the bar to hold', () => {
  beforeEach(() => {
    HTMLElement.prototype.setPointerCapture = vi.fn()
  })

  test('says what it is, and that it is held', async () => {
    render(Hold, { label: 'Hold: your task', held: 'You hold it' })
    const bar = screen.getByRole('button', { name: 'Hold: your task' })
    await fireEvent.pointerDown(bar, { button: 0 })
    expect(bar.textContent?.trim()).toBe('You hold it')
    await fireEvent.pointerUp(bar)
    await tick()
    expect(bar.textContent?.trim()).toBe('Hold: your task')
  })
})

test('a token says nothing before it turns over', async () => {
  const token = { word: 'Mafioso', glyph: 'venetian-mask', closed: 'A token', tone: 'red' } as const
  const { rerender, container } = render(TokenCard, { ...token, open: false })
  expect(container.innerHTML).not.toMatch(/Mafioso|red|venetian/)
  expect(screen.getByRole('img', { name: 'A token' })).toBeTruthy()
  await rerender({ ...token, open: true })
  expect(screen.getByText('Mafioso')).toBeTruthy()
})

test.each([0, 1, 4])('the wheel stops with number %i below its hand', (falls) => {
  const people = Array.from({ length: 5 }, (_, face) => ({ name: `${face}`, look: { face, colour: face } }))
  render(LotWheel, { people, falls, since: 10_000, label: 'The lot' })
  const turned = Number(
    /rotate\((-?[\d.]+)deg\)/.exec(document.querySelector<HTMLElement>('.disc')!.style.transform)![1],
  )
  const middle = (falls + 0.5) * (360 / people.length) // of the slice, clockwise from the top
  expect((((turned + middle) % 360) + 360) % 360).toBeCloseTo(0)
})
