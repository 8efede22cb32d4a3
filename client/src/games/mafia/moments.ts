/** The great moments of a game: what all look at for some seconds, on the whole wall and on half of a phone. */
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaCard, MafiaFallen, MafiaTable } from '../../wire'
import { causeOf } from './causes'
import { savedBy } from './cards/steps'
import type { MafiaReveal } from './reveal.svelte'
import { fallenAt } from './table'

type Name = (seat: number) => string

/**
 * - `token`: somebody goes, and their token turns over.
 * - `card`: a card lies open between two people, or before one of them.
 * - `night`: a card is called out in the dark, and nobody's name with it.
 */
export type Moment =
  | { kind: 'token'; seat: number; fallen: MafiaFallen; open: boolean }
  | { kind: 'card'; card: MafiaCard; by: number | null; on: number | null; glad: boolean }
  | { kind: 'night'; card: MafiaCard }

/** Return what all look at just now; null: no great moment. */
export function momentOf(table: MafiaTable, reveal: Pick<MafiaReveal, 'step' | 'fallen' | 'told'>): Moment | null {
  const { step, fallen, told } = reveal
  const { phase } = table
  if (step === 'wheel' || step === 'fingers') return null
  if (step === 'shot' && (phase.type === 'Reveal' || phase.type === 'Window'))
    return { kind: 'card', card: shotCard(table, phase.seat), by: phase.by, on: phase.seat, glad: false }
  if (step === 'gang' && fallen) return { kind: 'card', card: 'new-gang', by: fallen.seat, on: null, glad: false }
  if (fallen) return { kind: 'token', seat: fallen.seat, fallen, open: told }
  if (phase.type === 'Saved') return saved(table, phase.seat)
  if (phase.type === 'Tapped') return { kind: 'card', card: 'wiretap', by: phase.seat, on: phase.on, glad: false }
  return phase.type === 'Recruiting' ? { kind: 'night', card: 'recruitment' } : null
}

function saved(table: MafiaTable, seat: number): Moment {
  const play = savedBy(table)
  const by = play && play.seat !== seat ? play.seat : null
  return { kind: 'card', card: play?.card ?? 'vest', by, on: seat, glad: true }
}

/** A shot without a card is the last one, by the rules of this table. */
function shotCard(table: MafiaTable, seat: number | null): MafiaCard {
  const cause = table.phase.type === 'Window' ? table.phase.cause : seat === null ? null : fallenAt(table, seat)?.cause
  return cause === 'corner-shot' ? 'corner-shot' : 'last-shot'
}

/** What it is called, instead of the headline of its step; null: that one fits. */
export function momentTitle(moment: Moment, table: MafiaTable, name: Name): Sentence | null {
  const { theme } = table.terms
  if (moment.kind !== 'card' || moment.glad) return null
  return { id: `mafia-moment-${moment.card}`, args: { name: moment.by === null ? '' : name(moment.by), theme } }
}

/** One sentence below it. */
export function momentLine(moment: Moment, table: MafiaTable, name: Name): Sentence | null {
  const { theme } = table.terms
  switch (moment.kind) {
    case 'token':
      return moment.open ? causeOf(table, moment.fallen, name) : null
    case 'card': {
      const args = { name: name(moment.by ?? moment.on!), target: moment.on === null ? '' : name(moment.on), theme }
      return moment.glad ? null : { id: `mafia-moment-${moment.card}-how`, args }
    }
    default:
      return null
  }
}
