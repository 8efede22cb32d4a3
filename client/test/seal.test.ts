import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isFair, ownSha256, sha256 } from '../src/lib/seal'

describe('the fair deal', () => {
  const texts = [
    '',
    'abc',
    'ż'.repeat(40),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
    '{"words":["a"]}'.repeat(100),
  ]

  test.each(texts)('our own SHA-256 agrees with the world: %#', (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(Buffer.from(ownSha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('works where the browser lends none', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sha256('abc')).toBe(createHash('sha256').update('abc').digest('hex'))
  })

  test('a deal is fair if it is the sealed one', async () => {
    const sealed = { nonce: 'n', deal: '[1]', digest: '' }
    const digest = createHash('sha256').update('n\n[1]').digest('hex')
    expect(await isFair([digest], [sealed])).toBe(true)
    expect(await isFair([digest], [{ ...sealed, deal: '[2]' }])).toBe(false)
    expect(await isFair([digest, digest], [sealed])).toBe(false)
  })
})

afterEach(() => vi.unstubAllGlobals())
