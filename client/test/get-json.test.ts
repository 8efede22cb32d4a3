import { afterEach, expect, test, vi } from 'vitest'
import { getJson } from '../src/lib/get-json'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answers(...responses: Response[]): { asked: string[] } {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(responses[Math.min(asked.length, responses.length) - 1]!.clone())
  })
  return { asked }
}

const busy = (after: string): Response => new Response('{}', { status: 429, headers: { 'Retry-After': after } })

test('a request that came too early is made again when the server says', async () => {
  vi.useFakeTimers()
  const { asked } = answers(busy('2'), busy('soon'), new Response('{"url":null}'))
  const told = getJson('/api/way')
  await vi.advanceTimersByTimeAsync(1999)
  expect(asked.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.length).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await told).toEqual({ url: null })
  expect(asked).toEqual(['/api/way', '/api/way', '/api/way'])
})

test('who is refused again and again gives up', async () => {
  vi.useFakeTimers()
  const { asked } = answers(busy('1'))
  const told = expect(getJson('/api/games')).rejects.toThrow('/api/games: 429')
  await vi.advanceTimersByTimeAsync(10_000)
  await told
  expect(asked.length).toBe(5)
})

test('any other failure is one at once', async () => {
  const { asked } = answers(new Response('', { status: 500 }))
  await expect(getJson('/api/games')).rejects.toThrow('500')
  expect(asked.length).toBe(1)
})
