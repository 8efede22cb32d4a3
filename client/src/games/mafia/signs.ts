/** What there is to see at each seat by day: who is ready, has voted, speaks, is away. */
import type { Glyph } from '../../glyphs'
import type { Mood } from '../../lib/look/people'
import type { MafiaTable } from '../../wire'
import { fallenAt, fingers, finalistsOf, isNight, isVote, unseen } from './table'

export type Sign = 'ready' | 'looked' | 'unseen' | 'voted' | 'speaks' | 'away'

export const SIGNS: Record<Sign, Glyph> = {
  ready: 'check',
  looked: 'check',
  unseen: 'eye-off',
  voted: 'vote',
  speaks: 'mic',
  away: 'wifi-off',
}

/** The one thing to know about a seat just now. Whom somebody has voted for is not among them. */
export function signOf(table: MafiaTable, seat: number): Sign | null {
  const { phase } = table
  if (!table.living.includes(seat)) return null
  if (phase.type === 'Speeches' && phase.speaker === seat) return 'speaks'
  if (table.missing.includes(seat)) return 'away'
  if (phase.type === 'Opening') return unseen(table).includes(seat) ? 'unseen' : 'looked'
  if ('ready' in phase && phase.ready.includes(seat)) return 'ready'
  if (isVote(table) && phase.type !== 'TieTalk' && table.voted.includes(seat)) return 'voted'
  return null
}

/** How many fingers point at a seat, once they are raised. */
export function fingersAt(table: MafiaTable, seat: number): number | undefined {
  const { phase } = table
  if (phase.type !== 'Count' && phase.type !== 'TieTalk' && phase.type !== 'RollCall') return undefined
  if (phase.type === 'Count' && !phase.finalists.length) return undefined // they still rise
  return fingers(table).get(seat)?.length
}

export function moodOf(table: MafiaTable, seat: number): Mood {
  if (fallenAt(table, seat)) return 'out'
  if (isNight(table)) return 'sleep'
  return finalistsOf(table).includes(seat) ? 'shock' : 'calm'
}
