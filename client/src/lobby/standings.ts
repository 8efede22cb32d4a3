import type { Result } from '../wire'

export interface Standing {
  member: number
  points: number
  wins: number
}

/** What an evening adds up to, best first; who has left the table keeps their points. */
export function standings(results: readonly Result[]): Standing[] {
  const found = new Map<number, Standing>()
  const of = (member: number) => {
    const standing = found.get(member) ?? { member, points: 0, wins: 0 }
    found.set(member, standing)
    return standing
  }
  for (const { points, winners } of results) {
    for (const [member, score] of Object.entries(points)) of(Number(member)).points += score
    for (const member of winners) of(member).wins += 1
  }
  return [...found.values()].sort((a, b) => b.points - a.points || b.wins - a.wins || a.member - b.member)
}
