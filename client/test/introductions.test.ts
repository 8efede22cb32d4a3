import { describe, expect, test } from 'vitest'
import catalogue from '../src/catalogue.json'
import { iconOf } from '../src/games'
import { LANGUAGES } from '../src/lib/text.svelte'
import { emphasised, introductionOf, pictureOf, type Page } from '../src/rules/introduction'
import { pagesOf } from '../vite/introductions'

const DRAWN = catalogue.games.map(({ name }) => name).filter((game) => iconOf(game) !== iconOf('chess'))

const shapeOf = (pages: Page[]) =>
  pages.map((page) => page.map(({ title, blocks }) => [title !== '', blocks.map((block) => Object.keys(block)[0])]))
const textsOf = (pages: Page[]) =>
  pages
    .flat()
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => ('items' in block ? block.items : 'text' in block ? [block.text] : [])),
    ])

test('an introduction is taken apart into pages, sections and blocks', () => {
  const pages = pagesOf(
    '# Game\n\nLead.\n\n## See\n\n![](../a/game-1.svg)\n\nText.\n\n- one\n- two\n\n---\n\n## End\n\nBye.\n',
  )
  expect(pages).toEqual([
    [
      { title: '', blocks: [{ text: 'Lead.' }] },
      { title: 'See', blocks: [{ picture: 'game-1' }, { text: 'Text.' }, { items: ['one', 'two'] }] },
    ],
    [{ title: 'End', blocks: [{ text: 'Bye.' }] }],
  ])
})

test('what is loud is told apart', () => {
  expect(emphasised('**One** word')).toEqual([
    { text: 'One', loud: true },
    { text: ' word', loud: false },
  ])
})

describe.each(DRAWN)('%s on two pages', (game) => {
  test.each(LANGUAGES)('is short, has three pictures and no rule numbers in %s', async (language) => {
    const pages = await introductionOf(game, language)
    expect(pages).toHaveLength(2)
    const pictures = pages
      .flat()
      .flatMap(({ blocks }) => blocks.flatMap((block) => ('picture' in block ? block.picture : [])))
    expect(pictures).toEqual([1, 2, 3].map((number) => `${game}-${number}`))
    expect(pictures.map(pictureOf)).not.toContain(undefined)
    const texts = textsOf(pages)
    expect(texts.join(' ').split(/\s+/).length).toBeLessThan(450)
    expect(texts.filter((text) => /\b[A-Z][A-Z0-9]+-[A-Z]?\d|\w_\w|`/.test(text))).toEqual([])
  })

  test.each(LANGUAGES)('tells the same in %s', async (language) => {
    expect(shapeOf(await introductionOf(game, language))).toEqual(shapeOf(await introductionOf(game, 'en')))
  })
})

test('a game that nobody has introduced has no pages', async () => {
  expect(await introductionOf('chess', 'en')).toEqual([])
})
