import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLUE_RULES, clueRuleId } from '../src/games/codenames/phone/clue-rules'
import { LANGUAGES } from '../src/wire'

const CLIENT = join(import.meta.dirname, '..')

function bundle(language: string): FluentBundle {
  const loaded = new FluentBundle(language, { useIsolating: false })
  const ftl = readFileSync(join(CLIENT, 'src', 'games', 'codenames', 'texts', `${language}.ftl`), 'utf8')
  expect(loaded.addResource(new FluentResource(ftl))).toEqual([])
  return loaded
}

function say(language: string, id: string, args: Record<string, string | number>): string {
  const texts = bundle(language)
  return texts.formatPattern(texts.getMessage(id)!.value!, args)
}

describe('texts', () => {
  test('name every agreement and every score', () => {
    const english = bundle('en')
    for (const [name] of CLUE_RULES) {
      const values = {
        letters_and_numbers: ['never', 'if-meaning', 'free'],
        no_compound_parts: ['allowed', 'literal', 'both-directions'],
        acronyms: ['never', 'well-known'],
      }
      for (const value of values[name as keyof typeof values] ?? [true, false]) {
        expect([clueRuleId(name, value), english.hasMessage(clueRuleId(name, value))]).toEqual([
          clueRuleId(name, value),
          true,
        ])
      }
    }
    for (let score = 1; score <= 8; score++) expect(english.hasMessage(`codenames-score-${score}`)).toBe(true)
  })

  test('count rightly', () => {
    const left = (language: string, count: number) => say(language, 'codenames-left', { team: 'red', count })
    expect([1, 3, 8].map((count) => left('pl', count))).toEqual([
      'Czerwoni: zostało 1 słowo',
      'Czerwoni: zostały 3 słowa',
      'Czerwoni: zostało 8 słów',
    ])
    expect([1, 3, 8].map((count) => left('ru', count))).toEqual([
      'Красные: осталось 1 слово',
      'Красные: осталось 3 слова',
      'Красные: осталось 8 слов',
    ])
    expect([1, 2].map((count) => left('en', count))).toEqual(['Red: 1 word to find', 'Red: 2 words to find'])
  })

  test('the referee has a sentence for every reason and every ruling, with the words concerned', () => {
    const wire = readFileSync(join(CLIENT, 'src', 'wire.ts'), 'utf8')
    const values = (type: string) =>
      [...wire.match(new RegExp(`export type ${type} = (.*)`))![1]!.matchAll(/"([^"]+)"/g)].map(([, value]) => value!)
    const reasons = values('Reason')
    expect(reasons).toHaveLength(19)
    for (const language of LANGUAGES) {
      const said = reasons.map((reason) =>
        say(language, `codenames-referee-${reason}`, { ruling: 'forbidden', clue: 'CLUE', word: 'WORD' }),
      )
      expect(new Set(said).size).toBe(reasons.length)
      for (const [at, reason] of reasons.entries()) {
        if (['form', 'derived', 'compound', 'part', 'only-accents-differ'].includes(reason))
          expect(said[at]).toMatch(/CLUE.*WORD/)
      }
      for (const reason of ['form', 'derived', 'compound', 'part']) {
        const doubt = say(language, `codenames-referee-${reason}`, { ruling: 'doubtful', clue: 'CLUE', word: 'WORD' })
        expect(said).not.toContain(doubt)
      }
    }
  })
})
