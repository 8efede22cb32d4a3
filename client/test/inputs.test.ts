/** Phones must not improve what people write where every letter counts: clues, names and codes. */
import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })
/** Words in sentences, which a phone may well help to write; a number; and what is looked for. */
const HELPED = [
  'PasteBox.svelte title',
  'Stepper.svelte',
  'Law.svelte',
  'Choice.svelte',
  'WriteDock.svelte',
  'WriteLine.svelte',
]
const LETTER_BY_LETTER = ['autocapitalize="off"', 'autocorrect="off"', 'spellcheck="false"']

interface Field {
  name: string
  tag: string
}

function fields(): Field[] {
  return Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/<(?:input|textarea)\b[^]*?(?:\/>|<\/textarea>)/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="(?:radio|checkbox|file|range)"/.test(tag))
      .map((tag) => ({ name: path.replace(/.*\//, '') + (tag.includes('-title"') ? ' title' : ''), tag })),
  )
}

const exact = fields().filter(({ name }) => !HELPED.includes(name))

test.each(exact)('$name is written letter by letter', ({ tag }) => {
  for (const attribute of LETTER_BY_LETTER) expect(tag).toContain(attribute)
})

test('clues, names, codes and lists of words are among them', () => {
  expect(exact.map(({ name }) => name).sort()).toEqual([
    'ClueDock.svelte',
    'CodeForm.svelte',
    'CorrectSheet.svelte',
    'LookPicker.svelte',
    'PasteBox.svelte',
  ])
})

test('those that are helped are there', () => {
  expect([...new Set(fields().map(({ name }) => name))]).toEqual(expect.arrayContaining(HELPED))
})
