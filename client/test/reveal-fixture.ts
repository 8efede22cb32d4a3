/** A reveal of every game: the table before it, what it leads to, and the class that tells it. */
import { CodenamesReveal } from '../src/games/codenames/reveal.svelte'
import { MafiaReveal } from '../src/games/mafia/reveal.svelte'
import { SecretIdentityReveal } from '../src/games/secret_identity/reveal.svelte'
import { SpyfallReveal } from '../src/games/spyfall/reveal.svelte'
import type { CodenamesTable, MafiaTable, SecretIdentityTable, SpyfallBox, SpyfallTable, Table } from '../src/wire'
import * as codenames from './codenames-fixture'
import * as mafia from './mafia-fixture'
import * as identity from './secret_identity-fixture'
import * as spyfall from './spyfall-fixture'

export interface AnyReveal {
  readonly scene: { table: Table }
  readonly story: unknown
  readonly step: unknown
  show(scene: { table: Table }): void
  stop(): void
}

interface Game {
  game: string
  before: Table
  after: Table
  seats: number
  reveal: (first: Table, now: () => number) => AnyReveal
}

const assassin = codenames.aTable({
  phase: { type: 'Over', winner: 'blue', why: 'assassin' },
  covers: codenames.aTable().covers.map((_, card) => (card === 4 ? 'assassin' : null)),
})

const spyfallGame = (game: SpyfallBox): Game => ({
  game,
  seats: 5,
  before: spyfall.aTable({ phase: spyfall.accusing }, { box: game }),
  after: spyfall.aTable(
    { phase: { type: 'RoundOver' }, trials: [spyfall.aTrial], history: [spyfall.aRound()] },
    { box: game },
  ),
  reveal: (first, now) => new SpyfallReveal(first as SpyfallTable, { now }) as AnyReveal,
})

/** Ben and Cy are tied, and chance sends Ben away: a wheel, a breath, a token. */
const drawn = mafia.aTable({
  phase: { type: 'Reveal', seat: 1, cause: 'vote', clock: mafia.clock(12_000), lot: [1, 2], by: null, gang: false },
  fallen: [...mafia.aTable().fallen, { seat: 1, token: 'mafioso', cause: 'vote', turn: 2, by: null }],
  living: [0, 2, 3, 4, 5, 6],
  council: { turn: 2, votes: [], lot: [1, 2], out: 1 },
})

export const REVEALS: Game[] = [
  {
    game: 'codenames',
    seats: 4,
    before: codenames.aTable({ phase: codenames.aTurn() }),
    after: assassin,
    reveal: (first, now) => new CodenamesReveal({ table: first as CodenamesTable }, { now }) as AnyReveal,
  },
  spyfallGame('spyfall2'),
  spyfallGame('starwars'),
  {
    game: 'secret_identity',
    seats: 4,
    before: identity.aTable({
      phase: { type: 'Scoring', order: [0, 1, 2, 3] },
      safes: identity.SAFES,
      history: [identity.aRound({ opened: [] })],
    }),
    after: identity.aTable({
      phase: { type: 'Scoring', order: [1, 2, 3] },
      safes: identity.SAFES,
      scores: [2, 1, 1, 0],
      history: [identity.aRound()],
    }),
    reveal: (first, now) => new SecretIdentityReveal({ table: first as SecretIdentityTable }, { now }) as AnyReveal,
  },
  {
    game: 'mafia',
    seats: 8,
    before: mafia.aTable(),
    after: drawn,
    reveal: (first, now) => new MafiaReveal(first as MafiaTable, { now }) as AnyReveal,
  },
]
