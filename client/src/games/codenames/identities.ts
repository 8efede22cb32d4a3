import type { Glyph } from '../../glyphs'
import type { Identity, Team } from './table'

/** A shape for every identity: colour is never the only sign. */
export const SIGNS: Record<Identity, Glyph> = {
  red: 'diamond',
  blue: 'circle',
  bystander: 'footprints',
  assassin: 'skull',
}

/** The colours behind a team that has won, in the middle and at the edge. */
export const CHEERS: Record<Team, { middle: string; edge: string }> = {
  red: { middle: '#c4352f', edge: '#6d1416' },
  blue: { middle: '#2668c8', edge: '#123c80' },
}
