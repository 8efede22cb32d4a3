import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { keptTogether } from '../src/lib/line-breaks'
import type { Language } from '../src/wire'

const visible = (text: string) => text.replaceAll('\u00A0', '~')
const kept = (language: Language, text: string) => visible(keptTogether(language)(text))

/** A text with a name in it, as screens get it. */
function said(language: Language, text: string, name: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: keptTogether(language) })
  bundle.addResource(new FluentResource(`one = ${text}`))
  return visible(bundle.formatPattern(bundle.getMessage('one')!.value!, { name }))
}

describe('a word of one letter', () => {
  test.each([
    ['pl', 'Spotkajmy się w domu, a potem z kolegą', 'Spotkajmy się w~domu, a~potem z~kolegą'],
    ['pl', 'I w nocy, i o świcie', 'I~w~nocy, i~o~świcie'],
    ['pl', '„W nocy” (i tak)', '„W~nocy” (i~tak)'],
    ['ru', 'Я в доме, а ты с ними', 'Я~в~доме, а~ты с~ними'],
    ['ru', '«В доме» и у реки', '«В~доме» и~у~реки'],
  ] as const)('stays with the next word in %s: %s', (language, text, better) => {
    expect(kept(language, text)).toBe(better)
  })

  test('is left where it is in English, and so is a longer word', () => {
    expect(kept('en', 'I saw a cat')).toBe('I saw a cat')
    expect(kept('pl', 'Do nas, po wodę')).toBe('Do nas, po wodę')
    expect(kept('ru', 'Он на льду')).toBe('Он на льду')
  })

  test('stays with a name that follows, and leaves the name as it was typed', () => {
    expect(said('pl', 'Teraz { $name } i reszta, w tym { $name }', 'Pan i Władca')).toBe(
      'Teraz Pan i Władca i~reszta, w~tym Pan i Władca',
    )
    expect(said('ru', 'Это и { $name }', 'Петя и Волк')).toBe('Это и~Петя и Волк')
  })
})

test('a Russian dash stays with the word before it, a Polish one does not', () => {
  expect(kept('ru', 'Ночь — время Мафии')).toBe('Ночь~— время Мафии')
  expect(said('ru', '{ $name } — шпион', 'Ян')).toBe('Ян~— шпион')
  expect(kept('pl', 'Noc — czas Mafii')).toBe('Noc — czas Mafii')
})
