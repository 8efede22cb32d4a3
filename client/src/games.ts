/** Every game that this page can show: which screens it has, and what it is called. */
import type { Component } from 'svelte'
import type { Glyph } from './glyphs'
import type { Room } from './lib/room.svelte'
import { hasText, loadTexts, t } from './lib/text.svelte'
import type { Table } from './wire'

/** Two boxes may be one family: they send the same type of table, and share its screens. */
const GAMES: Record<string, { family: string; icon: Glyph }> = {
  codenames: { family: 'codenames', icon: 'layout-grid' },
  spyfall2: { family: 'spyfall', icon: 'hat-glasses' },
  starwars: { family: 'spyfall', icon: 'orbit' },
  secret_identity: { family: 'secret_identity', icon: 'venetian-mask' },
}

interface Screens<T> {
  texts: string // the part of the texts that they speak with, besides the common ones
  phone: () => Promise<{ default: Component<{ room: Room; table: T; onlobby?: () => void }> }>
  tv: () => Promise<{ default: Component<{ room: Room; table: T }> }>
}

/** The screens by family, which is the type of the table. A phone fetches them when they are needed. */
const FAMILIES: { [type in Table['type']]?: Screens<Extract<Table, { type: type }>> } = {
  codenames: { texts: 'codenames', phone: () => import('./codenames/Codenames.svelte'), tv: () => import('./tv/CodenamesTv.svelte') },
  spyfall: { texts: 'spyfall', phone: () => import('./spyfall/Spyfall.svelte'), tv: () => import('./tv/SpyfallTv.svelte') },
  secret_identity: { texts: 'identity', phone: () => import('./identity/Identity.svelte'), tv: () => import('./tv/IdentityTv.svelte') },
}

export function familyOf(game: string): string {
  return GAMES[game]?.family ?? game
}

export function iconOf(game: string): Glyph {
  return GAMES[game]?.icon ?? 'circle'
}

/** The name of a game, or another text about it: `gameText('secret_identity', '-about')`. */
export function gameText(game: string, ending = ''): string {
  const id = `game-${game.replaceAll('_', '-')}${ending}`
  return hasText(id) ? t(id) : ending ? '' : game
}

/** The screen of a family for a phone, with all it says; undefined if this page does not know it. */
export async function phoneScreen(family: string) {
  const screens = screensOf(family)
  return screens && withTexts(screens.phone(), screens.texts)
}

export async function tvScreen(family: string) {
  const screens = screensOf(family)
  return screens && withTexts(screens.tv(), screens.texts)
}

/** What the options of a game are described with: a game says so itself. */
export async function loadOptionTexts(game: string): Promise<void> {
  const own = screensOf(familyOf(game))?.texts
  await (own ? loadTexts('options', own) : loadTexts('options'))
}

function screensOf(family: string): Screens<Table> | undefined {
  return FAMILIES[family as Table['type']] as Screens<Table> | undefined // they get tables of their own type alone
}

async function withTexts<Screen>(screen: Promise<{ default: Screen }>, texts: string): Promise<Screen> {
  const [{ default: loaded }] = await Promise.all([screen, loadTexts(texts)])
  return loaded
}
