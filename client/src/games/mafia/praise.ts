/** The honours of a game as the end shows them. */
import type { Glyph } from '../../glyphs'
import type { Praise } from '../../lib/look/Award.svelte'
import { t } from '../../lib/text.svelte'
import { type AwardName, awardsOf } from './awards'
import type { MafiaModel } from './model.svelte'
import type { Side } from './result'

const MEDALS: Record<AwardName, Glyph> = {
  nose: 'search',
  prophet: 'eye',
  unsuspected: 'venetian-mask',
  sheep: 'hat-glasses',
  early: 'footprints',
  lives: 'shield-check',
  sharp: 'pointer',
  alarm: 'bell-ring',
  rod: 'siren',
  darling: 'thumbs-up',
  sport: 'flag',
}

export function praises(model: MafiaModel, winner: Side | null): Praise[] {
  return awardsOf(model.table, winner, (seat) => model.isPerson(seat)).map(({ name, seats }) => ({
    title: t(`mafia-award-${name}`),
    text: `${model.names(seats)} · ${t(`mafia-award-${name}-how`, { theme: model.theme })}`,
    who: model.seated(seats[0]!),
    glyph: MEDALS[name],
  }))
}
