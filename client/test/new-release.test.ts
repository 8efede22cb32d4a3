import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followReleases } from '../src/lib/new-release'
import { settle } from './fake'

const reload = vi.fn()

beforeAll(() => followReleases())
beforeEach(() => {
  const entry = { getAttribute: () => '/assets/index-old.js' } as unknown as Element
  vi.spyOn(document, 'querySelector').mockReturnValue(entry)
  vi.stubGlobal('location', { ...location, reload })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockClear()
})

async function partIsMissing(server: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', vi.fn(server))
  dispatchEvent(new Event('vite:preloadError'))
  await settle()
}

const page = (entry: string, status = 200) => Promise.resolve(new Response(`<script src="${entry}">`, { status }))

test('a page whose parts are gone loads itself again when there is a new release', async () => {
  await partIsMissing(() => page('/assets/index-new.js'))
  expect(reload).toHaveBeenCalledOnce()
})

test('not if it is of this release: nothing would change', async () => {
  await partIsMissing(() => page('/assets/index-old.js'))
  expect(reload).not.toHaveBeenCalled()
})

test('nor without a line, or with a server that fails: there would be no page at all', async () => {
  await partIsMissing(() => Promise.reject(new TypeError('Failed to fetch')))
  await partIsMissing(() => page('', 503))
  expect(reload).not.toHaveBeenCalled()
})
