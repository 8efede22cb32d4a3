/** Every game that this page can show. A game's folder brings everything about it; nothing here names one. */
import { hasPart, hasText, humanised, loadTexts, t } from '../lib/text.svelte'
import type { Glyph } from '../glyphs'
import type { Table } from '../wire'
import type { Family, Screen } from './family'

const folders = import.meta.glob<Family<Table>>('./*/index.ts', { eager: true, import: 'default' })
const FAMILIES = new Map(Object.entries(folders).map(([path, family]) => [path.split('/')[1]!, family]))

/** The type of the table that a game is played on. A game that this page does not know is a family by itself. */
export function familyOf(game: string): string {
  return [...FAMILIES.keys()].find((family) => game in FAMILIES.get(family)!.games) ?? game
}

/** The games of a family. */
export function gamesOf(family: string): string[] {
  return Object.keys(FAMILIES.get(family)?.games ?? { [family]: true })
}

/** The letters that its rules begin with, if the whole book does not begin with them. */
export function lettersOf(game: string): string | undefined {
  return FAMILIES.get(familyOf(game))?.letters?.[game]
}

export function iconOf(game: string): Glyph {
  return FAMILIES.get(familyOf(game))?.games[game] ?? 'circle'
}

/** The name of a game, or another text about it: `gameText('secret_identity', '-about')`. */
export function gameText(game: string, ending = ''): string {
  const id = `game-${game}${ending}`
  return hasText(id) ? t(id) : ending ? '' : humanised(game)
}

/** The screen of a family for a phone, with all it says; undefined if the family is newer than this page. */
export function phoneScreen(family: string) {
  return screenOf(family, 'phone')
}

export function tvScreen(family: string) {
  return screenOf(family, 'tv')
}

/** What the options of a game are described with: a game says so itself. */
export async function loadOptionTexts(game: string): Promise<void> {
  await loadTexts('options', ...[familyOf(game)].filter(hasPart))
}

/** A game that has no screen of its own is drawn by its types. */
async function screenOf<Which extends 'phone' | 'tv'>(family: string, which: Which) {
  const own = FAMILIES.get(family)?.[which]
  const screen = own ?? (await plainScreen(family, which))
  if (!screen) return
  const [loaded] = await Promise.all([screen(), loadTexts(...[family, own ? '' : 'plain'].filter(hasPart))])
  return loaded.default as Screen<Table, Which>
}

async function plainScreen(family: string, which: 'phone' | 'tv') {
  const { screens, shapesOf } = await import('../plain')
  return shapesOf(family) && screens[which]
}
