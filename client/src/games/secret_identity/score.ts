/** Points: where a marker stands, what a round brought, and who is ahead. */
import type { SecretIdentityGain, SecretIdentityRound, SecretIdentityTable } from '../../wire'

export const TRACK = 30

interface Marker {
  tokens: number // each stands for 30 points (ID-47)
  place: number // on the track
}

/** Where the marker of so many points stands: past 30 it starts again, with a token; at 30 it is on the last place. */
export function markerOf(score: number): Marker {
  const tokens = Math.max(0, Math.floor((score - 1) / TRACK))
  return { tokens, place: score - tokens * TRACK }
}

function sum(gains: readonly SecretIdentityGain[], seat: number): number {
  return gains.reduce((points, gain) => points + (gain.seat === seat ? gain.points : 0), 0)
}

/** What these open safes brought a seat. */
export function gained(opened: SecretIdentityRound['opened'], seat: number): number {
  return sum(
    opened.flatMap(({ gains }) => gains),
    seat,
  )
}

export interface Rank {
  seat: number
  rank: number
  points: number
  cards: number
  won: boolean
}

type Ranked = Pick<SecretIdentityTable, 'scores' | 'cards_left' | 'phase'>

/** Everybody by points. Of equal leaders those who won stand first (ID-58); others share their place. */
export function ranking({ scores, cards_left, phase }: Ranked): Rank[] {
  const winners = phase.type === 'Over' ? phase.winners : []
  const all = scores.map((points, seat) => ({
    seat,
    points,
    cards: cards_left[seat] ?? 0,
    won: winners.includes(seat),
  }))
  const before = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.points > other.points || (one.points === other.points && one.won && !other.won)
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter((other) => before(other, one)).length }))
    .sort((one, other) => one.rank - other.rank || other.cards - one.cards || one.seat - other.seat)
}

/** Together: which of the turns so far were right. */
export function answers({ history }: Pick<SecretIdentityTable, 'history'>): boolean[] {
  return history.map(({ guess, opened }) => guess !== null && guess === opened[0]?.number)
}

/** Whose keys a safe could hold: everybody but its owner who had not left, or had voted before. */
export function votersOf(
  round: SecretIdentityRound,
  { seat: owner, votes }: SecretIdentityRound['opened'][number],
): { seat: number; vote: number | null }[] {
  const voted = (seat: number) => round.opened.some(({ votes }) => votes[seat] != null)
  return votes
    .map((vote, seat) => ({ seat, vote }))
    .filter(({ seat, vote }) => seat !== owner && (vote !== null || voted(seat) || round.safes[seat] !== null))
}

/** Whether somebody knew who it was; `together`: whether the team did. */
export function isKnown(
  round: SecretIdentityRound,
  opened: SecretIdentityRound['opened'][number],
  together: boolean,
): boolean {
  if (together) return round.guess === opened.number
  return votersOf(round, opened).some(({ vote }) => vote === opened.number)
}
