import { vi } from 'vitest'
import type { Room } from '../src/lib/room.svelte'
import { HOST, MASTER } from '../src/wire'
import type {
  GameView,
  MafiaCard,
  MafiaConsole,
  MafiaHand,
  MafiaHolding,
  MafiaMove,
  MafiaTable,
  MafiaTask,
  MafiaTold,
  Timer,
} from '../src/wire'

export const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Ed', 'Fay', 'Gus', 'Hal']
const SEATS = NAMES.map((_, seat) => seat)
export const NOW = 100_000 // the time of the game

export const clock = (left = 20_000, over: Partial<Timer> = {}): Timer => ({
  since: NOW,
  until: NOW + left,
  hard: true,
  rung: false,
  ...over,
})

/** A table of eight in the talk of the second day: Hal has gone in the night. Ann is the Agent, Ben and Ed the Mafia. */
export function aTable(over: Partial<MafiaTable> = {}, terms: Partial<MafiaTable['terms']> = {}): MafiaTable {
  return {
    type: 'mafia',
    terms: {
      mafiosi: 2,
      agents: 1,
      cops: 5,
      night: 'narrated',
      talk: 'aloud',
      ghosts: 'open-eyes',
      ghost_talk: false,
      theme: 'spytown',
      steps: {
        dusk: 6000,
        first: 20_000,
        first_calls: [18_000],
        panel: 6000,
        second: 36_000,
        second_calls: [12_000, 24_000, 34_000],
        longer: 12_000,
        both: 30_000,
        both_calls: [10_000, 20_000, 28_000],
      },
      shortest: {
        dusk: 3000,
        first: 8000,
        first_calls: [6000],
        panel: 4000,
        second: 20_000,
        second_calls: [6000, 12_000, 18_000],
        longer: 0,
        both: 20_000,
        both_calls: [6000, 12_000, 18_000],
      },
      dawn: { nobody: 7500, gone: 9500, agent_saw: 8800, chosen: 8100 },
      opening: 180_000,
      opening_least: 8000,
      talk_ms: 300_000,
      vote_ms: 20_000,
      speech_ms: 45_000,
      tie_ms: 60_000,
      window_ms: 10_000,
      last_cards_ms: 20_000,
      count_ms: 3500,
      finger_ms: 300,
      moment_ms: 4000,
      reveal_ms: 6000,
      lot_ms: 6000,
      tie_rounds: 3,
      second_place_lot: false,
      one_vote: false,
      one_look: false,
      mafia_first_night: true,
      first_last_shots: false,
      last_shots: false,
      chain: false,
      nobody_without_mark: false,
      end_at_certain_win: false,
      cards: [],
      gang_meets: false,
      in_turn: false,
      turn_ms: 2000,
      wait_ms: 8000,
      swap_ms: 30_000,
      commander_first_vote: 'second-seat',
      turncoat_wakes_by_token: false,
      bandage_stops_shots: true,
      redeal: false,
      ...terms,
    },
    phase: { type: 'Talk', clock: clock(240_000), ready: [] },
    turn: 2,
    led: false,
    living: SEATS.slice(0, 7),
    fallen: [{ seat: 7, token: 'cop', cause: 'mafia', turn: 2, by: null }],
    hidden: { mafiosi: 2, agents: 1, cops: 4 },
    candidates: [],
    voters: [],
    voted: [],
    ballots: [],
    ready_needed: 5,
    missing: [],
    removable: [],
    agreed: SEATS.map(() => []),
    talk: [],
    council: { turn: 2, votes: [], lot: [], out: null },
    councils: [{ turn: 1, votes: [], lot: [], out: null }],
    plays: [],
    spent: [],
    lying: [],
    commander: null,
    hushed: false,
    agent_looks: true,
    mafia_meets: true,
    repeat_ms: 0,
    window: [],
    aimed: false,
    switch: false,
    told: null,
    ...over,
  }
}

export const night = (phase: MafiaTable['phase'], over: Partial<MafiaTable> = {}, terms = {}) =>
  aTable({ phase, living: SEATS, fallen: [], turn: 1, councils: [], hushed: true, ...over }, terms)

export const first: MafiaTask = { type: 'Task', slot: 'first', calls: [NOW + 3000], clock: clock(5000) }
export const second: MafiaTask = {
  type: 'Task',
  slot: 'second',
  calls: [NOW + 3000, NOW + 13_000, NOW + 23_000],
  clock: clock(25_000),
}

/** Everything after three nights: Ann looked at Ben, Ben and Ed marked Hal, most suspected Ed. */
export function aTold(over: Partial<MafiaTold> = {}): MafiaTold {
  return {
    tokens: ['agent', 'mafioso', 'cop', 'cop', 'mafioso', 'cop', 'cop', 'cop'],
    nights: [
      {
        turn: 1,
        order: SEATS,
        one: [1, 2, 4, 4, 3, null, 4, 0],
        two: [2, 7, 3, 2, 7, 2, null, 2],
        waking: [1, 4],
        agent: 0,
        look: { turn: 1, seat: 1, token: 'mafioso' },
        victim: 7,
        living: SEATS,
      },
    ],
    bets: [{ turn: 1, seat: 7, on: 4, night: false }],
    best_noses: [2, 3, 6],
    best_prophets: [7],
    cards: [],
    forces: ['police', 'mafia', 'police', 'police', 'mafia', 'police', 'police', 'police'],
    recruit: null,
    swapped: [],
    ...over,
  }
}

/** What a game master sees in a night: Ann looks at Ben, and the Mafia marks Hal. */
export function aConsole(over: Partial<MafiaConsole> = {}): MafiaConsole {
  return {
    tokens: aTold().tokens,
    agent: 0,
    waking: [1, 4],
    one: [1, null, null, null, null, null, null, null],
    two: [null, 7, null, null, 7, null, null, null],
    ballots: [],
    look: null,
    victim: 7,
    absent: [],
    nights: [],
    bets: [],
    deck: null,
    ready: false,
    ...over,
  }
}

type Kind = MafiaMove['type']
type Offer = MafiaHand['offers'][number]

export interface Who {
  seat?: number
  hand?: Partial<MafiaHand>
  may?: (Kind | Offer)[]
  host?: (Kind | Offer)[] // what the host may do, if this phone is the host's
  master?: (Kind | Offer)[] // the same for who leads
  console?: MafiaHand['console']
  playing?: Partial<GameView>
}

/** An offer of this kind as the server would send it at this table. */
function anOffer(kind: Kind | Offer, at: number): Offer {
  if (typeof kind !== 'string') return kind
  const others = SEATS.filter((seat) => seat !== at && seat !== 7)
  if (kind === 'Vote' || kind === 'Bet' || kind === 'Exclude') return { kind, choices: { seat: others } }
  if (kind === 'Shoot') return { kind, choices: { seat: [null, ...others] } }
  if (kind === 'Choose') return { kind, choices: { call: [0, 1, 2] } }
  return { kind } as Offer
}

export function aHand(at: number, may: Who['may'] = [], over: Partial<MafiaHand> = {}): MafiaHand {
  return {
    type: 'mafia',
    seat: at,
    token: at < 0 ? null : 'cop',
    first: null,
    second: null,
    chosen: null,
    notes: [],
    looks: [],
    waking: [],
    marks: [],
    ballot: null,
    bet: null,
    whispers: [],
    felt: [],
    ghost: null,
    console: null,
    holding: null,
    padding: '',
    offers: may.map((kind) => anOffer(kind, at)),
    ...over,
  }
}

/** A seat with this card. */
export function aHolding(card: MafiaCard, over: Partial<MafiaHolding> = {}): MafiaHolding {
  return {
    card,
    usable: true,
    in_window: false,
    force: 'police',
    reaction: null,
    switch: false,
    tap: null,
    swap: null,
    gang: [],
    recruit: null,
    plays: 0,
    free: 0,
    ...over,
  }
}

/** The room of a phone that sits here; the spies tell what it has sent. */
export function aRoom({ seat, hand, may, host, master, console = null, playing }: Who = {}) {
  const sent = {
    play: vi.fn(async () => undefined),
    playAsHost: vi.fn(async () => undefined),
    playAsMaster: vi.fn(async () => undefined),
    act: vi.fn(async () => undefined),
  }
  const members = [...NAMES, 'Ida'].map((name, id) => ({ id, name, look: { face: id, colour: id }, present: true }))
  const leads = master !== undefined
  const room = {
    code: 'BCDFG',
    view: {
      language: 'en',
      members,
      host: 0,
      hushed: false,
      playing: {
        paused_at: null,
        number: 1,
        outcome: null,
        changes: [],
        willing: [],
        masters: [],
        master: leads ? 8 : null,
        ...playing,
      },
    },
    seat,
    me: leads ? members[8] : seat === undefined ? undefined : members[seat],
    members: leads ? [8] : seat === undefined ? [] : [seat],
    seating: SEATS,
    hand: seat === undefined ? undefined : aHand(seat, may, hand),
    hostHand: host && aHand(HOST, host),
    masterHand: master && aHand(MASTER, master, { console }),
    isHost: host !== undefined,
    leads,
    now: () => NOW,
    nameAt: (at: number) => NAMES[at]!,
    nameOf: (id: number) => members[id]?.name ?? '…',
    person: (id: number) => members.find((member) => member.id === id),
    ...sent,
    do: sent.act,
  } as unknown as Room
  return { room, ...sent }
}
