/** A large change is many small ones. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPicture, pictureByPicture } from '../src/lib/look/motion'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const showPicture = () => vi.advanceTimersToNextFrame()
const soon = () => vi.advanceTimersByTime(1)

test('work waits until the next picture is on the screen', () => {
  const work = vi.fn()
  afterPicture(work)
  expect(work).not.toHaveBeenCalled()
  showPicture()
  expect(work).not.toHaveBeenCalled() // this one is being made
  soon()
  expect(work).toHaveBeenCalledOnce()
})

test('a page that nobody sees has no pictures to wait for', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const work = vi.fn()
  afterPicture(work)
  soon()
  expect(work).toHaveBeenCalledOnce()
})

test('pictures are counted, and no more of them than were wanted', () => {
  const seen: number[] = []
  pictureByPicture(3, (picture) => seen.push(picture))
  for (const expected of [[1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    showPicture()
    soon()
    expect(seen).toEqual(expected)
  }
})

test('what is called off does not go on', () => {
  const seen: number[] = []
  const stop = pictureByPicture(3, (picture) => seen.push(picture))
  showPicture()
  soon()
  stop()
  showPicture()
  soon()
  expect(seen).toEqual([1])
})
