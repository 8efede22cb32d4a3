// Codenames for two teams as Konspira plays it, written for Node: the law, the table, the hands.
// A state is never changed, so that fields which stayed the same are recognised by identity.
// Timers, disputes, private questions and variants are missing: their moves are offered, as
// they are in Konspira, but the load never makes them.
import { randomInt } from "node:crypto";

export const HOST = -3;
const BOARD = 25;
const REVEAL_MS = 1500;
const RIVAL = { red: "blue", blue: "red" };
const WORDS = Array.from({ length: 400 }, (_, number) => `word${number}`);
const KEY = [
  ...Array(9).fill("red"),
  ...Array(8).fill("blue"),
  ...Array(7).fill("bystander"),
  "assassin",
];
const CLUE_RULES = {
  single_word: true,
  no_visible_codename: true,
  meaning_only: true,
  no_position_clues: true,
  letters_and_numbers: "if-meaning",
  number_is_not_a_hint: true,
  loan_words: true,
  no_word_forms: true,
  no_compound_parts: "both-directions",
  sound_alikes_differ: true,
  same_spelling_same_word: true,
  two_word_terms: false,
  proper_names: true,
  long_proper_names: false,
  long_place_names: false,
  acronyms: "never",
  any_rhyme: false,
};
const OPTIONS = {
  variant: "two-teams",
  spoken_clues: false,
  pack: "words.en",
  reverse_sides: true,
  expert_zero: true,
  expert_unlimited: true,
  judge: "rival-spymaster",
  referee: "off",
  pre_approval: false,
  challenge_until: "first-touch",
  penalty_cover: true,
  touch_by: "any-operative",
  timer: "soft",
  timer_seconds: 60,
  clue_seconds: 120,
  guess_seconds: 90,
  touch_bonus_seconds: 30,
  answer_seconds: 20,
  enemy_seconds: 60,
  grace_seconds: 0,
  clue_rules: CLUE_RULES,
};
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "unlimited"];
const REASONS = [
  ...["CN-80", "CN-81", "CN-73", "CN-74", "CN-75", "CN-77", "CN-82", "CN-78", "CN-79"],
  ...["CN-85", "CN-91", "CN-76", "CN-95", "CN-96", "CN-86", "CN-90", "CN-29"],
];
const TEAMS = ["red", "blue"];
const NONE = [];

export class Refusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const refuse = (code) => {
  throw new Refusal(code);
};

// Before the game

/** The game as it is before its deal. Spymasters are the seats 2n and 2n + 1. */
export function setUp(game) {
  const leads = (game * 2) % 8;
  const places = Array.from({ length: 8 }, (_, seat) => ({
    role: seat === leads || seat === leads + 1 ? "spymaster" : "operative",
    team: TEAMS[seat % 2],
  }));
  const phase = { type: "Choosing" };
  const board = { words: NONE, covers: NONE, visible: NONE, key: NONE };
  return { places, phase, ...board, left: [0, 0], turns: NONE };
}

/** What chance does: words and a key. */
export function draw() {
  return { type: "Deal", words: shuffled(WORDS).slice(0, BOARD), key: shuffled(KEY) };
}

function shuffled(list) {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all;
}

export function layOut(state, { words, key }) {
  if (state.phase.type !== "Dealing") refuse("not-now");
  const covers = Array(BOARD).fill(null);
  const visible = Array.from(covers.keys());
  const dealt = { ...state, words, key, covers, visible, left: [9, 8], turns: NONE };
  return startTurn(dealt, "red");
}

// What the moves do

const startTurn = (state, team) => ({
  ...state,
  phase: { type: "Cluing", team, clock: null, penalty: false },
});

const begin = (state) => ({ ...state, phase: { type: "Dealing" } });

function clue(state, { phase: { team } }, { move: { word, number }, at }) {
  if (typeof word !== "string" || !/^[\p{L}\p{N}]{1,60}$/u.test(word)) refuse("clue-is-no-word");
  if (!NUMBERS.includes(number)) refuse("no-such-number");
  const spelt = word.toLowerCase();
  const seen = (text, card) => state.covers[card] === null && text.toLowerCase() === spelt;
  if (state.words.some(seen)) refuse("clue-is-on-the-table");
  const given = { type: "Clue", word, number };
  const turn = { team, clue: given, cards: NONE, rejected: null, slips: NONE };
  const open = { opens: at, made: 0, clock: null, marks: NONE, votes: NONE };
  return {
    ...state,
    turns: [...state.turns, turn],
    phase: { type: "Guessing", team, clue: given, ...open, upheld: false, doubters: NONE },
  };
}

function checkVisible(state, card) {
  if (!Number.isInteger(card) || card < 0 || card >= BOARD) refuse("no-such-card");
  if (state.covers[card] !== null) refuse("card-is-covered");
}

function point(state, { phase, seat }, { move: { type, card } }) {
  checkVisible(state, card);
  const marks = phase.marks.filter((mark) => mark.seat !== seat || mark.card !== card);
  if (type === "Mark") marks.push({ seat, card });
  return { ...state, phase: { ...phase, marks } };
}

function touch(state, { phase }, { move: { card }, at }) {
  checkVisible(state, card);
  if (at < phase.opens) refuse("card-is-turning");
  const { team, made, clue } = phase;
  const identity = state.key[card];
  const left = [state.left[0] - (identity === "red"), state.left[1] - (identity === "blue")];
  const last = state.turns.at(-1);
  const next = {
    ...state,
    left,
    covers: state.covers.with(card, identity),
    visible: state.visible.filter((other) => other !== card),
    turns: state.turns.with(-1, { ...last, cards: [...last.cards, card] }),
  };
  if (identity === "assassin") return over(next, RIVAL[team], "assassin");
  if (!left[0]) return over(next, "red", "all-words-covered");
  if (!left[1]) return over(next, "blue", "all-words-covered");
  if (identity !== team || made + 1 === guesses(clue)) return startTurn(next, RIVAL[team]);
  const marks = phase.marks.filter((mark) => mark.card !== card);
  next.phase = { ...phase, made: made + 1, opens: at + REVEAL_MS, marks };
  return next;
}

const stop = (state, { phase }) => startTurn(state, RIVAL[phase.team]);
const over = (state, winner, why) => ({ ...state, phase: { type: "Over", winner, why } });
const guesses = ({ number }) => (number === 0 || number === "unlimited" ? null : number + 1);
const missing = () => refuse("not-now");

// The law: in which phase which move is open to whom, with what choices, and what it does

const isHost = ({ seat }) => seat === HOST;
const isSeated = ({ seat }) => seat >= 0;
const leads = ({ place, phase }) => place?.role === "spymaster" && place.team === phase.team;
const judges = ({ place, phase }) => place?.role === "spymaster" && place.team !== phase.team;
const guesser = ({ place, phase }) => place?.role === "operative" && place.team === phase.team;
const untouched = ({ phase }) => phase.made === 0;
const both = (one, other) => (who) => one(who) && other(who);
const either = (one, other) => (who) => one(who) || other(who);
const not = (one) => (who) => !one(who);
const row = (isOpen, does, choices) => ({ isOpen, does, choices });

const TEAM = { team: "teams" };
const CARD = { card: "visible" };
const REASON = { reason: "reasons" };
const NUMBER = { number: "numbers" };
const LAW = {
  Choosing: {
    Start: row(isHost, begin),
    ShuffleTeams: row(isHost, missing),
    JoinTeam: row(isSeated, missing, TEAM),
    BecomeSpymaster: row(isSeated, missing, TEAM),
    LeaveTeam: row(isSeated, missing),
  },
  Dealing: {},
  Cluing: {
    Clue: row(leads, clue, NUMBER),
    Ask: row(leads, missing),
    CallTimer: row(isSeated, missing),
  },
  Guessing: {
    Touch: row(guesser, touch, CARD),
    Stop: row(both(guesser, not(untouched)), stop),
    Mark: row(guesser, point, CARD),
    Unmark: row(guesser, point, CARD),
    Accept: row(both(judges, untouched), missing),
    Reject: row(both(judges, untouched), missing, REASON),
    Flag: row(both(both(isSeated, not(leads)), untouched), missing, REASON),
    Correct: row(both(either(isHost, leads), untouched), missing, NUMBER),
    CallTimer: row(both(isSeated, not(leads)), missing),
  },
  Over: {},
};

const who = ({ phase, places }, seat) => ({ phase, seat, place: places[seat] });

/** The state after a move, or a Refusal before anything has changed. */
export function apply(state, seat, move, at) {
  const mover = who(state, seat);
  const { isOpen, does } = LAW[state.phase.type][move.type] ?? {};
  if (!isOpen) refuse("not-now");
  if (!isOpen(mover)) refuse("not-your-turn");
  return does(state, mover, { move, at });
}

function offers(state, seat) {
  const mover = who(state, seat);
  const found = [];
  const rows = LAW[state.phase.type];
  for (const kind in rows) {
    const { isOpen, choices } = rows[kind];
    if (isOpen(mover)) found.push(choices ? { kind, choices } : { kind });
  }
  return found;
}

// Who sees what

export function table(state) {
  const { phase, places } = state;
  const isCluing = phase.type === "Cluing";
  return {
    type: "codenames",
    options: OPTIONS,
    places,
    phase,
    words: state.words,
    covers: state.covers,
    left: state.left,
    turns: state.turns,
    opinion: null,
    missing: NONE,
    reasons: REASONS,
    needed: 1,
    key: phase.type === "Over" ? state.key : NONE,
    visible: state.visible,
    teams: TEAMS,
    sides: TEAMS,
    numbers: NUMBERS,
    enforced: false,
    reveal_ms: REVEAL_MS,
    in_play: isCluing || phase.type === "Guessing",
    lacking: null,
    waits_for: isCluing ? places.findIndex((place) => leads({ place, phase })) : null,
    captain: null,
    guesses: phase.type === "Guessing" ? guesses(phase.clue) : null,
  };
}

export function hand(state, seat) {
  const knows = state.places[seat]?.role === "spymaster";
  return {
    type: "codenames",
    key: knows ? state.key : NONE,
    asked: null,
    allowed: NONE,
    refused: NONE,
    seat,
    offers: offers(state, seat),
  };
}

/** All that hands depend on: while it stays the same, so do they. */
export function gist({ phase, key }) {
  return [phase.type, phase.team, phase.made === 0, key];
}
