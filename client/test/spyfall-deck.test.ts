import { cleanup, render, screen } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import { news } from '../src/games/spyfall/news'
import { exchangeOf, lastExchange, openCards } from '../src/games/spyfall/table'
import SpyfallTv from '../src/games/spyfall/tv/SpyfallTv.svelte'
import type { SpyfallTable } from '../src/wire'
import { aRoom, aTable, NAMES, questioning } from './spyfall-fixture'
import { button, prepare, sit, tap } from './spyfall-phone'

prepare()

const cards = [1, 2, 3, 4, 5, 6].map((number) => ({
  number,
  text: `Question ${number}?`,
  answers: [`Hardly ${number}`, `Depends ${number}`, `Always ${number}`],
}))
const deck = [4, 2, 6, 1, 5]

/** Five at a table where questions come from the deck, and Ben asks. */
function deckTable(over: Partial<SpyfallTable> = {}): SpyfallTable {
  return aTable({ cards, deck, ...over }, { asking: 'deck' })
}

/** Ben has asked Dee the sixth question, and she has said so much. */
function asked(level: number | null): SpyfallTable {
  const talk = [{ asker: 1, target: 3, question: '', answer: '', card: 6, level }]
  const turn = level === null ? { answering: 3 } : { asker: 3, barred: 1 }
  return deckTable({ talk, asked: 1, phase: questioning(turn), deck: [4, 2, 1, 5, 3] })
}

describe('pure functions', () => {
  test('an exchange has the words of its card, and those of people if it has none', () => {
    const talk = { asker: 1, target: 3, question: '', answer: '', card: 6, level: 2 }
    expect(exchangeOf(deckTable(), talk)).toEqual({ asker: 1, target: 3, question: 'Question 6?', answer: 'Always 6' })
    expect(exchangeOf(deckTable(), { ...talk, level: 0 }).answer).toBe('Hardly 6')
    expect(exchangeOf(deckTable(), { ...talk, level: null }).answer).toBe('')
    const written = { asker: 1, target: 3, question: 'Cold?', answer: 'Very.', card: null, level: null }
    expect(exchangeOf(aTable(), written)).toEqual(written)
  })

  test('the open cards lie in the order of the deck', () => {
    expect(openCards(deckTable()).map(({ number }) => number)).toEqual(deck)
    expect(openCards(aTable())).toEqual([])
  })

  test('what was asked last is told, and nothing before the first question', () => {
    expect(lastExchange(deckTable())).toBeNull()
    expect(lastExchange(asked(1))?.answer).toBe('Depends 6')
  })
})

describe('a phone', () => {
  test('first a face, then a question, and only the key asks it', async () => {
    const { play } = sit(deckTable(), { seat: 1, may: ['Reveal', 'Accuse', 'AskCard'] })
    expect(screen.getByText('You ask next: tap somebody. You can’t ask Ann back.')).toBeTruthy()
    expect(screen.queryByText('Question 6?')).toBeNull()
    await tap(/^Dee/)
    expect(button('Ask Dee').disabled).toBe(true)
    const open = screen.getAllByRole('button', { name: /^Question/ }).map((card) => card.textContent)
    expect(open).toEqual(deck.map((number) => `Question ${number}?`))
    await tap('Question 2?')
    await tap('Question 6?')
    expect(play).not.toHaveBeenCalled()
    await tap('Ask Dee')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'AskCard', seat: 3, card: 6 })
  })

  test('whoever meant somebody else goes back to the faces', async () => {
    const { play } = sit(deckTable(), { seat: 1, may: ['AskCard'] })
    await tap(/^Dee/)
    await tap('Somebody else')
    await tap(/^Cy/)
    await tap('Question 1?')
    await tap('Ask Cy')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'AskCard', seat: 2, card: 1 })
  })

  test('who was asked has the question and three answers, the same for a spy', async () => {
    for (const spy of [true, false]) {
      const card = { spy, place: spy ? null : 2, role: '', met: false, buddy: null }
      const { play } = sit(asked(null), { seat: 3, card, may: ['Reveal', 'Accuse', 'AnswerCard'] })
      expect(screen.getByText('Ben asks you')).toBeTruthy()
      expect(screen.getByText('Question 6?')).toBeTruthy()
      const answers = screen.getAllByRole('button', { name: /6$/ }).map((answer) => answer.textContent?.trim())
      expect(answers).toEqual(['Always 6', 'Depends 6', 'Hardly 6'])
      await tap('Depends 6')
      expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'AnswerCard', answer: 1 })
      cleanup()
    }
  })

  test('everybody else reads what was asked, and then the answer; an onlooker, too', () => {
    for (const seat of [0, undefined]) {
      sit(asked(null), { seat, may: [] })
      expect(screen.getByText('Question 6?')).toBeTruthy()
      expect(screen.getByText('…')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Always 6' })).toBeNull()
      cleanup()
      sit(asked(2), { seat, may: [] })
      expect(screen.getByText('Always 6')).toBeTruthy()
      cleanup()
    }
  })

  test('after the round what was asked is one tap away', () => {
    sit({ ...asked(2), phase: { type: 'RoundOver' } }, { seat: 0 })
    expect(screen.getByText('Questions and answers')).toBeTruthy()
  })
})

test('the TV shows the newest question and its answer', () => {
  const { room } = aRoom()
  render(SpyfallTv, { room, table: asked(1) })
  expect(screen.getByText('Question 6?')).toBeTruthy()
  expect(screen.getByText('Depends 6')).toBeTruthy()
})

describe('what is said aloud', () => {
  const name = (seat: number) => NAMES[seat]!

  test('the question, then the answer and whose turn it is', () => {
    expect(news(deckTable(), asked(null), name)).toEqual([
      { id: 'spyfall-said-card', args: { name: 'Ben', whom: 'Dee', question: 'Question 6?' } },
      { id: 'spyfall-card-answers', args: { name: 'Dee' } },
    ])
    expect(news(asked(null), asked(0), name)).toEqual([
      { id: 'spyfall-said-card-answer', args: { name: 'Dee', answer: 'Hardly 6' } },
      { id: 'spyfall-said-turn', args: { name: 'Dee' } },
    ])
  })

  test('a turn that passes by somebody has no answer', () => {
    const passed = { ...asked(null), phase: questioning({ asker: 4, barred: null }) }
    expect(news(asked(null), passed, name).map(({ id }) => id)).toEqual(['spyfall-said-turn'])
  })
})
