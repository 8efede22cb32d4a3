import type { Glyph } from '../../glyphs'
import type { MafiaToken } from '../../wire'

/** The sign of each token: of one size, and of one colour. */
export const TOKENS: Record<MafiaToken, Glyph> = { cop: 'shield-check', agent: 'search', mafioso: 'venetian-mask' }
