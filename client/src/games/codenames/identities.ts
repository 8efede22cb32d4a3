import type { Glyph } from '../../glyphs'
import type { Identity } from './table'

/** A shape for every identity: colour is never the only sign. */
export const SIGNS: Record<Identity, Glyph> = {
  red: 'diamond',
  blue: 'circle',
  bystander: 'footprints',
  assassin: 'skull',
}
