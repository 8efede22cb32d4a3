import { beforeAll, describe, expect, test } from 'vitest'
import { RESULT_LINES, resultNote, TASK_LINES, taskNote, type Under } from '../src/games/mafia/panel'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import type { MafiaHand, MafiaMeaning, MafiaTable } from '../src/wire'
import { aHand, first, NAMES, night, second, clock } from './mafia-fixture'

function under(table: MafiaTable, hand: Partial<MafiaHand>, one: number | null = null, two = one): Under {
  return { table, hand: aHand(1, [], hand), one, two, name: (seat) => NAMES[seat]! }
}

beforeAll(async () => {
  change({ language: 'en' })
  await loadTexts('mafia')
})

const MEANINGS: MafiaMeaning[] = ['look', 'suspect', 'mark', 'trust']

describe('under the finger', () => {
  test.each(MEANINGS)('a task has a title and three full lines, whatever is known: %s', (meaning) => {
    const table = night(meaning === 'look' || meaning === 'suspect' ? first : second, { turn: 3 })
    const hands: Partial<MafiaHand>[] = [
      {},
      { waking: [1, 4], marks: [{ seat: 4, target: 7 }] },
      { notes: [{ turn: 1, one: 3, two: 2 }], looks: [{ turn: 2, seat: 4, token: 'mafioso' }] },
    ]
    for (const hand of hands) {
      for (const picked of [null, 6]) {
        const { title, lines } = taskNote(under(table, hand, picked), meaning)
        expect(lines).toHaveLength(TASK_LINES)
        for (const text of [title, ...lines]) expect(text).toMatch(/\S/)
      }
    }
  })

  test('those who wake see each other, and whom the others have marked', () => {
    const hand = { waking: [1, 4, 6], marks: [{ seat: 1, target: 0 }, { seat: 4, target: 7 }] } // prettier-ignore
    const { lines } = taskNote(under(night(second), hand, 0), 'mark')
    expect(lines.slice(1)).toEqual(['With you: Ed, Gus', 'You mark Ann · Ed: Hal'])
  })

  test('the Agent reads a token, everybody else their own note, in as many lines', () => {
    const table = night({ type: 'Panel', clock: clock() }, { turn: 2 })
    const look = { turn: 2, seat: 2, token: 'cop' as const }
    const notes: [Partial<MafiaHand>, number | null, string][] = [
      [{ token: 'agent', looks: [look] }, 2, 'Cy: Cop'],
      [{ token: 'agent' }, null, 'No file tonight.'],
      [{}, 4, 'You suspect Ed.'],
      [{ token: 'mafioso', waking: [1, 4] }, null, 'No suspicion tonight.'],
    ]
    for (const [hand, one, title] of notes) {
      const note = resultNote(under(table, hand, one))
      expect(note.title).toBe(title)
      expect(note.lines).toHaveLength(RESULT_LINES)
      for (const line of note.lines) expect(line).toMatch(/\S/)
    }
  })
})
