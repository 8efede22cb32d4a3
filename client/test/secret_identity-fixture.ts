import { vi } from 'vitest'
import type { Room } from '../src/lib/room.svelte'
import type {
  SecretIdentityHand,
  SecretIdentityMove,
  SecretIdentityOpened,
  SecretIdentityRound,
  SecretIdentityTable,
} from '../src/wire'
import { defaultsOf } from './catalogue'

export const NAMES = ['Ann', 'Ben', 'Cy', 'Dee']
export const CHARACTERS = ['Cleopatra', 'Hamlet', 'Zorro', 'Mowgli', 'Medusa', 'Tarzan', 'Yoda', 'Dracula'].map(
  (name) => ({ name, hint: `about ${name}` }),
)

/** A table of four who play against each other; everybody holds ten cards. */
export function aTable(over: Partial<SecretIdentityTable> = {}): SecretIdentityTable {
  return {
    type: 'secret_identity',
    options: defaultsOf('secret_identity', 4),
    phase: { type: 'Clues', seats: [0, 1, 2, 3], looked: [], sent: [], skipped: [], clock: null },
    round: 1,
    rounds: 4,
    characters: CHARACTERS,
    safes: [null, null, null, null],
    scores: [0, 0, 0, 0],
    team_score: 0,
    active: null,
    fresh: null,
    decisive: [],
    waiting: [0, 1, 2, 3],
    cards_left: [10, 10, 10, 10],
    missed: [0, 0, 0, 0],
    missing: [],
    gone: [],
    spare: 20,
    history: [],
    ...over,
  }
}

/** The same people as one team; it is Ann's turn. */
export function aTeam(over: Partial<SecretIdentityTable> = {}): SecretIdentityTable {
  const table = aTable()
  return {
    ...table,
    options: { ...table.options, mode: 'cooperative' },
    rounds: 10,
    active: 0,
    waiting: [1, 2, 3],
    ...over,
  }
}

export const SAFES = [
  { green: ['crown', 'lemon'], red: ['nose'] },
  { green: ['rocket'], red: [] },
  { green: [], red: ['violin'] },
  { green: ['wolf'], red: ['drum'] },
]

export const VOTING = { type: 'Voting' as const, seats: [0, 1, 2, 3], sent: [], skipped: [], clock: null }

/** Ann was 3; Ben and Cy saw it, Dee did not. */
export const OPENED: SecretIdentityOpened = {
  seat: 0,
  number: 3,
  votes: [null, 3, 3, 8],
  gains: [
    { seat: 0, points: 2, rule: 'ID-42' },
    { seat: 1, points: 1, rule: 'ID-43' },
    { seat: 2, points: 1, rule: 'ID-43' },
  ],
}

export function aRound(over: Partial<SecretIdentityRound> = {}): SecretIdentityRound {
  return { characters: CHARACTERS, safes: SAFES, opened: [OPENED], guess: null, ...over }
}

type Kind = SecretIdentityMove['type']
export type Offers = (SecretIdentityHand['offers'][number] | Kind)[]

/** Four cards, any of which may be laid. */
export const PLACE: Offers[number] = {
  kind: 'Place',
  choices: { card: [0, 1, 2, 3], face: [0, 1], end: [0, 1], side: ['green', 'red'] },
}

/** A hand with these offers; of those without choices, the kind is enough. */
export function aHand(seat: number, offered: Offers, over: Partial<SecretIdentityHand> = {}): SecretIdentityHand {
  const cards: SecretIdentityHand['cards'] = [
    ['crown', 'lemon', 'nose', 'bicycle'],
    ['rocket', 'hamburger', 'necktie', 'trophy'],
    ['newspaper', 'automobile', 'old-man', 'moai'],
    ['test-tube', 'violin', 'wolf', 'candle'],
  ]
  const plain = (kind: Kind) => ({ kind }) as SecretIdentityHand['offers'][number]
  const offers = offered.map((offer) => (typeof offer === 'string' ? plain(offer) : offer))
  return { type: 'secret_identity', seat, key: 3, cards, draft: [], ballot: [null, null, null, null], offers, ...over }
}

/** A room as a screen reads it; what is played there ends up in `play` and `playAsHost`. */
export function aRoom(hand: SecretIdentityHand | undefined, hostHand?: SecretIdentityHand, outcome: unknown = null) {
  const play = vi.fn(async () => undefined)
  const playAsHost = vi.fn(async () => undefined)
  const members = NAMES.map((name, id) => ({ id, name, look: { face: id, colour: id }, present: true }))
  const room = {
    code: 'BCDFG',
    view: { members, host: 0, playing: { paused_at: null, outcome } },
    seat: hand?.seat,
    seating: [0, 1, 2, 3],
    hand,
    hostHand,
    isHost: hostHand !== undefined,
    now: () => 10_000,
    nameAt: (at: number) => NAMES[at]!,
    nameOf: (id: number) => NAMES[id]!,
    person: (id: number) => members.find((member) => member.id === id),
    play,
    playAsHost,
  } as unknown as Room
  return { room, play, playAsHost }
}
