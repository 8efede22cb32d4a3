import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import catalogue from '../src/catalogue.json'
import {
  choicesOf,
  familyOf,
  gameText,
  iconOf,
  lessonOf,
  loadOptionTexts,
  minutesOf,
  phoneScreen,
  posterOf,
  tvScreen,
} from '../src/games'
import { glyphs } from '../src/glyphs'
import { change } from '../src/lib/settings.svelte'
import { hasPart, hasText, LANGUAGES, loadTexts, t } from '../src/lib/text.svelte'
import { packTitle, optionText, presetText, sectionText } from '../src/lobby/wording'
import { gameOf, ownRules, RULED, rulesOf } from '../src/rules/books'
import { readRules } from '../src/lib/rulebook.svelte'
import { pieces } from '../src/rules/search'

/** The games that have texts. */
const GAMES = catalogue.games.filter(({ family }) => hasPart(family)).map(({ name }) => name)
/** Those with screens of their own, too: a new one is played on the plain screen until it is drawn. */
const DRAWN = GAMES.filter((game) => iconOf(game) !== iconOf('chess'))

beforeAll(() => loadTexts())
afterEach(() => change({ language: 'en' }))

describe('the games', () => {
  test('two boxes are one family', () => {
    expect(GAMES).toContain('spyfall2')
    for (const { name, family } of catalogue.games) expect([name, familyOf(name)]).toEqual([name, family])
    expect(familyOf('chess')).toBe('chess')
  })

  test('each has an icon of its own', () => {
    const icons = DRAWN.map(iconOf)
    expect(new Set(icons).size).toBe(icons.length)
    for (const icon of icons) expect(glyphs).toContain(icon)
    expect(glyphs).toContain(iconOf('chess'))
  })

  test.each(LANGUAGES)('each has a name and a line about it in %s', async (language) => {
    change({ language })
    await loadTexts()
    for (const game of GAMES)
      expect([game, gameText(game) !== game, gameText(game, '-about') !== '']).toEqual([game, true, true])
  })

  test('each has a poster, a length, and a lesson of four pictures', () => {
    for (const game of DRAWN)
      expect([game, posterOf(game) !== undefined, minutesOf(game) > 0, lessonOf(game).length]).toEqual([
        game,
        true,
        true,
        4,
      ])
    expect([posterOf('chess'), minutesOf('chess'), lessonOf('chess')]).toEqual([undefined, 0, []])
  })

  test('each names a few options that it has, to be looked at first', () => {
    for (const game of DRAWN) {
      const has = catalogue.options.filter((option) => option.game === game).map(({ name }) => name)
      expect([game, choicesOf(game).filter((name) => !has.includes(name))]).toEqual([game, []])
      expect([2, 3, 4]).toContain(choicesOf(game).length)
    }
    expect(choicesOf('chess')).toEqual([])
  })

  test('one that this page does not know has only its own name', async () => {
    expect(gameText('chess')).toBe('Chess')
    expect(gameText('chess', '-about')).toBe('')
    expect(await phoneScreen('chess')).toBeUndefined()
    expect(await tvScreen('chess')).toBeUndefined()
    await loadOptionTexts('chess')
    expect(t('option-on')).toBe('On')
  })

  test('a screen comes with its texts', async () => {
    expect(hasText('codenames-board')).toBe(false)
    expect(await phoneScreen('codenames')).toBeTypeOf('function')
    expect(hasText('codenames-board')).toBe(true)
    expect(await tvScreen('codenames')).toBeTypeOf('function')
  })

  test.each(LANGUAGES)('each is told in four sentences in %s', async (language) => {
    change({ language })
    await loadTexts(...new Set(DRAWN.map(familyOf)))
    const wanted = DRAWN.flatMap((game) => [1, 2, 3, 4].map((number) => `howto-${game}-${number}`))
    expect(wanted.filter((id) => !hasText(id) || !hasText(`${id}-text`))).toEqual([])
  })
})

describe('what options are called', () => {
  beforeEach(() => loadOptionTexts('codenames'))

  test('dots and underscores are hyphens', () => {
    expect(optionText('codenames', 'clue_rules.any_rhyme')).toBe('Any rhyme')
    expect(optionText('codenames', 'timer-off')).toBe('None')
    expect(optionText('codenames', 'nonsense')).toBeUndefined()
    expect(sectionText('codenames', 'clue_rules')).toBe('What makes a clue legal')
  })

  test('what all games share has one text', () => {
    expect(presetText('starwars', 'strict')).toBe('Strict')
    expect(presetText('starwars', 'strict-help')).toBe('Every rule to the letter')
    expect(sectionText('starwars', 'times')).toBe('Times')
    expect(sectionText('starwars', 'nonsense')).toBe('nonsense')
  })

  test('packs say what is in them and their language', () => {
    expect(packTitle('locations-basic.pl')).toBe('More everyday places · Polski')
    expect(packTitle('words.en')).toBe('Words · English')
    expect(packTitle('nonsense.en')).toBe('nonsense.en')
  })
})

describe('the rulebooks', () => {
  test.each(RULED.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    '%s in %s',
    async (game, language) => {
      const chapters = await rulesOf(game, language)
      const titles = chapters.map(({ title }) => title)
      const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id))
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id) => gameOf(id) !== game)).toEqual([])
      expect(new Set(titles).size).toBe(titles.length)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test.each(RULED.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    '%s speaks to players and not to engineers in %s',
    async (game, language) => {
      const chapters = await rulesOf(game, language)
      const rules = chapters.flatMap(({ title, about, rules }) => [{ id: title, text: about }, ...rules])
      const coded = /\p{L}_\p{L}|`(majority|captain|judge|timer|referee)`|\btests?\b/u
      expect(rules.filter((rule) => coded.test(Object.values(rule).join(' '))).map(({ id }) => id)).toEqual([])
    },
  )

  test.each(LANGUAGES)('what they call an option is what the form calls it in %s', async (language) => {
    change({ language })
    await loadOptionTexts('codenames')
    const names = catalogue.options
      .filter(({ game }) => game === 'codenames')
      .map(({ name }) => optionText('codenames', name))
    const rules = (await rulesOf('codenames', language)).flatMap((chapter) => chapter.rules)
    const called = rules.flatMap(({ text }) =>
      [...text.matchAll(/(?:option|opcj\p{L}+|настройк\p{L}+) [“„«]([^”»]+)[”»]/gu)].map(([, name]) => name!),
    )
    expect(called.length).toBeGreaterThan(5)
    expect(called.filter((name) => !names.includes(name))).toEqual([])
  })

  test('a game without a book has no rules', async () => {
    expect(await rulesOf('chess', 'en')).toEqual([])
    expect(gameOf('XX-1')).toBeUndefined()
  })

  test('an option of two boxes shows each the rules of its own book', () => {
    const both = ['SF2-18', 'SW-11']
    expect(ownRules('starwars', both)).toEqual(['SW-11'])
    expect(ownRules('spyfall2', both)).toEqual(['SF2-18'])
    expect(ownRules('starwars', ['SF2-18'])).toEqual(['SF2-18'])
  })

  test('rules are read in the order asked for, and unknown ones left out', async () => {
    const rules = await readRules(['CN-39', 'XX-1', 'CN-38', 'CN-999'], 'pl')
    expect(rules.map(({ id }) => id)).toEqual(['CN-39', 'CN-38'])
  })

  test('letters of a rule may have a digit among them', () => {
    expect(
      pieces('See SF2-O01 and SW-12.')
        .filter(({ kind }) => kind === 'rule')
        .map(({ text }) => text),
    ).toEqual(['SF2-O01', 'SW-12'])
  })
})
