import { vi } from 'vitest'
import type { Room } from '../src/lib/room.svelte'
import type {
  SpyfallAccusing,
  SpyfallCard,
  SpyfallHand,
  SpyfallMove,
  SpyfallQuestioning,
  SpyfallRound,
  SpyfallTable,
  SpyfallTrial,
  SpyfallTurn,
} from '../src/wire'

const BEGAN = 10_000 // by the time of the game

export const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve']

/** A table of five in the middle of a round: Ann has asked Ben. */
export function aTable(over: Partial<SpyfallTable> = {}, terms: Partial<SpyfallTable['terms']> = {}): SpyfallTable {
  return {
    type: 'spyfall',
    terms: {
      box: 'spyfall2',
      packs: ['locations.en'],
      agreed: { spies: 1, old_buddies: false, dissent: 0 },
      spies: 1,
      roles: true,
      old_buddies: false,
      dissent: 0,
      rounds: 5,
      asking: 'aloud',
      time_out_vote: 'nominators',
      non_spy_points: 2,
      innocent_bonus: 'any-vote',
      accuser_bonus: 'first-accuser',
      accuser_bonus_at_time_out: false,
      round_seconds: 420,
      vote_seconds: 30,
      talk_seconds: 60,
      guess_seconds: 60,
      reshuffle: false,
      most_seats: 12,
      start_by_hand: false,
      ...terms,
    },
    phase: questioning(),
    places: ['Zoo', 'Harbour', 'Wedding', 'Bakery'],
    used: [],
    unplayed: [0, 1, 2, 3],
    dealer: 0,
    acting_dealer: 0,
    next_dealer: 1,
    round: 1,
    scores: [0, 0, 0, 0, 0],
    ring: [0, 1, 2, 3, 4],
    waiting: [1],
    answerable: [2, 3, 4],
    votes_needed: null,
    accused: [],
    talk: [],
    asked: 0,
    trials: [],
    poll: [],
    history: [],
    missing: [],
    gone: [],
    cards: [],
    deck: [],
    ...over,
  }
}

export function questioning(turn: Partial<SpyfallTurn> = {}): SpyfallQuestioning {
  return { type: 'Questioning', turn: { asker: 1, barred: 0, answering: null, ...turn }, until: 70_000, undo: null }
}

/** Ann has stopped the clock to accuse Ben. */
export const accusing: SpyfallAccusing = {
  type: 'Accusing',
  accuser: 0,
  suspect: 1,
  voted: [0],
  until: 30_000,
  turn: questioning().turn,
  left: 61_000,
}

/** Two of four think that it is Ben. */
export const aTrial: SpyfallTrial = {
  suspect: 1,
  accuser: 0,
  mid_round: true,
  guilty: [0, 2],
  innocent: [3, 4],
  passed: false,
}

export const LOCAL: SpyfallCard = { spy: false, place: 2, role: 'bride', met: false, buddy: null }
export const SPY: SpyfallCard = { spy: true, place: null, role: '', met: false, buddy: null }

/** Eve was the spy at the wedding, and named it. */
export function aRound(over: Partial<SpyfallRound> = {}): SpyfallRound {
  return {
    dealer: 0,
    cards: { place: 2, spies: [4], roles: ['bride', 'cook', 'priest', 'uncle', ''] },
    ending: { type: 'Named', guesses: [{ seat: 4, place: 2 }] },
    won: 'spies',
    awards: [
      { seat: 4, points: 2, rule: 'SF2-97' },
      { seat: 4, points: 2, rule: 'SF2-98' },
    ],
    trials: [],
    questions: [],
    ...over,
  }
}

type Kind = SpyfallMove['type']

/** An offer of this kind as the server would send it in the middle of a round of five. */
function anOffer(kind: Kind, at: number): SpyfallHand['offers'][number] {
  const others = [0, 1, 2, 3, 4].filter((seat) => seat !== at)
  switch (kind) {
    case 'Accuse':
    case 'Point':
    case 'Nominate':
      return { kind, choices: { seat: others } }
    case 'Ask':
      return { kind, choices: { seat: 'answerable' } }
    case 'AskCard':
      return { kind, choices: { seat: 'answerable', card: 'deck' } }
    case 'AnswerCard':
      return { kind, choices: { answer: [0, 1, 2] } }
    case 'Guess':
      return { kind, choices: { place: 'unplayed' } }
    case 'PassTurn':
      return { kind, choices: { seat: 'waiting' } }
    case 'PickDealer':
    case 'Retire':
      return { kind, choices: { seat: 'ring' } }
    case 'NextRound':
      return { kind, choices: { reshuffle: [false] } }
    default:
      return { kind }
  }
}

interface Who {
  seat?: number
  card?: SpyfallCard | null
  may?: Kind[]
  host?: (Kind | SpyfallHand['offers'][number])[] // what the host may do, if this phone is the host's
  vote?: boolean | null
  pointsAt?: number | null
}

/** The room of a phone that sits here; `play` and `playAsHost` tell what it has sent. */
export function aRoom({ seat, card = LOCAL, may = [], host, vote = null, pointsAt = null }: Who = {}) {
  const started = Date.now()
  const play = vi.fn(async () => undefined)
  const playAsHost = vi.fn(async () => undefined)
  const act = vi.fn(async () => undefined)
  const hand = (at: number, open: NonNullable<Who['host']>): SpyfallHand => ({
    type: 'spyfall',
    seat: at,
    card: at < 0 ? null : card,
    vote,
    points_at: pointsAt,
    offers: open.map((kind) => (typeof kind === 'string' ? anOffer(kind, at) : kind)),
    padding: '',
  })
  const members = [...NAMES, 'Fay'].map((name, id) => ({ id, name, look: { face: id, colour: id }, present: true }))
  const room = {
    code: 'BCDFG',
    view: { members, host: 0, playing: { paused_at: null, number: 1 } },
    seat,
    seating: [0, 1, 2, 3, 4],
    hand: seat === undefined ? undefined : hand(seat, may),
    hostHand: host && hand(-3, host),
    isHost: host !== undefined,
    now: () => BEGAN + (Date.now() - started),
    nameAt: (at: number) => NAMES[at]!,
    nameOf: (id: number) => members[id]?.name ?? '…',
    person: (id: number) => members.find((member) => member.id === id),
    play,
    playAsHost,
    do: act,
  } as unknown as Room
  return { room, play, playAsHost, act }
}
