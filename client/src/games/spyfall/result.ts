/** How a round ended and what it brought, for everybody. */
import type { Sentence } from '../../lib/text.svelte'
import type { SpyfallAward, SpyfallGuessed, SpyfallRound, SpyfallTable } from '../../wire'

/** The points that each rule gives, whichever box it stands in. */
const AWARDS: Record<string, string> = {
  'SF2-97': 'spy',
  'SF2-98': 'guess',
  'SF2-99': 'innocent',
  'SF2-100': 'other',
  'SF2-101': 'accuser',
  'SF2-102': 'second-spy',
  'SF2-103': 'first-accuser',
  'SW-71': 'spy',
  'SW-72': 'guess',
  'SW-73': 'innocent',
  'SW-74': 'other',
  'SW-75': 'accuser',
  'SW-76': 'first-accuser',
}

/** The text that says what the points are for. */
export function awardText(rule: string): string {
  return `spyfall-award-${AWARDS[rule] ?? 'other'}`
}

type Name = (seat: number) => string

/** Who won, as a headline. */
export function wonBy({ won, cards }: SpyfallRound, box: string): Sentence {
  return { id: won === 'spies' ? 'spyfall-won-spies' : 'spyfall-won-others', args: { count: cards.spies.length, box } }
}

/** How the round ended, in a sentence or two. */
export function endingOf({ ending, cards }: SpyfallRound, places: readonly string[], name: Name): Sentence[] {
  switch (ending.type) {
    case 'Convicted': {
      const id = cards.spies.includes(ending.suspect) ? 'spyfall-ended-exposed' : 'spyfall-ended-innocent'
      return [{ id, args: { name: name(ending.suspect), when: ending.mid_round ? 'mid' : 'end' } }]
    }
    case 'Unexposed':
      return [{ id: 'spyfall-ended-unexposed', args: { count: cards.spies.length } }]
    case 'Named':
      return ending.guesses.map((guess) => guessed(guess, cards.place, places, name))
  }
}

function guessed({ seat, place }: SpyfallGuessed, right: number, places: readonly string[], name: Name): Sentence {
  if (place === null) return { id: 'spyfall-ended-no-guess', args: { name: name(seat) } }
  const id = place === right ? 'spyfall-ended-right' : 'spyfall-ended-wrong'
  return { id, args: { name: name(seat), place: places[place] ?? '' } }
}

export interface Line {
  seat: number
  spy: boolean
  role: string
  awards: SpyfallAward[]
  points: number
  total: number
}

/** What everybody got in a round, and has now: in the order of the ranking. */
export function linesOf(table: SpyfallTable, round: SpyfallRound): Line[] {
  const seats = new Set([...table.ring, ...round.awards.map(({ seat }) => seat)])
  const lines = [...seats].map((seat) => {
    const awards = round.awards.filter((award) => award.seat === seat)
    return {
      seat,
      spy: round.cards.spies.includes(seat),
      role: round.cards.roles[seat] ?? '',
      awards,
      points: awards.reduce((sum, { points }) => sum + points, 0),
      total: table.scores[seat] ?? 0,
    }
  })
  return lines.sort((a, b) => b.total - a.total || a.seat - b.seat)
}

export interface Rank {
  seat: number
  rank: number // those who have as many points share it
  points: number
}

export function ranking(scores: readonly number[]): Rank[] {
  const ranks = scores.map((points, seat) => ({
    seat,
    points,
    rank: 1 + scores.filter((other) => other > points).length,
  }))
  return ranks.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
