/** The honours of a game as the end shows them. */
import type { Glyph } from '../../glyphs'
import { personAt } from '../../lib/game/person'
import type { Praise } from '../../lib/look/Award.svelte'
import { t } from '../../lib/text.svelte'
import { type AwardName, awardsOf } from './awards'
import type { SecretIdentityModel } from './model.svelte'

const MEDALS: Record<AwardName, Glyph> = {
  nose: 'search',
  soulmates: 'users',
  book: 'book-open',
  minimal: 'pen-line',
  medium: 'eye',
  thrifty: 'layers',
  enigma: 'venetian-mask',
  close: 'flag',
  gallery: 'layout-grid',
}

export function praises(model: SecretIdentityModel, winners: readonly number[]): Praise[] {
  return awardsOf(model.table, winners, (seat) => model.isPerson(seat)).map(({ name, seats, count }) => ({
    title: t(`secret_identity-award-${name}`),
    text: `${model.names(seats)} · ${t(`secret_identity-award-${name}-how`, { count })}`,
    who: personAt(model, seats[0]!),
    glyph: MEDALS[name],
  }))
}
