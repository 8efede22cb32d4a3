import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/games/mafia/cards/cards'
import { SIGNS } from '../src/games/mafia/signs'
import { takesOf } from '../src/games/mafia/takes'
import { LANGUAGES, type MafiaCard } from '../src/wire'

function bundle(language: string): FluentBundle {
  const loaded = new FluentBundle(language, { useIsolating: false })
  const ftl = readFileSync(join(import.meta.dirname, '..', 'src', 'games', 'mafia', 'texts', `${language}.ftl`), 'utf8')
  expect(loaded.addResource(new FluentResource(ftl))).toEqual([])
  return loaded
}

function say(texts: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  return texts.formatPattern(texts.getMessage(id)!.value!, args, [])
}

describe('texts', () => {
  test('name every sign', () => {
    const english = bundle('en')
    for (const sign of Object.keys(SIGNS))
      expect([sign, english.hasMessage(`mafia-sign-${sign}`)]).toEqual([sign, true])
  })

  test.each(LANGUAGES)('of the academy never say Mafia: %s', (language) => {
    const texts = bundle(language)
    const args = {
      theme: 'academy',
      token: 'mafioso',
      name: 'Ann',
      names: 'Ann',
      target: 'Ben',
      turn: 1,
      count: 2,
      by: '',
    }
    const mafia = /mafi|мафи/i
    const ids = [...texts._messages.keys()].filter((id) => /^mafia-/.test(id))
    const told = ids.filter((id) => {
      const pattern = texts.getMessage(id)!.value!
      return JSON.stringify(pattern).includes('academy') || id === 'mafia-was'
    })
    expect(told.length).toBeGreaterThan(40)
    expect(told.filter((id) => mafia.test(say(texts, id, args)))).toEqual([])
    // and whoever knows no theme does not say it either
    const rest = ids.filter((id) => !told.includes(id) && mafia.test(say(texts, id, args)))
    expect(rest).toEqual([])
  })

  test.each(LANGUAGES)('of every card are there, and in the academy without Mafia: %s', (language) => {
    const texts = bundle(language)
    const said = (Object.keys(CARDS) as MafiaCard[]).flatMap((card) =>
      ['mafia-card', 'mafia-card-short', 'mafia-card-long', 'mafia-card-who', 'mafia-lies', 'mafia-played'].map((id) =>
        say(texts, id, { card, theme: 'academy', name: 'Ann', target: 'Ben' }),
      ),
    )
    expect(said.filter((text) => /mafi|мафи/i.test(text))).toEqual([])
    const names = (Object.keys(CARDS) as MafiaCard[]).map((card) =>
      say(texts, 'mafia-card', { card, theme: 'academy' }),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(LANGUAGES)('of the narrator come in as many words as are drawn from: %s', (language) => {
    const voices = [...bundle(language)._messages.keys()].filter((id) => id.startsWith('mafia-voice-'))
    const lines = voices.filter((id) => !/-\d$/.test(id) && id !== 'mafia-voice-dawn')
    expect(lines.length).toBeGreaterThan(40)
    const wanted = lines.flatMap((id) => Array.from({ length: takesOf(id) }, (_, n) => (n ? `${id}-${n + 1}` : id)))
    const greetings = ['mafia-voice-dawn', 'mafia-voice-dawn-2', 'mafia-voice-dawn-3'] // parts of other lines
    expect(voices.sort()).toEqual([...wanted, ...greetings].sort())
    const texts = bundle(language)
    const said = { name: 'Ann', target: 'Ben', by: 'Cy', token: 'cop' }
    for (const theme of ['academy', 'spytown']) {
      const all = wanted.map((id) => say(texts, id, { ...said, theme }))
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
    }
  })

  test('count rightly', () => {
    const fingers = (language: string) => [1, 3, 8].map((count) => say(bundle(language), 'mafia-fingers', { count }))
    expect(fingers('en')).toEqual(['1 finger', '3 fingers', '8 fingers'])
    expect(fingers('pl')).toEqual(['1 palec', '3 palce', '8 palców'])
    expect(fingers('ru')).toEqual(['1 палец', '3 пальца', '8 пальцев'])
  })
})
