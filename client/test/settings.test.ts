import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => vi.restoreAllMocks())

const fresh = () => import('../src/lib/settings.svelte')

test('what was changed is there after a reload', async () => {
  ;(await fresh()).change({ name: 'Ada', theme: 'light', sound: false })
  vi.resetModules()
  expect((await fresh()).settings).toMatchObject({ name: 'Ada', theme: 'light', sound: false, vibration: true })
})

test('nonsense in the storage does no harm', async () => {
  localStorage.setItem('konspira.settings', '{nonsense')
  expect((await fresh()).settings).toMatchObject({ name: '', theme: 'auto' })
})

test('seats are kept by room, and the last room comes first', async () => {
  const { keepSeats, lastRoom, seatsIn } = await fresh()
  const clock = vi.spyOn(Date, 'now')
  clock.mockReturnValue(1000)
  keepSeats('BBBBB', ['one'])
  clock.mockReturnValue(2000)
  keepSeats('CCCCC', ['two', 'three'])
  expect(seatsIn('BBBBB')).toEqual(['one'])
  expect(seatsIn('CCCCC')).toEqual(['two', 'three'])
  expect(lastRoom()).toBe('CCCCC')
  keepSeats('CCCCC', [])
  expect(lastRoom()).toBe('BBBBB')
})

test('a seat is forgotten after a week', async () => {
  const { keepSeats, seatsIn } = await fresh()
  const clock = vi.spyOn(Date, 'now')
  clock.mockReturnValue(0)
  keepSeats('BBBBB', ['one'])
  clock.mockReturnValue(8 * 24 * 3600 * 1000)
  keepSeats('CCCCC', ['two'])
  expect(seatsIn('BBBBB')).toEqual([])
})

test('where nothing may be stored, the phone remembers until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  const { keepSeats, seatsIn } = await fresh()
  keepSeats('BBBBB', ['one'])
  expect(seatsIn('BBBBB')).toEqual(['one'])
})
