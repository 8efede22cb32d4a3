import { expect, test } from 'vitest'
import {
  changed,
  inLanguage,
  isChanged,
  leaderOf,
  ledAsBefore,
  parted,
  presetOf,
  refitted,
  sections,
  startOf,
  valueOf,
  withPreset,
  withValue,
  type Field,
} from '../src/lobby/options'

function field(name: string, kind: Field['kind'], standard: Field['default'], values: string[] = []): Field {
  return {
    name,
    kind,
    default: standard,
    rules: [],
    values,
    least: null,
    most: null,
    pack: kind === 'pack' ? 'words' : null,
  }
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
  expect(withPreset(before, presets.relaxed, form)).toEqual({
    pack: 'words.pl',
    timer: 'off',
    clue_rules: { acronyms: 'well-known' },
  })
  expect(withPreset(before, presets.strict, form)).toEqual({ pack: 'words.pl' })
})

const master = field('master', 'choice', 'app', ['app', 'person'])

test('a preset changes nothing about who leads', () => {
  const led = [master, ...form]
  expect(withPreset({ master: 'person', timer: 'off' }, presets.strict, led)).toEqual({ master: 'person' })
  expect(presetOf({ master: 'person' }, { presets, form: led })).toBe('strict')
})

test('a preset fits itself to the number of people, and a mix of one’s own does not', () => {
  const few = {
    name: 'any',
    seats: [2, 20] as [number, number],
    form,
    presets: { strict: {}, relaxed: { timer: 'off' } },
  }
  const many = { ...few, presets }
  expect(refitted({ timer: 'off' }, few, many)).toEqual({ timer: 'off', clue_rules: { acronyms: 'well-known' } })
  expect(refitted(presets.relaxed, many, few)).toEqual({ timer: 'off' })
  expect(refitted({}, few, many)).toBeNull()
  expect(refitted({ penalty_cover: false }, few, many)).toBeNull()
  expect(refitted({ timer: 'off' }, few, { ...many, presets: { strict: {} } })).toBeNull()
})

test('a mix that is no preset is called so', () => {
  expect(presetOf({}, { presets, form })).toBe('strict')
  expect(presetOf({ pack: 'words.ru', ...presets.relaxed }, { presets, form })).toBe('relaxed')
  expect(presetOf({ penalty_cover: false }, { presets, form })).toBeUndefined()
})

test('what a preset sets is no change of the group that has chosen it', () => {
  const own = { ...presets.relaxed, pack: 'words.ru', penalty_cover: false }
  const start = startOf(own, { presets, form })
  expect(start).toBe(presets.relaxed)
  expect(form.filter((line) => isChanged(own, start, line))).toEqual([penalty])
  expect(changed({ pack: 'words.ru' }, startOf({}, { presets, form }), form)).toBe(0)
})

test('a mix is measured against the nearest preset, and between two against the friendly one', () => {
  expect(startOf({ penalty_cover: false }, { presets, form })).toBe(presets.strict)
  expect(startOf({ timer: 'off' }, { presets, form })).toBe(presets.relaxed)
  expect(startOf({ penalty_cover: false }, { presets: {}, form })).toEqual({})
})

test('a pack is named even if it is the default, which may be another one at this table', () => {
  expect(withValue({ pack: 'words.pl' }, pack, 'words.en')).toEqual({ pack: 'words.en' })
  expect(withPreset({ pack: 'words.en' }, presets.strict, form)).toEqual({ pack: 'words.en' })
  expect(withPreset({}, presets.strict, form)).toEqual({})
})

test('the words follow the language of the table, unless they are the group’s own', () => {
  expect(inLanguage({}, form, 'pl')).toEqual({ pack: 'words.pl' })
  expect(inLanguage({ pack: 'words.pl' }, form, 'en')).toEqual({ pack: 'words.en' })
  const own = { pack: 'our words' }
  expect(inLanguage(own, form, 'ru')).toBe(own)
})

test('each pack follows the language with what is in it', () => {
  const shelf = ['locations.en', 'locations.pl', 'locations-basic.en', 'locations-basic.pl', 'saga.en']
  const two = [field('pack', 'pack', 'locations.en', shelf), field('second_pack', 'pack', 'locations-basic.en', shelf)]
  expect(inLanguage({}, two, 'pl')).toEqual({ pack: 'locations.pl', second_pack: 'locations-basic.pl' })
  expect(inLanguage({ pack: 'saga.en', second_pack: 'our.en' }, two, 'pl')).toEqual({
    pack: 'saga.en',
    second_pack: 'our.en',
  })
})

test('the form has the main lines first, then times, then groups', () => {
  expect(sections(form).map(({ name, fields }) => [name, fields.length])).toEqual([
    ['', 3],
    ['times', 1],
    ['clue_rules', 2],
  ])
})

test('numbers that are no times stand among the main lines', () => {
  expect(
    sections([field('rounds', 'number', 5), field('round_seconds', 'number', 480)]).map(({ name }) => name),
  ).toEqual(['', 'times'])
})

test('what a group should look at comes first, and nothing is lost', () => {
  expect(parted(form, ['timer', 'pack', 'from_the_future'])).toEqual({
    first: [timer, pack],
    more: [seconds, penalty, acronyms, rhyme],
  })
})

const led = [...form, master]

test('who leads is the member who has been appointed, if a person leads at all', () => {
  expect(leaderOf({ options: { master: 'person' }, appointed: 3 }, led)).toBe(3)
  expect(leaderOf({ options: {}, appointed: 3 }, led)).toBeNull() // the app, whoever was appointed once
  expect(leaderOf({ options: { master: 'person' }, appointed: null }, led)).toBeUndefined()
  expect(leaderOf({ options: {}, appointed: null }, form)).toBeUndefined() // nobody leads such a game
})

test('who was appointed leads another game as well, if it can be led', () => {
  expect(ledAsBefore({ timer: 'off' }, 3, led)).toEqual({ timer: 'off', master: 'person' })
  expect(ledAsBefore({ timer: 'off' }, null, led)).toEqual({ timer: 'off' })
  expect(ledAsBefore({ timer: 'off' }, 3, form)).toEqual({ timer: 'off' })
})
