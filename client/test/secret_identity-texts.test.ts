import { afterEach, describe, expect, test } from 'vitest'
import { nameIn, pictureName } from '../src/games/secret_identity/pictures.svelte'
import { change } from '../src/lib/settings.svelte'
import { LANGUAGES, loadTexts, t } from '../src/lib/text.svelte'
import { pictures } from '../vite/pictograms'

afterEach(() => change({ language: 'en' }))

async function speak(language: string): Promise<void> {
  change({ language })
  await loadTexts('secret_identity')
}

describe('texts', () => {
  test.each([
    ['en', ['1 card left', '2 cards left', '5 cards left'], ['1 point', '22 points', '12 points']],
    ['pl', ['1 karta', '2 karty', '5 kart'], ['1 punkt', '22 punkty', '12 punktów']],
    ['ru', ['1 карта', '2 карты', '5 карт'], ['1 очко', '22 очка', '12 очков']],
  ])('count rightly in %s', async (language, cards, points) => {
    await speak(language)
    expect([1, 2, 5].map((count) => t('secret_identity-cards', { count }))).toEqual(cards)
    expect([1, 22, 12].map((count) => t('points', { count }))).toEqual(points)
  })

  test('one winner wins, several share', async () => {
    await speak('en')
    expect(t('secret_identity-winners', { count: 1, names: 'Ann' })).toBe('Ann wins!')
    expect(t('secret_identity-winners', { count: 2, names: 'Ann and Ben' })).toBe('A shared win: Ann and Ben!')
  })
})

describe('pictograms', () => {
  test('until the names have come a picture has its own', () => {
    expect(pictureName('old-man')).toBe('old man')
  })

  test.each(LANGUAGES)('each has a name in %s', async (language) => {
    await nameIn(language)
    const names = pictures.map(pictureName)
    expect(names.filter((name) => !name)).toEqual([])
    expect(new Set(names).size).toBe(pictures.length)
  })

  test('the language asked for last counts', async () => {
    await Promise.all([nameIn('pl'), nameIn('ru')])
    expect(pictureName('crown')).toBe('корона')
  })
})
