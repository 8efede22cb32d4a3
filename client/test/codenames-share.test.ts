/** The picture to share: the board as it lay there; of today's board, squares that tell nothing of it. */
import { beforeAll, expect, test } from 'vitest'
import type { CodenamesModel } from '../src/games/codenames/model.svelte'
import { sharePicture } from '../src/games/codenames/share-picture'
import type { Easel } from '../src/lib/look/share-picture-drawing'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import { aTable } from './codenames-fixture'

const covers = aTable().covers.map((_, card) =>
  card < 2 ? ('red' as const) : card === 2 ? ('assassin' as const) : null,
)
const touched = { rejected: null, slips: [], touched_by: [] }
const clue = { type: 'Clue', word: 'ocean', number: 2 } as const
const table = aTable({ covers, turns: [{ team: 'red', clue, cards: [0, 1, 2], ...touched }] })
const over = { type: 'Over', winner: 'blue', why: 'assassin' } as const

/** What is drawn: texts, and how many shapes are filled. */
function drawn(today: string | null): { line: string; words: string[]; filled: number } {
  const room = { view: { playing: { today } } }
  const member = () => ({ look: { face: 0, colour: 0 }, name: 'Ann' })
  const model = { table, room, member, name: () => 'Ann', person: member, isPerson: () => true } as unknown
  const words: string[] = []
  let filled = 0
  const pen = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (what: string) => {
      if (name === 'measureText') return { width: 1 }
      if (name === 'fillText') words.push(what)
      if (name === 'fill' || name === 'fillRect') filled++
      return undefined
    },
    set: () => true,
  })
  const picture = sharePicture(model as CodenamesModel, over, true)
  picture.draw({ pen, box: { x: 0, y: 0, width: 600, height: 600 } } as Easel)
  return { line: picture.line, words, filled }
}

beforeAll(() => {
  change({ language: 'en' })
  return loadTexts('codenames')
})

test('a usual game shows its words', () => {
  expect(drawn(null).words).toHaveLength(25)
})

test('today’s board shows a square for each touch, no word and no place of one', () => {
  const picture = drawn('2026-11-18')
  expect(picture.words).toEqual([])
  expect(picture.filled).toBeGreaterThanOrEqual(3)
  expect(picture.filled).toBeLessThan(25)
  expect(picture.line).toBe('Today’s board, 18 November')
})
