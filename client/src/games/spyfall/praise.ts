/** The honours of a game as the end shows them. */
import type { Glyph } from '../../glyphs'
import { personAt } from '../../lib/game/person'
import type { Praise } from '../../lib/look/Award.svelte'
import { t } from '../../lib/text.svelte'
import { type AwardName, awardsOf } from './awards'
import type { SpyfallModel } from './model.svelte'

const MEDALS: Record<AwardName, Glyph> = {
  nose: 'search',
  unseen: 'hat-glasses',
  quick: 'timer',
  poker: 'shield-check',
  advocate: 'scale',
  asked: 'message-circle-question',
  daring: 'flag',
  star: 'eye',
  tourist: 'map',
}

export function praises(model: SpyfallModel, winners: readonly number[]): Praise[] {
  return awardsOf(model.table, winners, (seat) => model.isPerson(seat)).map(({ name, seats, count, place }) => ({
    title: t(`spyfall-award-for-${name}`),
    text: `${model.names(seats)} · ${t(`spyfall-award-for-${name}-how`, { count, place: model.place(place) })}`,
    who: personAt(model, seats[0]!),
    glyph: MEDALS[name],
    mood: name === 'star' ? 'shock' : 'joy',
  }))
}
