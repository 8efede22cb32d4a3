import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from '../src/lib/keep-focus'

const PAGE = '<main><h2>Night</h2><button id="go">Go</button><button id="other">Other</button></main>'
const at = (id: string) => document.getElementById(id) as HTMLButtonElement
const focused = () => document.activeElement?.textContent
let stop: () => void

beforeEach(() => {
  document.body.innerHTML = PAGE
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  stop = keepFocus(document.body)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const settled = () => new Promise((done) => setTimeout(done))

function show(html: string): void {
  document.querySelector('main')!.innerHTML = html
}

test('whoever was on a control that is gone goes on at the heading of what has come', async () => {
  at('go').focus()
  show('<h2>Dawn</h2><button>Vote</button>')
  await settled()
  expect(focused()).toBe('Dawn')
})

test('a place that is marked comes before any heading', async () => {
  at('go').focus()
  show('<h1>Codenames</h1><p data-phase>Your turn</p>')
  await settled()
  expect(focused()).toBe('Your turn')
})

test('what lies behind something else is no place to go on', async () => {
  at('go').focus()
  show('<div inert><h2>Board</h2></div><h2>The assassin!</h2>')
  await settled()
  expect(focused()).toBe('The assassin!')
})

test('an open dialog is all there is', async () => {
  at('go').focus()
  document.body.insertAdjacentHTML('beforeend', '<dialog open><h2>History</h2></dialog>')
  show('<h2>Dawn</h2>')
  await settled()
  expect(focused()).toBe('History')
})

test('a control gets the focus back that was disabled while a move was on its way', async () => {
  at('go').focus()
  at('go').blur() // a browser does that by itself
  at('go').disabled = true
  await settled()
  expect(document.activeElement).toBe(document.body)
  at('go').disabled = false
  await settled()
  expect(focused()).toBe('Go')
})

test('who waits at a disabled control goes on when another phase comes', async () => {
  at('go').focus()
  at('go').blur()
  at('go').disabled = true
  document.querySelector('h2')!.textContent = 'Dawn'
  await settled()
  expect(focused()).toBe('Dawn')
})

test('whoever lets go of a control is left alone', async () => {
  at('go').focus()
  at('go').blur()
  await settled()
  show('<h2>Dawn</h2>')
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('who never had the focus does not get it', async () => {
  show('<h2>Dawn</h2>')
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('a focus that is elsewhere stays there', async () => {
  at('other').focus()
  at('go').remove()
  await settled()
  expect(focused()).toBe('Other')
})
