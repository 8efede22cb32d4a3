import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../src/wire'

type Shelf = Record<string, Record<string, () => Promise<{ default: string }>>>

/** Files that arrive when the test says so; like import(), which never fetches one twice. */
const asked: string[] = []
const arrivals = new Map<string, () => void>()
const fetching = new Map<string, Promise<{ default: string }>>()

function file(name: string, text: string): () => Promise<{ default: string }> {
  return () => {
    const known = fetching.get(name)
    if (known) return known
    asked.push(name)
    const fresh = new Promise<{ default: string }>((done) => arrivals.set(name, () => done({ default: text })))
    fetching.set(name, fresh)
    return fresh
  }
}

const shelf: Shelf = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      ['common', 'spies', 'options'].map((part) => [
        part,
        file(`${language}/${part}`, `${part} = ${part} in ${language}\n`),
      ]),
    ),
  ]),
)
vi.mock('virtual:texts', () => ({ default: shelf }))

let texts: typeof import('../src/lib/text.svelte')
let change: typeof import('../src/lib/settings.svelte').change

async function arrive(...names: string[]): Promise<void> {
  for (const name of names) {
    await vi.waitFor(() => expect(arrivals.has(name)).toBe(true))
    arrivals.get(name)!()
  }
  await new Promise((done) => setTimeout(done))
}

beforeEach(async () => {
  vi.resetModules()
  asked.length = 0
  arrivals.clear()
  fetching.clear()
  texts = await import('../src/lib/text.svelte')
  ;({ change } = await import('../src/lib/settings.svelte'))
  change({ language: 'en' })
  const first = texts.loadTexts()
  await arrive('en/common')
  await first
})

test('only the common texts are fetched at first', () => {
  expect(asked).toEqual(['en/common'])
  expect(texts.t('common')).toBe('common in en')
  expect(texts.hasText('spies')).toBe(false)
})

test('a part is there when its fetching is over, and is fetched once', async () => {
  const first = texts.loadTexts('spies')
  await arrive('en/spies')
  await first
  expect(texts.t('spies')).toBe('spies in en')
  await texts.loadTexts('spies')
  expect(asked).toEqual(['en/common', 'en/spies'])
})

test('another language brings the parts in use, and shows nothing half translated', async () => {
  const first = texts.loadTexts('spies')
  await arrive('en/spies')
  await first
  change({ language: 'pl' })
  const second = texts.loadTexts()
  await arrive('pl/common')
  expect(texts.t('common')).toBe('common in en')
  await arrive('pl/spies')
  await second
  expect([texts.t('common'), texts.t('spies')]).toEqual(['common in pl', 'spies in pl'])
  expect(document.documentElement.lang).toBe('pl')
})

test('of two parts on their way the slower one loses nothing', async () => {
  const spies = texts.loadTexts('spies')
  const options = texts.loadTexts('options')
  await arrive('en/options')
  await arrive('en/spies')
  await Promise.all([spies, options])
  expect([texts.t('spies'), texts.t('options')]).toEqual(['spies in en', 'options in en'])
})

test('whoever waits for a part gets it in the language that was chosen meanwhile', async () => {
  let shown = ''
  const screen = texts.loadTexts('spies').then(() => (shown = texts.t('spies')))
  change({ language: 'ru' })
  const other = texts.loadTexts()
  await arrive('en/spies', 'ru/common')
  expect(shown).toBe('')
  await arrive('ru/spies')
  await Promise.all([screen, other])
  expect(shown).toBe('spies in ru')
})

test('a part that nobody wrote is a mistake', async () => {
  await expect(texts.loadTexts('nonsense')).rejects.toThrow('no texts en/nonsense')
})
