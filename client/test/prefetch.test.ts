/** What is fetched ahead, and in which order. tests/browser/test_requests.py sees it on real pages. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefetch } from '../src/games/prefetch'
import { hasText, loadTexts } from '../src/lib/text.svelte'
import { PATIENCE_MS } from './patience'

const fetched = (game: string) =>
  vi.waitFor(() => expect(performance.getEntriesByName(`prefetched ${game}`)).toHaveLength(1), PATIENCE_MS)
const asked: string[] = []

beforeEach(async () => {
  await loadTexts()
  asked.length = 0
  performance.clearMarks()
  const alphabets = ['latin', 'cyrillic'].map((name) => ({ load: async () => asked.push(name) }))
  Object.defineProperty(document, 'fonts', { value: alphabets, configurable: true })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(/-\w{8}\./, '.'))
    return Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what a game may show', () => {
  test('is fetched once, every alphabet first: a card may have a letter of any', async () => {
    for (const game of ['spyfall2', 'starwars']) {
      prefetch(game, 'phone', 'en')
      await fetched(game)
    }
    expect(asked.slice(0, 2)).toEqual(['latin', 'cyrillic'])
    const files = asked.filter((name) => name.startsWith('/')) // none, if another test has come before
    expect(['', '/assets/places.svg']).toContain(files.join())
  })

  test('is not fetched for a game that is put back on the shelf', async () => {
    vi.useFakeTimers()
    const stop = prefetch('mafia', 'tv', 'pl', 1000)
    await vi.advanceTimersByTimeAsync(900)
    stop()
    await vi.advanceTimersByTimeAsync(900)
    expect(asked).toEqual([])
  })

  test('has what companions say only where there are any', async () => {
    prefetch('chess', 'phone', 'en')
    await fetched('chess')
    expect(hasText('voice-any-begins-calm-1')).toBe(false)
    performance.clearMarks()
    prefetch('chess', 'phone', 'en', 0, true)
    await fetched('chess')
    expect(hasText('voice-any-begins-calm-1')).toBe(true)
  })

  test('ends with what it can get of a game that this page does not know', async () => {
    prefetch('chess', 'phone', 'en')
    await fetched('chess')
  })
})
