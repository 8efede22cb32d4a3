/** What there is to see at each seat. */
import type { Glyph } from '../../glyphs'
import type { Mood, Seated } from '../../lib/look/people'
import { t } from '../../lib/text.svelte'
import type { SpyfallTable } from '../../wire'
import type { SpyfallModel } from './model.svelte'
import { fingersAt } from './table'

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
    case 'Pointing':
      return phase.pointed.includes(seat) ? 'done' : null
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

/** Who has yet to look sleeps, and wakes up; a suspect is shocked. Nothing here tells more than the table does. */
export function moodOf(table: SpyfallTable, seat: number): Mood {
  const { phase } = table
  const sign = signOf(table, seat)
  if (phase.type === 'Looking' || phase.type === 'Meeting') return sign === 'done' ? 'joy' : 'sleep'
  if (sign === 'suspect') return 'shock'
  return sign === 'spy' ? 'joy' : 'calm'
}

/** Somebody as the parts of the look show them. */
export function personAt(model: SpyfallModel, seat: number): Seated {
  const { table } = model
  const member = model.member(seat)
  const sign = signOf(table, seat)
  const shown = member?.present === false ? 'away' : sign === 'done' || sign === 'barred' ? sign : null
  const cards = [
    ...(table.dealer === seat ? (['dealer'] as const) : []),
    ...(table.accused.includes(seat) ? (['used'] as const) : []),
  ]
  return {
    id: seat,
    name: model.name(seat),
    look: member?.look ?? { face: 0, colour: 0 },
    mood: member?.present === false ? 'sleep' : moodOf(table, seat),
    me: seat === model.seat,
    marked: sign === 'suspect',
    badge: fingersAt(table, seat) || undefined,
    mute: true, // `SeatTile` says after the name how many fingers they are
    sign: shown ? { glyph: shown === 'away' ? 'wifi-off' : SIGNS[shown], label: signText(shown) } : undefined,
    cards: cards.map((card) => ({ glyph: SIGNS[card], label: t(`spyfall-sign-${card}`) })),
  }
}

function signText(sign: 'away' | 'done' | 'barred'): string {
  return sign === 'away' ? '' : t(`spyfall-sign-${sign}`) // beside it is said who is away
}
