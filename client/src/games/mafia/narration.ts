/** The sentences of each step: what a narrator says aloud, and what the screens show. Nothing in them is a secret. */
import type { Line } from '../../lib/look/narrate.svelte'
import type { Sound } from '../../lib/look/sound'
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaTable } from '../../wire'
import { freeCards, hasCards } from './cards/cards'
import { cardVoice } from './cards/steps'
import { spins } from './causes'
import { shown, stepOf } from './table'
import { take } from './takes'

type Name = (seat: number) => string

const SOUNDS: Partial<Record<MafiaTable['phase']['type'], Sound>> = {
  Opening: 'deal',
  Dusk: 'night',
  Dawn: 'day',
  Reveal: 'flip',
  FirstVote: 'gavel',
  FinalVote: 'gavel',
  Saved: 'good',
  Tapped: 'heart',
  Recruiting: 'dark',
  Over: 'win',
}

/** What the screen that speaks for the table says at this step, in the game of this number. */
export function spoken(table: MafiaTable, name: Name, game: number): Line | null {
  const sentence = narration(table, name, game)
  return sentence && { step: stepOf(table), sentence, sound: SOUNDS[table.phase.type] }
}

/** What the app says aloud and on the wall when this step begins: nothing, where a person leads and says it. */
export function narration(table: MafiaTable, name: Name, game: number): Sentence | null {
  return table.led ? null : told(table, name, game)
}

/** What is told when this step begins, whoever leads; nothing, if it speaks for itself. */
export function told(table: MafiaTable, name: Name, game: number): Sentence | null {
  const said = line(table, name)
  return said && { ...said, id: take(said.id, table, game) }
}

/** The line of this step, in its first words. */
export function line(table: MafiaTable, name: Name): Sentence | null {
  const { phase, terms } = table
  const { theme } = terms
  const eyes = terms.night === 'eyes' ? '-eyes' : ''
  const byCard = cardVoice(table, name)
  if (byCard) return byCard
  switch (phase.type) {
    case 'Opening':
      return { id: 'mafia-voice-opening', args: { theme } }
    case 'Dusk':
      return { id: eyes ? 'mafia-gm-say-dusk-eyes' : 'mafia-voice-dusk', args: { theme } }
    case 'Task':
      return {
        id: eyes && phase.slot !== 'both' ? `mafia-gm-say-${phase.slot}-eyes` : taskVoice(table, phase.slot),
        args: { theme },
      }
    case 'Panel':
      return { id: eyes ? 'mafia-gm-say-panel-eyes' : 'mafia-voice-panel', args: { theme } }
    case 'Dawn':
    case 'Reveal':
      return turnedUp(table, name)
    case 'Farewell':
      return {
        id: phase.card ? 'mafia-voice-farewell-card' : 'mafia-voice-farewell',
        args: { name: name(phase.seat), theme },
      }
    case 'Talk':
      return { id: 'mafia-voice-talk', args: { theme } }
    case 'FirstVote':
      return { id: 'mafia-voice-first-vote', args: { theme } }
    case 'Count':
      return { id: 'mafia-voice-count', args: { theme } }
    case 'Speeches':
      return { id: 'mafia-voice-speech', args: { name: name(phase.speaker), theme } }
    case 'FinalVote':
      return { id: 'mafia-voice-final-vote', args: { theme } }
    case 'TieTalk':
      return { id: 'mafia-voice-tie', args: { theme } }
    case 'Lot':
      return { id: 'mafia-voice-lot', args: { theme } }
    case 'LastCards':
      return { id: freeCards(table).length ? 'mafia-voice-last-cards' : 'mafia-voice-day-ends', args: { theme } }
    case 'Over':
      return { id: ending(table), args: { theme } }
    default:
      return null
  }
}

function taskVoice(table: MafiaTable, slot: 'first' | 'second' | 'both'): string {
  const { agent_looks: looks, mafia_meets: meets } = table
  if (slot === 'both' && looks && meets) return 'mafia-voice-both'
  if (slot === 'second' || (slot === 'both' && meets)) return meets ? 'mafia-voice-second' : 'mafia-voice-second-none'
  return looks ? 'mafia-voice-first' : 'mafia-voice-first-none'
}

/** Who is left at the end. */
function ending({ phase, told, living }: MafiaTable): string {
  if (phase.type === 'Over' && phase.asleep) return 'mafia-voice-asleep'
  if (!living.length) return 'mafia-voice-draw'
  const side = (['mafia', 'gang'] as const).find((one) => living.some((seat) => told?.forces[seat] === one))
  return `mafia-voice-won-${side ?? 'police'}`
}

/** Who has gone, and as what. */
function turnedUp(table: MafiaTable, name: Name): Sentence {
  const { phase, terms } = table
  const { theme } = terms
  const fallen = shown(table)
  const dawn = phase.type === 'Dawn'
  if (!fallen) return { id: dawn ? 'mafia-voice-dawn-nobody' : 'mafia-voice-nobody-out', args: { theme } }
  if (spins(table, fallen)) return { id: 'mafia-voice-lot', args: { theme } } // the wheel tells who it is
  const args = { name: name(fallen.seat), token: fallen.token, theme }
  if (fallen.cause === 'agent-saw') return { id: 'mafia-voice-dawn-agent-saw', args }
  if (fallen.cause === 'last-shot' || fallen.cause === 'corner-shot')
    return { id: 'mafia-voice-hit', args: { ...args, target: name(fallen.seat) } }
  const first = dawn || !hasCards(table) // with cards it was announced at dawn already
  return { id: fallen.cause === 'mafia' && first ? 'mafia-voice-dawn-gone' : 'mafia-voice-out', args }
}
