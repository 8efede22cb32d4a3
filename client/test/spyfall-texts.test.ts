import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { awardText } from '../src/games/spyfall/result'
import { SIGNS } from '../src/games/spyfall/seats'

function bundle(language: string): FluentBundle {
  const loaded = new FluentBundle(language, { useIsolating: false })
  const ftl = readFileSync(
    join(import.meta.dirname, '..', 'src', 'games', 'spyfall', 'texts', `${language}.ftl`),
    'utf8',
  )
  expect(loaded.addResource(new FluentResource(ftl))).toEqual([])
  return loaded
}

function say(language: string, id: string, args: Record<string, FluentVariable>): string {
  const texts = bundle(language)
  const errors: Error[] = []
  const said = texts.formatPattern(texts.getMessage(id)!.value!, args, errors)
  expect(errors).toEqual([])
  return said
}

describe('texts', () => {
  test('name every award and every sign', () => {
    const english = bundle('en')
    const rules = [
      'SF2-97',
      'SF2-98',
      'SF2-99',
      'SF2-100',
      'SF2-101',
      'SF2-102',
      'SF2-103',
      'SW-71',
      'SW-72',
      'SW-73',
      'SW-74',
      'SW-75',
      'SW-76',
    ]
    for (const rule of rules) expect([rule, english.hasMessage(awardText(rule))]).toEqual([rule, true])
    for (const sign of Object.keys(SIGNS))
      expect([sign, english.hasMessage(`spyfall-sign-${sign}`)]).toEqual([sign, true])
  })

  test('count rightly', () => {
    const out = (language: string) => [1, 3, 8].map((count) => say(language, 'spyfall-votes-out', { count }))
    expect(out('en')).toEqual(['Waiting for 1 vote', 'Waiting for 3 votes', 'Waiting for 8 votes'])
    expect(out('pl')).toEqual(['Brakuje 1 głosu', 'Brakuje 3 głosów', 'Brakuje 8 głosów'])
    expect(out('ru')).toEqual(['Ждём ещё 1 голос', 'Ждём ещё 3 голоса', 'Ждём ещё 8 голосов'])
  })

  test.each([
    ['en', 'The Rebel spy wins!', 'The spies win!', 'The Empire wins!'],
    ['pl', 'Wygrywa szpieg Rebelii!', 'Wygrywają szpiedzy!', 'Wygrywa Imperium!'],
    ['ru', 'Победа шпиона повстанцев!', 'Победа шпионов!', 'Победа Империи!'],
  ])('fit the box and the number of spies: %s', (language, rebel, two, empire) => {
    expect(say(language, 'spyfall-won-spies', { count: 1, box: 'starwars' })).toBe(rebel)
    expect(say(language, 'spyfall-won-spies', { count: 2, box: 'spyfall2' })).toBe(two)
    expect(say(language, 'spyfall-won-others', { count: 1, box: 'starwars' })).toBe(empire)
  })
})
