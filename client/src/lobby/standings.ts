/** What an evening adds up to: wins, and never points, since one game gives them by twos and another by thirties. */
import { isCompanion } from '../lib/companions'
import type { Room } from '../lib/room.svelte'
import { listed, t } from '../lib/text.svelte'
import type { Result } from '../wire'

interface Standing {
  member: number
  won: string[] // the games, in the order of the evening
}

/** Everybody who has played, most wins first; who has left the table keeps their wins. */
export function standings(results: readonly Result[]): Standing[] {
  const played = results.flatMap(({ points, winners }) => [...Object.keys(points).map(Number), ...winners])
  const all = [...new Set(played)].map((member) => ({
    member,
    won: results.filter(({ winners }) => winners.includes(member)).map(({ game }) => game),
  }))
  return all.sort((one, other) => other.won.length - one.won.length || one.member - other.member)
}

/** How many games people have won against companions, and how many there were; undefined: none. */
export function againstCompanions(results: readonly Result[]): { won: number; count: number } | undefined {
  const told = results.flatMap(({ beaten }) => beaten ?? [])
  return told.length ? { won: told.filter(Boolean).length, count: told.length } : undefined
}

/** The names of those who play the game at the table without a phone. */
export function companionsIn(room: Room): string[] {
  return room.seating.flatMap((id) => room.person(id) ?? []).flatMap((who) => (isCompanion(who) ? [who.name] : []))
}

/** One line for all companions: honours go to people. */
export function thanksTo(companions: readonly string[]): string {
  return companions.length ? t('companions-well-played', { names: listed(companions), count: companions.length }) : ''
}

export interface Step {
  rank: number
  wins: number
  members: number[]
}

const STEPS = 3

/** The steps of the podium, highest first. Who has as many wins shares one; without a win nobody stands on it. */
export function podium(rows: readonly Standing[]): Step[] {
  const wins = [...new Set(rows.map(({ won }) => won.length))].filter((count) => count > 0)
  return wins
    .sort((one, other) => other - one)
    .slice(0, STEPS)
    .map((count, index) => ({
      rank: index + 1,
      wins: count,
      members: rows.filter(({ won }) => won.length === count).map(({ member }) => member),
    }))
}
