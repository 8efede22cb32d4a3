import { expect, test, vi } from 'vitest'
import { faultText, optionText, presetText, sectionText } from '../src/lobby/wording'

const TEXTS = [
  'option-starwars-rounds-help',
  'option-spyfall-rounds',
  'option-spyfall-rounds-help',
  'options-spyfall-points',
  'preset-rulebook',
  'preset-starwars-rulebook',
  'preset-spyfall-far-apart',
  'option-secret_identity-hand-size',
  'pack-fault-twice',
  'error-too-many-packs',
]
vi.mock('../src/lib/text.svelte', () => ({
  hasText: (id: string) => TEXTS.includes(id),
  t: (id: string) => id,
  loadTexts: vi.fn(),
}))

test('a box speaks with its own words, and else with those of its family', () => {
  expect(optionText('starwars', 'rounds-help')).toBe('option-starwars-rounds-help')
  expect(optionText('starwars', 'rounds')).toBe('option-spyfall-rounds')
  expect(optionText('spyfall2', 'rounds-help')).toBe('option-spyfall-rounds-help')
  expect(optionText('codenames', 'rounds')).toBeUndefined()
  expect(optionText('secret_identity', 'hand_size')).toBe('option-secret_identity-hand-size')
  expect(sectionText('starwars', 'points')).toBe('options-spyfall-points')
})

test('a preset is called what the box, its family or all games call it', () => {
  expect(presetText('starwars', 'rulebook')).toBe('preset-starwars-rulebook')
  expect(presetText('spyfall2', 'rulebook')).toBe('preset-rulebook')
  expect(presetText('spyfall2', 'far-apart')).toBe('preset-spyfall-far-apart')
})

test('what is wrong with a pack is said in the words of this page', () => {
  expect(faultText({ code: 'broken-pack', about: { fault: 'twice', text: 'cat' } })).toBe('pack-fault-twice')
  expect(faultText({ code: 'broken-pack', about: { fault: 'new', line: 3 } })).toBe('pack-at-line')
  expect(faultText({ code: 'too-many-packs' })).toBe('error-too-many-packs')
})
