import { listed, t } from '../../lib/text.svelte'
import type { Cell } from './table'

/** A card in words: what it says, what it hides as far as it is known here, who points at it. */
export function cardLabel(cell: Omit<Cell, 'card'>, turning: boolean, name: (seat: number) => string): string {
  const { word, cover, secret, marks, votes } = cell
  const says = [word]
  if (turning) says.push(t('codenames-card-turning'))
  else if (cover) says.push(t('codenames-card-covered', { identity: cover }))
  else if (secret) says.push(t('codenames-card-secret', { identity: secret }))
  else says.push(t('codenames-card-visible'))
  if (marks.length) says.push(t('codenames-card-marked', { names: listed(marks.map(name)) }))
  if (votes.length) says.push(t('codenames-card-voted', { names: listed(votes.map(name)) }))
  return says.join(', ')
}
