import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draw } from '../vite/sprite'
import { DRAWN, pictures, SET } from '../vite/pictograms'

const SPRITE = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a-cat" viewBox="0 0 9 9"/></svg>'
const answer = () => Promise.resolve(new Response(SPRITE))
const noLine = () => Promise.reject<Response>(new TypeError('no line'))

describe('a sprite', () => {
  let laySprite: typeof import('../src/lib/sprites').laySprite

  beforeEach(async () => {
    vi.resetModules()
    ;({ laySprite } = await import('../src/lib/sprites'))
  })
  afterEach(() => {
    document.querySelectorAll('body > svg').forEach((svg) => svg.remove())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is fetched once, and lies on the page for all', async () => {
    const line = vi.fn(answer)
    vi.stubGlobal('fetch', line)
    await Promise.all([laySprite('/a.svg'), laySprite('/a.svg')])
    await laySprite('/a.svg')
    expect(line.mock.calls).toEqual([['/a.svg']])
    expect(document.querySelectorAll('#a-cat')).toHaveLength(1)
    expect(getComputedStyle(document.querySelector('#a-cat')!.closest('svg')!).display).toBe('none')
  })

  test('is asked for again when the line was down or the server busy, and not of a server that has been renewed', async () => {
    vi.useFakeTimers()
    const line = vi.fn(noLine)
    vi.stubGlobal('fetch', line)
    const laid = laySprite('/a.svg')
    await vi.advanceTimersByTimeAsync(500)
    expect(line).toHaveBeenCalledTimes(1)
    line.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 429 })))
    line.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })))
    await vi.advanceTimersByTimeAsync(60_000)
    await laid
    expect(line).toHaveBeenCalledTimes(3)
    expect(document.querySelector('body > svg')).toBeNull()
  })
})

describe('the pictograms', () => {
  const drawing = draw(SET, pictures, DRAWN)

  test('are all in one sprite', () => {
    for (const picture of pictures) expect(drawing).toContain(`<symbol id="pictogram-${picture}"`)
    expect(drawing.split('<symbol')).toHaveLength(1 + pictures.length)
  })

  test('ask nothing of the page around them', () => {
    expect(drawing).not.toMatch(/url\(|<defs|href=/)
  })
})
