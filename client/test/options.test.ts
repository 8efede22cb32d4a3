import { expect, test } from 'vitest'
import { changed, inLanguage, presetOf, sections, textId, valueOf, withPreset, withValue, type Field } from '../src/lobby/options'

function field(name: string, kind: Field['kind'], standard: Field['default'], values: string[] = []): Field {
  return { name, kind, default: standard, rules: [], values, least: null, most: null }
}

const pack = field('pack', 'pack', 'words.en', ['words.en', 'words.pl', 'words.ru'])
const timer = field('timer', 'choice', 'soft', ['off', 'soft'])
const seconds = field('timer_seconds', 'number', 60)
const penalty = field('penalty_cover', 'switch', true)
const acronyms = field('clue_rules.acronyms', 'choice', 'never', ['never', 'well-known'])
const rhyme = field('clue_rules.any_rhyme', 'switch', false)
const form = [pack, timer, seconds, penalty, acronyms, rhyme]
const presets = { strict: {}, relaxed: { timer: 'off', clue_rules: { acronyms: 'well-known' } } }

test('what nobody has chosen has its default', () => {
  expect(valueOf({}, timer)).toBe('soft')
  expect(valueOf({}, acronyms)).toBe('never')
  expect(valueOf({ penalty_cover: false }, penalty)).toBe(false)
})

test('only differences are kept', () => {
  expect(withValue({}, penalty, false)).toEqual({ penalty_cover: false })
  expect(withValue({ penalty_cover: false }, penalty, true)).toEqual({})
})

test('a dot leads into a group, and an empty group is no difference', () => {
  const one = withValue({}, acronyms, 'well-known')
  expect(one).toEqual({ clue_rules: { acronyms: 'well-known' } })
  expect(withValue(one, rhyme, true)).toEqual({ clue_rules: { acronyms: 'well-known', any_rhyme: true } })
  expect(withValue(one, acronyms, 'never')).toEqual({})
})

test('options are never changed in place', () => {
  const before = { clue_rules: { acronyms: 'well-known' } }
  withValue(before, rhyme, true)
  expect(before).toEqual({ clue_rules: { acronyms: 'well-known' } })
})

test('a preset replaces everything but the words', () => {
  const before = { pack: 'words.pl', penalty_cover: false }
  expect(withPreset(before, presets.relaxed, form)).toEqual({ pack: 'words.pl', timer: 'off', clue_rules: { acronyms: 'well-known' } })
  expect(withPreset(before, presets.strict, form)).toEqual({ pack: 'words.pl' })
})

test('a mix that is no preset is called so', () => {
  expect(presetOf({}, { presets, form })).toBe('strict')
  expect(presetOf({ pack: 'words.ru', ...presets.relaxed }, { presets, form })).toBe('relaxed')
  expect(presetOf({ penalty_cover: false }, { presets, form })).toBeUndefined()
  expect(changed({ pack: 'words.ru', penalty_cover: false }, form)).toBe(1)
})

test('the words follow the language of the table, unless they are the group’s own', () => {
  expect(inLanguage({}, form, 'pl')).toEqual({ pack: 'words.pl' })
  expect(inLanguage({ pack: 'words.pl' }, form, 'en')).toEqual({})
  expect(inLanguage({ pack: 'our words' }, form, 'ru')).toEqual({ pack: 'our words' })
})

test('the form has the main lines first, then times, then groups', () => {
  expect(sections(form).map(({ name, fields }) => [name, fields.length])).toEqual([['', 3], ['times', 1], ['clue_rules', 2]])
})

test('texts have plain names', () => {
  expect(textId('codenames', 'clue_rules.any_rhyme')).toBe('option-codenames-clue-rules-any-rhyme')
})
