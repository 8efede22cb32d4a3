import { describe, expect, test } from 'vitest'
import { marked, pieces, search, withoutBox } from '../src/rules/search'
import { chapters } from '../vite/rules'

const book = chapters(`
## Zgadywanie
- **CN-38** Dotknęliście zabójcy: przegrywacie.
- **CN-41** Wskazówka z liczbą daje tyle prób i jeszcze jedną.

## Rozstrzygnięcia

Co instrukcja pozostawia otwarte.

- **CN-O11** Czy złożenie jest zabronione? Oba kierunki (CN-81).
`)
const ids = (query: string) => search(book, query).flatMap(({ rules }) => rules.map(({ id }) => id))

test('a chapter keeps what it says before its rules', () => {
  expect(book.map(({ about }) => about)).toEqual(['', 'Co instrukcja pozostawia otwarte.'])
})

test('a ruling is a row that tells its place, both readings, and the option that gives the other', () => {
  const [{ rules }] = chapters(`
## Rulings

<!-- rulings:codenames -->
| Id | Place | The reading we follow | The other reading | Option |
|---|---|---|---|---|
| **CN-O09** | May a judge reject a good clue? | With a reason. | All vote. | \`judge\`: Who judges; \`late\`: Until when |
| **CN-O06** | May the last word be covered? (CN-63) | Yes. | No. | |
| **CN-O24** | Does the operative try hard? | We trust them. | – | |
<!-- end -->
`) as [(typeof book)[number]]
  expect(rules).toEqual([
    {
      id: 'CN-O09',
      place: 'May a judge reject a good clue?',
      text: 'With a reason.',
      other: 'All vote.',
      option: 'Who judges; Until when',
    },
    { id: 'CN-O06', place: 'May the last word be covered? (CN-63)', text: 'Yes.', other: 'No.' },
    { id: 'CN-O24', place: 'Does the operative try hard?', text: 'We trust them.' },
  ])
  const found = (query: string) => search([{ title: '', about: '', rules }], query).flatMap(({ rules }) => rules)
  expect(found('all vote')).toEqual([rules[0]])
  expect(found('who judges')).toEqual([rules[0]])
  expect(found('operative')).toEqual([rules[2]])
})

test('on the page of a box no chapter names it', () => {
  const titles = (text: string) => withoutBox(chapters(text)).map(({ title }) => title)
  const two = '## «Spyfall: 2»: цель\n- **SF2-01** A.\n## «Spyfall: 2»: вопросы\n- **SF2-02** B.\n'
  expect(titles(two)).toEqual(['Цель', 'Вопросы'])
  expect(titles('## Step 1: you\n- **ID-01** A.\n## Step 2: clues\n- **ID-02** B.\n')).toEqual([
    'Step 1: you',
    'Step 2: clues',
  ])
  expect(titles('')).toEqual([])
})

describe('searching a rulebook', () => {
  test('finds words without their diacritics and case', () => {
    expect(ids('zabojcy')).toEqual(['CN-38'])
    expect(ids('ZŁOŻENIE')).toEqual(['CN-O11'])
    expect(ids('wskazowka prob')).toEqual(['CN-41'])
    expect(ids('zabojca')).toEqual(['CN-38'])
  })

  test('finds a rule by its number, and a chapter by its title', () => {
    expect(ids('cn-41')).toEqual(['CN-41'])
    expect(ids('zgadywanie')).toEqual(['CN-38', 'CN-41'])
  })

  test('shows everything without a query and nothing without a match', () => {
    expect(ids('  ')).toHaveLength(3)
    expect(search(book, 'smok')).toEqual([])
  })
})

test('a rule is taken apart into words, clues and other rules', () => {
  expect(pieces('Such as `ocean: 3` (CN-O11).')).toEqual([
    { kind: 'text', text: 'Such as ' },
    { kind: 'code', text: 'ocean: 3' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', text: 'CN-O11' },
    { kind: 'text', text: ').' },
  ])
})

test('a rule is found by its number however it is typed', () => {
  const early = chapters('## A\n- **CN-08** Eight.\n- **CN-O01** One.\n- **SF2-36** Bags.\n')
  const found = (query: string) => search(early, query).flatMap(({ rules }) => rules.map(({ id }) => id))
  for (const typed of ['CN-08', 'cn8', 'cn-8', 'CN08', 'cn 8'])
    expect([typed, found(typed)]).toEqual([typed, ['CN-08']])
  expect(found('cno1')).toEqual(['CN-O01'])
  expect(found('sf2 36')).toEqual(['SF2-36'])
})

describe('what is searched for is marked', () => {
  const hits = (text: string, query: string) =>
    marked(text, query)
      .filter(({ hit }) => hit)
      .map((part) => part.text)

  test('whatever its case and diacritics, to the end of the word', () => {
    expect(hits('Dotknęliście Zabójcy: przegrywacie.', 'zabojca')).toEqual(['Zabójcy'])
    expect(hits('Всё ещё ёлка', 'еще')).toEqual(['ещё'])
    expect(hits('Straße 5', 'strasse')).toEqual(['Straße'])
  })

  test('every word of the query, wherever it stands, and nothing is lost', () => {
    const text = 'One word and one number: that is all.'
    expect(hits(text, 'one number')).toEqual(['One', 'one', 'number'])
    expect(
      marked(text, 'one number')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(hits(text, '')).toEqual([])
    expect(hits('CN-41', '41')).toEqual(['41'])
  })
})
