// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawingOf, fetchCard, unpack } from '../src/games/secret_identity/drawings'
import { cardOf, nameIn } from '../src/games/secret_identity/pictures.svelte'
import { cardFiles } from '../vite/pictogram-cards'
import { pictures } from '../vite/pictograms'

const files = [...cardFiles().values()]
const contentOf = (file: Uint8Array) => new Uint8Array(file).buffer

describe('a card of the box is a file', () => {
  test('which holds the pictures that are on it', async () => {
    await nameIn('pl')
    const drawings = files.map((file) => unpack(contentOf(file)))
    for (const picture of pictures) expect(drawings[cardOf(picture)!]).toContain(`id="${drawingOf(picture).slice(1)}"`)
    for (const drawing of drawings) expect(drawing.split('<symbol').length).toBe(1 + 4)
  })

  test('as long as any other, zipped or not', () => {
    expect(new Set(files.map(({ length }) => length)).size).toBe(1)
    for (const level of [1, 6, 9]) expect(new Set(files.map((file) => gzipSync(file, { level }).length)).size).toBe(1)
  })

  test('and asks nothing of the page around it', () => {
    for (const file of files) expect(unpack(contentOf(file))).not.toMatch(/url\(|<defs|href=/)
  })
})

describe('a card', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is fetched once, and again only if the line was down', async () => {
    vi.useFakeTimers()
    const line = vi.fn(() => Promise.reject<Response>(new TypeError('no line')))
    vi.stubGlobal('fetch', line)
    fetchCard(7)
    fetchCard(7)
    await vi.advanceTimersByTimeAsync(500)
    expect(line.mock.calls).toEqual([[expect.stringMatching(/^\/assets\/pictograms-\w{8}\/07\.bin$/)]])
    line.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 }))) // it is another server now
    await vi.advanceTimersByTimeAsync(60_000)
    fetchCard(7)
    expect(line).toHaveBeenCalledTimes(2)
  })
})
