/** The honours of a game as the end shows them. */
import type { Glyph } from '../../glyphs'
import type { Praise } from '../../lib/look/Award.svelte'
import { t } from '../../lib/text.svelte'
import { type AwardName, awardsOf } from './awards'
import type { CodenamesModel } from './model.svelte'

const MEDALS: Record<AwardName, Glyph> = {
  clue: 'trophy',
  alarm: 'bell-ring',
  nose: 'search',
  extra: 'plus',
  steel: 'shield-check',
  close: 'flag',
  poet: 'pen-line',
  brave: 'crown',
  gift: 'gift',
  social: 'footprints',
  ice: 'hand',
}

export function praises(model: CodenamesModel): Praise[] {
  return awardsOf(model.table, (seat) => model.isPerson(seat)).map(({ name, seat, clue = '', count = 0 }) => ({
    title: t(`codenames-award-${name}`),
    text: `${model.name(seat)} · ${t(`codenames-award-${name}-how`, { clue, count })}`,
    who: model.person(seat),
    glyph: MEDALS[name],
    mood: name === 'alarm' ? 'shock' : 'joy',
  }))
}
