/** What a person who leads is told of the cards: the sentence to say, and what happens behind the scenes. */
import type { Sentence } from '../../../lib/text.svelte'
import type { MafiaConsole, MafiaTable } from '../../../wire'
import { cardVoice } from './steps'

type Name = (seat: number) => string

/** What to say aloud in a step that cards bring; null: a step of the basic game. */
export function cardsToSay(table: MafiaTable, name: Name): Sentence | null {
  const { phase, terms } = table
  const { theme } = terms
  if (terms.night === 'eyes') {
    if (phase.type === 'Recognition') return { id: 'mafia-gm-say-recognition-eyes' }
    if (phase.type === 'Recruiting') return { id: 'mafia-gm-say-recruiting-eyes', args: { theme } }
  }
  return cardVoice(table, name)
}

/** Who is recruited, in the gang, or protected from the Mafia. For the eyes of who leads. */
export function behindTheCards(table: MafiaTable, { deck, waking }: MafiaConsole, name: Name): Sentence[] {
  if (!deck) return []
  const { phase, terms, living } = table
  const { theme } = terms
  const names = (seats: readonly number[]) => seats.map(name).join(', ')
  const lines: Sentence[] = []
  if (phase.type === 'Recognition') {
    const gang = deck.forces.flatMap((force, seat) => (force === 'gang' ? [seat] : []))
    lines.push({ id: 'mafia-gm-gang', args: { names: names(gang) } })
  }
  if (phase.type === 'Recruiting' && deck.recruit)
    lines.push({ id: 'mafia-gm-recruit', args: { name: name(deck.recruit.seat), by: name(deck.recruit.by) } })
  const asleep = living.filter((seat) => !waking.includes(seat))
  if (phase.type === 'Task' && phase.slot !== 'first' && asleep.some((seat) => !deck.targets.includes(seat)))
    lines.push({ id: 'mafia-gm-targets', args: { names: names(deck.targets), theme } })
  return lines
}
