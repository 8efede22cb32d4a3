/** Packs: what a game is played with, from Konspira or brought along by the group. */

export type PackKind = 'words' | 'locations' | 'characters'

/** The name of a pack from its file's: what the server allows in a name, and not empty. */
export function packName(file: string): string {
  const stem = file.replace(/\.[^.]*$/, '')
  const clean = stem.replace(/[^\p{L}\p{N}_. -]/gu, ' ').replace(/\s+/g, ' ').trim()
  return clean.slice(0, 40) || 'pack'
}

/** Our own packs are named after what is in them and their language: locations-basic.pl */
export function partsOf(name: string): { stem: string; language: string } {
  const [, stem = name, language = ''] = /^(.+)\.([a-z]{2})$/.exec(name) ?? []
  return { stem, language }
}

/** The same pack in another language. */
export function twinOf(name: string, language: string): string {
  return `${partsOf(name).stem}.${language}`
}
