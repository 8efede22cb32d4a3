import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import Meant from '../src/games/codenames/Meant.svelte'
import { meantClues } from '../src/games/codenames/meant'
import type { CodenamesModel } from '../src/games/codenames/model.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { Aim } from '../src/wire'
import { aTable } from './codenames-fixture'
import { person } from './fake'

const clue = (word: string) => ({ type: 'Clue' as const, word, number: 2 })
const turn = (team: 'red' | 'blue', word: string, cards: number[], slips: string[] = []) => ({
  team,
  clue: clue(word),
  cards,
  rejected: null,
  slips: slips.map(clue),
  touched_by: cards.map(() => 2),
})
const aim = (said: string, ...aims: string[]): Aim => ({ member: 1, seat: 0, said, aims })
const table = aTable({
  turns: [turn('red', 'ocean', [3, 9]), turn('blue', 'drive', [12]), turn('red', 'sea', [4, 5], ['seaa'])],
})

beforeAll(() => loadTexts('codenames'))
afterEach(cleanup)

test('a clue comes with the words it was for, and which of them it brought', () => {
  expect(meantClues(table, [aim('ocean', 'word3', 'word7')])).toEqual([
    {
      by: { member: 1, seat: 0 },
      team: 'red',
      clue: 'ocean',
      number: '2',
      words: [
        { word: 'word3', hit: true },
        { word: 'word7', hit: false },
      ],
    },
  ])
})

test('a corrected clue is shown as it stood, and one that was never given is left out', () => {
  const found = meantClues(table, [aim('refused', 'word1'), aim('seaa', 'word4', 'word5')])
  expect(found.map(({ clue, words }) => [clue, words.every(({ hit }) => hit)])).toEqual([['sea', true]])
})

test('several companions are told apart by name, and one that was lent a seat by whose it is', () => {
  const members = [person(1, 'Kit'), person(2, 'Ada')]
  const model = {
    room: { person: (id: number) => members.find((member) => member.id === id) },
    member: () => members[1],
    name: () => 'Ada',
  } as unknown as CodenamesModel
  const lent: Aim = { member: null, seat: 1, said: 'drive', aims: ['word12', 'word13'] }
  render(Meant, { model, clues: meantClues(table, [aim('ocean', 'word3'), lent]) })
  const [kit, ada] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('list'))
  expect(kit!.textContent).toContain('Kit')
  expect(ada!.textContent).toContain('Ada · companion')
  expect(within(ada!).getByLabelText('found').parentElement!.textContent).toBe('word12')
  expect(within(ada!).getByLabelText('not found').parentElement!.textContent).toBe('word13')
})
