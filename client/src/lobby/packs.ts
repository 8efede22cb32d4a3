/** Packs: what a game is played with, from Konspira or brought along by the group. */

import type { PackKind } from '../wire'

export type { PackKind }

/** The name of a pack from its file's: what the server allows in a name, and not empty. */
export function packName(file: string): string {
  const stem = file.replace(/\.[^.]*$/, '')
  const clean = stem
    .replace(/[^\p{L}\p{N}_. -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. -]+/, '')
  return clean.slice(0, 40).replace(/[. -]+$/, '') || 'pack'
}

/** A name that no pack has yet: Our words, Our words 2, and so on. */
export function freeName(wish: string, taken: readonly string[]): string {
  const name = packName(`${wish}.`)
  if (!taken.includes(name)) return name
  for (let number = 2; ; number++) {
    const other = `${name.slice(0, 37)} ${number}`
    if (!taken.includes(other)) return other
  }
}

/** How much somebody has written so far; undefined if the text has a head and says so itself. */
export function entriesIn(text: string): number | undefined {
  if (/^\s*(kind|language|title)\s*:/m.test(text)) return undefined
  const lines = text.split('\n').filter((line) => !/^\s*(#|\[|$)/.test(line))
  const apart = !text.includes(':') // else commas stand within what is said of one
  const entries = apart ? lines.flatMap((line) => line.split(/[,;\t]/)) : lines
  return new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean)).size
}

/** Our own packs are named after what is in them and their language: locations-basic.pl */
export function partsOf(name: string): { stem: string; language: string } {
  const [, stem = name, language = ''] = /^(.+)\.([a-z]{2})$/.exec(name) ?? []
  return { stem, language }
}

const FEW = 4

/**
 * Those to choose from, the usual first: all if they are few, else what there is in the language of the table; and the
 * chosen one.
 */
export function packsToShow(names: readonly string[], usual: string, language: string, chosen: string): string[] {
  const few = names.length <= FEW
  const later = (name: string) => Number(partsOf(name).stem !== partsOf(usual).stem)
  return names
    .filter((name) => few || name === chosen || partsOf(name).language === language)
    .sort((one, other) => later(one) - later(other))
}

/** The same pack in another language. */
export function twinOf(name: string, language: string): string {
  return `${partsOf(name).stem}.${language}`
}
