import { t } from '../lib/text.svelte'

/** Why a game for so many cannot start with these players; nothing, if it can. */
export function lackOf([least, most]: [least: number, most: number], players: number): string {
  if (players < least) return t('start-more', { count: least - players })
  if (players > most) return t('start-fewer', { most })
  return ''
}
