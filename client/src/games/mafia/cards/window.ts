/** What a window means for one phone. Every note has a title and as many lines, whatever the phone holds. */
import { t } from '../../../lib/text.svelte'
import type { MafiaCard, MafiaHand, MafiaTable, MafiaWindow } from '../../../wire'
import { kindOf } from './cards'
import type { NoteText } from '../panel'

export const WINDOW_LINES = 3

/** The card that "use" would play on this phone; none: it does nothing here, and nobody can tell. */
export function usedHere({ holding }: MafiaHand): MafiaCard | null {
  return holding?.in_window ? holding.card : null
}

export interface Answer {
  use: boolean
  target: number | null
}

/** What lies under the finger in a window: what "use" does here, what is selected, and whether it will do anything. */
export function windowNote(
  table: MafiaTable,
  phase: MafiaWindow,
  hand: MafiaHand,
  { use, target }: Answer,
  name: (seat: number) => string,
): NoteText {
  const { theme } = table.terms
  const held = hand.holding?.card ?? 'neutral'
  const card = usedHere(hand)
  const whom = phase.seat === null ? '' : name(phase.seat)
  const aimed = card !== null && kindOf(card).aimed
  const does = card ? t(`mafia-window-does-${card}`, { name: whom, theme }) : t('mafia-window-does-nothing')
  const lacks = card && use && aimed && target === null
  const chosen = lacks ? t('mafia-window-tap') : use ? t('mafia-window-using') : t('mafia-window-leaving')
  const at = target === null ? chosen : t('mafia-window-chosen', { choice: chosen, name: name(target) })
  return {
    title: t('mafia-your-card', { card: held, theme }),
    lines: [does, card && aimed ? at : chosen, t('mafia-window-when')],
  }
}
