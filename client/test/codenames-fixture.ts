import type { CodenamesGuessing, CodenamesTable, Verdict } from '../src/wire'

/** A table of four: Ann and Ben hold the key, Cy guesses for Red and Dee for Blue. */
export function aTable(over: Partial<CodenamesTable> = {}): CodenamesTable {
  return {
    type: 'codenames',
    options: {
      variant: 'two-teams',
      spoken_clues: false,
      pack: 'words.en',
      reverse_sides: true,
      expert_zero: true,
      expert_unlimited: true,
      judge: 'rival-spymaster',
      referee: 'enforce',
      pre_approval: false,
      challenge_until: 'first-touch',
      penalty_cover: true,
      touch_by: 'any-operative',
      timer: 'soft',
      timer_seconds: 60,
      clue_seconds: 120,
      guess_seconds: 90,
      touch_bonus_seconds: 30,
      answer_seconds: 20,
      enemy_seconds: 60,
      grace_seconds: 5,
      clue_rules: {
        single_word: true,
        no_visible_codename: true,
        meaning_only: true,
        no_position_clues: true,
        letters_and_numbers: 'if-meaning',
        number_is_not_a_hint: true,
        loan_words: true,
        no_word_forms: true,
        no_compound_parts: 'both-directions',
        sound_alikes_differ: true,
        same_spelling_same_word: true,
        two_word_terms: false,
        proper_names: true,
        long_proper_names: false,
        long_place_names: false,
        acronyms: 'never',
        any_rhyme: false,
      },
    },
    places: [
      { role: 'spymaster', team: 'red' },
      { role: 'spymaster', team: 'blue' },
      { role: 'operative', team: 'red' },
      { role: 'operative', team: 'blue' },
    ],
    phase: { type: 'Cluing', team: 'red', clock: null, penalty: false },
    words: Array.from({ length: 25 }, (_, card) => `word${card}`),
    covers: Array.from({ length: 25 }, () => null),
    left: [9, 8],
    turns: [],
    opinion: null,
    missing: [],
    reasons: ['CN-80', 'CN-81', 'CN-73', 'CN-29'],
    needed: 1,
    key: [],
    ...over,
  }
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
