import type { CodenamesGuessing, CodenamesHand, CodenamesMove, CodenamesTable, Verdict } from '../src/wire'
import { defaultsOf } from './catalogue'

/** A table of four: Ann and Ben hold the key, Cy guesses for Red and Dee for Blue. */
export function aTable(over: Partial<CodenamesTable> = {}): CodenamesTable {
  return {
    type: 'codenames',
    options: defaultsOf('codenames', 4),
    places: [
      { role: 'spymaster', team: 'red' },
      { role: 'spymaster', team: 'blue' },
      { role: 'operative', team: 'red' },
      { role: 'operative', team: 'blue' },
    ],
    phase: { type: 'Cluing', team: 'red', clock: null, penalty: false, slips: [] },
    words: Array.from({ length: 25 }, (_, card) => `word${card}`),
    covers: Array.from({ length: 25 }, () => null),
    left: [9, 8],
    turns: [],
    opinion: null,
    missing: [],
    reasons: ['CN-80', 'CN-81', 'CN-73', 'CN-29'],
    needed: 1,
    key: [],
    visible: Array.from({ length: 25 }, (_, card) => card),
    teams: ['red', 'blue'],
    sides: ['red', 'blue'],
    numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited'],
    enforced: true,
    reveal_ms: 1500,
    in_play: true,
    lacking: null,
    waits_for: 0,
    captain: null,
    guesses: null,
    ...over,
  }
}

const CHOICES: { [Kind in CodenamesMove['type']]?: object } = {
  Touch: { card: 'visible' },
  Mark: { card: 'visible' },
  Unmark: { card: 'visible' },
  Clue: { number: 'numbers' },
  Correct: { number: 'numbers' },
  Flag: { reason: 'reasons' },
  Reject: { reason: 'reasons' },
  Cover: { card: [9, 10, 11, 12, 13, 14, 15, 16] }, // Blue's words
  JoinTeam: { team: 'teams' },
  BecomeSpymaster: { team: 'teams' },
}

/** What a hand is offered: moves of these kinds. */
export function offers(...kinds: CodenamesMove['type'][]): CodenamesHand['offers'] {
  return kinds.map((kind) => ({ kind, choices: CHOICES[kind] })) as CodenamesHand['offers']
}

export function aTurn(over: Partial<CodenamesGuessing> = {}): CodenamesGuessing {
  return {
    type: 'Guessing',
    team: 'red',
    clue: { type: 'Clue', word: 'ocean', number: 3 },
    opens: 5000,
    made: 0,
    clock: null,
    marks: [],
    votes: [],
    upheld: false,
    doubters: [],
    ...over,
  }
}

/** The referee is certain: SNAKE lies on the table, and somebody says snakes. */
export function aVerdict(over: Partial<Verdict> = {}): Verdict {
  return {
    ruling: 'forbidden',
    reason: 'form',
    rule: 'CN-80',
    word: 'snake',
    how: '',
    confidence: 1,
    forms: 'checked',
    ...over,
  }
}

export const NAMES = ['Ann', 'Ben', 'Cy', 'Dee']
