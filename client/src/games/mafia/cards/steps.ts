/** The steps that cards bring: what the screens call them, what a narrator says, and what a person who leads says. */
import type { Sentence } from '../../../lib/text.svelte'
import type { MafiaCard, MafiaPlayed, MafiaTable, MafiaWindow } from '../../../wire'
import { toGo } from './cards'

type Name = (seat: number) => string

/** Those that are played on somebody: without, they were only shown, at the wrong time. */
const AIMED: readonly MafiaCard[] = ['vest', 'bandage', 'wiretap', 'corner-shot', 'kidnapping', 'last-shot']

/** The card that has just saved somebody. */
export function savedBy({ phase, plays }: MafiaTable): MafiaPlayed | null {
  if (phase.type !== 'Saved') return null
  return plays.findLast(({ card, on }) => on === phase.seat && (card === 'vest' || card === 'bandage')) ?? null
}

/** Which of the sentences about a window: in one of its kinds somebody is to go. */
function windowOf({ kind, cause }: MafiaWindow): string {
  if (kind !== 'save') return kind
  return cause === 'mafia' || cause === 'vote' ? `save-${cause}` : 'save-shot'
}

/** As a headline; null: a step of the basic game. */
export function cardHeadline(table: MafiaTable, name: Name): Sentence | null {
  const { phase } = table
  switch (phase.type) {
    case 'Window':
      if (phase.seat !== null) return { id: 'mafia-window-save', args: { name: name(phase.seat) } }
      return { id: `mafia-window-${phase.kind}` }
    case 'Saved':
      return { id: 'mafia-saved', args: { name: name(phase.seat) } }
    case 'Tapped':
      return { id: 'mafia-moment-wiretap', args: { name: name(phase.seat) } }
    case 'RollCall':
      return { id: 'mafia-roll-call' }
    case 'Dawn': {
      const seat = toGo(table)
      return seat === null ? null : { id: 'mafia-dawn-chosen', args: { name: name(seat), theme: table.terms.theme } }
    }
    default:
      return null
  }
}

/** In one sentence below the headline. */
export function cardDetail(table: MafiaTable, name: Name): Sentence | null {
  const { phase } = table
  switch (phase.type) {
    case 'Window':
      return { id: `mafia-window-now-${table.window.join('-')}` }
    case 'Saved':
      return savedSentence(table, name)
    case 'RollCall': {
      const next = phase.order[phase.opened]
      if (next === undefined) return null
      return { id: table.voted.includes(next) ? 'mafia-roll-next' : 'mafia-roll-waits', args: { name: name(next) } }
    }
    case 'Dawn':
      return toGo(table) === null ? null : { id: 'mafia-dawn-chosen-how' }
    default:
      return null
  }
}

function savedSentence(table: MafiaTable, name: Name): Sentence | null {
  const play = savedBy(table)
  if (!play || play.on === null) return null
  const by = play.seat === null ? '' : name(play.seat)
  return { id: `mafia-saved-${play.card}`, args: { name: name(play.on), by } }
}

/** What a narrator says when such a step begins. */
export function cardVoice(table: MafiaTable, name: Name): Sentence | null {
  const { phase, terms } = table
  const { theme } = terms
  switch (phase.type) {
    case 'Window':
      if (phase.lot.length) return { id: 'mafia-voice-lot', args: { theme } } // the wheel tells who it is
      return {
        id: `mafia-voice-${windowOf(phase)}`,
        args: { theme, name: phase.seat === null ? '' : name(phase.seat) },
      }
    case 'Saved': {
      const said = savedSentence(table, name)
      return said && { id: said.id.replace('mafia-', 'mafia-voice-'), args: { ...said.args, theme } }
    }
    case 'Recognition':
      return { id: 'mafia-voice-recognition', args: { theme } }
    case 'Recruiting':
      return { id: 'mafia-voice-recruiting', args: { theme } }
    case 'Tapped':
      return { id: 'mafia-voice-tapped', args: { name: name(phase.seat), target: name(phase.on), theme } }
    case 'RollCall':
      return { id: 'mafia-voice-roll-call', args: { theme } }
    case 'Dawn': {
      const seat = toGo(table)
      return seat === null ? null : { id: 'mafia-voice-dawn-chosen', args: { name: name(seat), theme } }
    }
    default:
      return null
  }
}

/** What a card that was played just now did: told once, wherever the table is. */
export function playSentence({ terms }: MafiaTable, { card, seat, on }: MafiaPlayed, name: Name): Sentence {
  const args = { name: seat === null ? '' : name(seat), target: on === null ? '' : name(on), theme: terms.theme }
  if (card === 'role-swap' && on === null) return { id: 'mafia-played-swap-not', args }
  const works = AIMED.includes(card) ? on !== null : card !== 'turncoat'
  return { id: works ? 'mafia-played' : 'mafia-played-shown', args: { ...args, card } }
}
