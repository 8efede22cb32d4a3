import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Secret from './Secret.svelte'

const secret = () => screen.queryByText('You are the spy')
let control: HTMLElement

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn()
  render(Secret)
  control = screen.getByRole('button')
})
afterEach(cleanup)

test('nothing of a secret is on the page until somebody holds it', async () => {
  expect(secret()).toBeNull()
  await fireEvent.pointerDown(control, { button: 0 })
  expect(secret()).toBeTruthy()
  expect(control.getAttribute('aria-pressed')).toBe('true')
  await fireEvent.pointerUp(control)
  expect(secret()).toBeNull()
})

test('another button of a mouse shows nothing', async () => {
  await fireEvent.pointerDown(control, { button: 2 })
  expect(secret()).toBeNull()
})

test.each([' ', 'Enter'])('the key “%s” opens it, and hides it when it is pressed once more', async (key) => {
  await fireEvent.keyDown(control, { key })
  await fireEvent.keyDown(control, { key, repeat: true })
  expect(await fireEvent.keyUp(control, { key })).toBe(false) // and no click follows
  expect(secret()).toBeTruthy()
  await fireEvent.keyDown(control, { key })
  await fireEvent.keyUp(control, { key })
  expect(secret()).toBeNull()
})

test('Escape hides it, and does nothing else then', async () => {
  expect(await fireEvent.keyDown(control, { key: 'Escape' })).toBe(true)
  await fireEvent.keyDown(control, { key: 'Enter' })
  expect(await fireEvent.keyDown(control, { key: 'Escape' })).toBe(false)
  expect(secret()).toBeNull()
})

test('a screen reader, which has neither finger nor key, opens and hides it', async () => {
  await fireEvent.click(control, { detail: 0 })
  expect(secret()).toBeTruthy()
  await fireEvent.click(control, { detail: 0 })
  expect(secret()).toBeNull()
  await fireEvent.click(control, { detail: 1 }) // of a finger that has just let go
  expect(secret()).toBeNull()
})

test('says how it is opened by keys', () => {
  const described = document.getElementById(control.getAttribute('aria-describedby')!)
  expect(described?.textContent).not.toBe('')
})

test.each([
  ['the finger slips away', () => fireEvent.pointerCancel(control)],
  ['another control gets the focus', () => fireEvent.blur(control)],
  ['another window comes to the front', () => fireEvent.blur(window)],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ['the screen goes dark', () => fireEvent(document, new Event('visibilitychange'))],
])('it is hidden when %s', async (_, happens) => {
  await fireEvent.pointerDown(control, { button: 0 })
  expect(secret()).toBeTruthy()
  await happens()
  expect(secret()).toBeNull()
})
