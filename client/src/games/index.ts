/** Every game that this page can show. A game's folder brings everything about it; nothing here names one. */
import { hasPart, hasText, loadTexts, t } from '../lib/text.svelte'
import type { Glyph } from '../glyphs'
import type { Table } from '../wire'
import type { Family } from './family'

const folders = import.meta.glob<Family<Table>>('./*/index.ts', { eager: true, import: 'default' })
const FAMILIES = new Map(Object.entries(folders).map(([path, family]) => [path.split('/')[1]!, family]))

/** The type of the table that a game is played on. A game that this page does not know is a family by itself. */
export function familyOf(game: string): string {
  return [...FAMILIES.keys()].find((family) => game in FAMILIES.get(family)!.games) ?? game
}

export function iconOf(game: string): Glyph {
  return FAMILIES.get(familyOf(game))?.games[game] ?? 'circle'
}

/** The name of a game, or another text about it: `gameText('secret_identity', '-about')`. */
export function gameText(game: string, ending = ''): string {
  const id = `game-${game}${ending}`
  return hasText(id) ? t(id) : ending ? '' : game
}

/** The screen of a family for a phone, with all it says; undefined if this page does not know it. */
export async function phoneScreen(family: string) {
  return withTexts(family, FAMILIES.get(family)?.phone)
}

export async function tvScreen(family: string) {
  return withTexts(family, FAMILIES.get(family)?.tv)
}

/** What the options of a game are described with: a game says so itself. */
export async function loadOptionTexts(game: string): Promise<void> {
  await loadTexts('options', ...[familyOf(game)].filter(hasPart))
}

async function withTexts<Screen>(
  family: string,
  screen?: () => Promise<{ default: Screen }>,
): Promise<Screen | undefined> {
  const [loaded] = await Promise.all([screen?.(), loadTexts(...[family].filter(hasPart))])
  return loaded?.default
}
