/** What there is to see at each seat. */
import type { Glyph } from '../../glyphs'
import type { SpyfallTable } from '../../wire'

export type Sign = 'asker' | 'barred' | 'answering' | 'done' | 'suspect' | 'spy' | 'turn'

export const SIGNS: Record<Sign | 'dealer' | 'used', Glyph> = {
  asker: 'message-circle-question',
  barred: 'ban',
  answering: 'pen-line',
  done: 'check',
  suspect: 'siren',
  spy: 'hat-glasses',
  turn: 'pointer',
  dealer: 'spade',
  used: 'gavel',
}

/** The one thing to know about a seat just now. */
export function signOf(table: SpyfallTable, seat: number): Sign | null {
  const { phase } = table
  switch (phase.type) {
    case 'Looking':
    case 'Meeting':
      return phase.seen.includes(seat) ? 'done' : null
    case 'Questioning': {
      const { turn } = phase
      if (seat === turn.answering) return 'answering'
      if (seat === turn.asker) return 'asker'
      const barred = seat === turn.barred && turn.answering === null && !table.answerable.includes(seat)
      return barred ? 'barred' : null
    }
    case 'Accusing':
    case 'Judging':
      if (seat === phase.suspect) return 'suspect'
      return phase.voted.includes(seat) ? 'done' : null
    case 'Guessing':
      return seat === phase.seat || phase.guesses.some((guess) => guess.seat === seat) ? 'spy' : null
    case 'Stopped':
      return seat === phase.accuser ? 'turn' : null
    case 'Nominating':
      return seat === phase.seat ? 'turn' : null
    case 'Facing':
      return seat === phase.seat ? 'suspect' : null
    default:
      return null
  }
}
