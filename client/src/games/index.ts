/** Every game that this page can show. A game's folder brings everything about it; nothing here names one. */
import { hasPart, hasText, humanised, loadTexts, t, type Sentence } from '../lib/text.svelte'
import type { Glyph } from '../glyphs'
import type { Table } from '../wire'
import type { Room } from '../lib/room.svelte'
import type { Advice, Attraction, Device, Extra, Family, Rivals, Screen, WayIn } from './family'

export type { Attraction }

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

const POSTERS = import.meta.glob<string>('./*/posters/*.svg', { eager: true, query: '?url', import: 'default' })
const LESSONS = import.meta.glob<string>('./*/howto/*.svg', { eager: true, query: '?url', import: 'default' })
const PICTURES = [1, 2, 3, 4]

/** About how many minutes it takes; 0 if nobody knows. */
export function minutesOf(game: string): number {
  return FAMILIES.get(familyOf(game))?.minutes?.[game] ?? 0
}

/** The options that a group should look at before it plays. */
export function choicesOf(game: string): string[] {
  return FAMILIES.get(familyOf(game))?.choices?.[game] ?? []
}

/** With how many players a game has all its roles; 0: with as few as can play it. */
export function wholeOf(game: string): number {
  return FAMILIES.get(familyOf(game))?.whole?.[game] ?? 0
}

/** With how many players a game is at its best. */
export function bestOf(game: string): number {
  return FAMILIES.get(familyOf(game))?.best?.[game] ?? 0
}

/** How people play together against companions; undefined: they cannot. */
export function rivalsOf(game: string): Rivals | undefined {
  return FAMILIES.get(familyOf(game))?.rivals?.[game]
}

/** The address of a game's poster, which is 160 x 200. */
export function posterOf(game: string): string | undefined {
  return POSTERS[`./${familyOf(game)}/posters/${game}.svg`]
}

/** A game in 60 seconds: the addresses of four pictures without words. Empty if there are none. */
export function lessonOf(game: string): string[] {
  return PICTURES.flatMap((number) => LESSONS[`./${familyOf(game)}/howto/${game}-${number}.svg`] ?? [])
}

const WORLDS = import.meta.glob('./*/world.css')

/** Fetches the colours of a game's world; whether there are any. */
export async function loadWorld(game: string): Promise<boolean> {
  const colours = WORLDS[`./${familyOf(game)}/world.css`]
  await colours?.()
  return colours !== undefined
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

/** How somebody who comes now gets into the game of this table; undefined: they can only watch it. */
export function wayIn(table: Table): WayIn | undefined {
  return FAMILIES.get(table.type)?.wayIn?.(table)
}

/** What the screens of a family need besides themselves. */
export function extrasOf(family: string): readonly Extra[] {
  return FAMILIES.get(family)?.extras ?? []
}

/** A move that a companion made for somebody, in words of the game; undefined: there are none for it. */
export function deedOf(table: Table, move: unknown): Sentence | undefined {
  return FAMILIES.get(table.type)?.deed?.(table, move as never)
}

/** What the options of a game are described with: a game says so itself. */
export async function loadOptionTexts(game: string): Promise<void> {
  await loadTexts('options', ...[familyOf(game)].filter(hasPart))
}

/** What a game has to say on its options besides their names, if it does. */
export async function adviceOf(game: string): Promise<Advice | undefined> {
  return (await FAMILIES.get(familyOf(game))?.advice?.())?.default
}

/** All that games have to show on a TV while nobody comes. */
export async function attractions(room: Room): Promise<Attraction[]> {
  const found = await Promise.all(
    [...FAMILIES].map(async ([name, { attract }]) => {
      const [shows] = await Promise.all([attract?.(), attract && loadTexts(...[name].filter(hasPart))])
      return shows && (shows.worth?.(room) ?? true) ? [shows.default] : []
    }),
  )
  return found.flat()
}

/** A game that has no screen of its own is drawn by its types. */
async function screenOf<Which extends Device>(family: string, which: Which) {
  const own = FAMILIES.get(family)?.[which]
  const screen = own ?? (await plainScreen(family, which))
  if (!screen) return
  const [loaded] = await Promise.all([screen(), loadTexts(...[family, own ? '' : 'plain'].filter(hasPart))])
  return loaded.default as Screen<Table, Which>
}

async function plainScreen(family: string, which: Device) {
  const { screens, shapesOf } = await import('../plain')
  return shapesOf(family) && screens[which]
}
