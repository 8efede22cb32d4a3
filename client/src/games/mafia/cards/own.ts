/** One's own card, and what one knows by cards: under the finger, with as many lines for everybody. */
import { t } from '../../../lib/text.svelte'
import type { MafiaHand, MafiaTable } from '../../../wire'
import type { NoteText } from '../panel'

type Name = (seat: number) => string

export const OWN_LINES = 4
export const PANEL_LINES = 2

/** Token, side, card, and what came of it. */
export function ownNote(table: MafiaTable, hand: MafiaHand, name: Name): NoteText {
  const { theme } = table.terms
  const token = hand.token ?? 'cop'
  const { card, usable, force } = hand.holding ?? { card: 'neutral' as const, usable: true, force: 'police' as const }
  const spent = card !== 'new-gang' && table.spent.includes(card)
  const use = card === 'neutral' ? 'none' : spent ? 'spent' : usable ? 'yes' : 'no'
  return {
    title: t('mafia-you-are', { token, theme }),
    lines: [
      t(`mafia-side-${force}`, { theme }),
      t('mafia-card-held', { card, use, theme }),
      t('mafia-card-short', { card, theme }),
      learned(table, hand, name),
    ],
  }
}

/** What a Wiretap, a swap, a recruitment or the gang has told this seat; the newest that is of use. */
export function learned({ terms }: MafiaTable, { holding, seat }: MafiaHand, name: Name): string {
  const { theme } = terms
  const said: string[] = []
  if (holding?.tap) said.push(t('mafia-learned-tap', { name: name(holding.tap.seat), token: holding.tap.token, theme }))
  if (holding?.swap)
    said.push(t('mafia-learned-swap', { name: name(holding.swap.seat), token: holding.swap.token, theme }))
  if (holding?.recruit) said.push(recruited(holding.recruit, seat, theme, name))
  const gang = (holding?.gang ?? []).filter((other) => other !== seat)
  if (gang.length) said.push(t('mafia-learned-gang', { names: gang.map(name).join(', ') }))
  return said.join(' ') || t('mafia-learned-nothing')
}

function recruited(recruit: { seat: number; by: number }, seat: number, theme: string, name: Name): string {
  const { seat: who, by } = recruit
  if (who === seat) return t('mafia-recruited-you', { name: name(by), theme })
  return t('mafia-recruited', { name: name(who), by: name(by), theme })
}

/** Before the first meeting of the Mafia the gang may meet; everybody reads something. */
export function recognitionNote({ hand, name }: { hand: MafiaHand; name: Name }): NoteText {
  const { holding, seat } = hand
  const member = holding?.force === 'gang'
  const others = (holding?.gang ?? []).filter((other) => other !== seat)
  const names = others.map(name).join(', ')
  return {
    title: t(member ? 'mafia-gang-you' : 'mafia-gang-not-you'),
    lines: [
      !member ? t('mafia-gang-meets') : names ? t('mafia-learned-gang', { names }) : t('mafia-gang-alone'),
      t('mafia-quiet'),
    ],
  }
}

/** Somebody is recruited: they read it, and so do those who wake; the others read that it was not them. */
export function recruitingNote(table: MafiaTable, { hand, name }: { hand: MafiaHand; name: Name }): NoteText {
  const { theme } = table.terms
  const { holding, seat } = hand
  const recruit = holding?.recruit ?? null
  if (!recruit) return { title: t('mafia-recruited-not-you'), lines: [t('mafia-recruited-somebody'), t('mafia-quiet')] }
  const side = t(`mafia-side-${holding!.force}`, { theme })
  if (recruit.seat === seat)
    return { title: t('mafia-recruited-title'), lines: [recruited(recruit, seat, theme, name), side] }
  return { title: recruited(recruit, seat, theme, name), lines: [t('mafia-recruited-choose'), t('mafia-quiet')] }
}

/** What the switch of the second task means for this phone. */
export function switchLine({ spent }: MafiaTable, { holding }: MafiaHand, on: boolean, two: string | null): string {
  const recruits = holding?.card === 'recruitment' && holding.usable && !spent.includes('recruitment')
  if (!recruits) return t('mafia-switch-nothing')
  if (!on) return t('mafia-switch-off')
  return two === null ? t('mafia-switch-whom') : t('mafia-switch-on', { name: two })
}
