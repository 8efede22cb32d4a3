/** Guided first games, as `tools/practice` has recorded them: recordings/ holds one for each game and language. */
import type { Arguments, Language } from '../lib/text.svelte'
import type { News } from '../wire'

/** A move that the guest may make; in its `free` fields they may write what they like. */
export interface Way {
  move: Record<string, unknown>
  free: string[]
}

/** One thing after another: some time passes, then something is seen or said, and perhaps the guest's turn comes. */
export interface Beat {
  after?: number // milliseconds
  still?: boolean // nobody can hurry it: something is being revealed meanwhile
  at?: number // the time on the game's clock
  news?: Partial<News>
  say?: string
  args?: Arguments
  point?: string[] // where: see target.ts
  does?: boolean // it waits until the guest has chosen or held what it points at
  tap?: boolean // it waits until the guest has read it
  moves?: Way[] // it waits until the guest makes one of these
  then?: Beat[][] // what follows from each, if there are several
}

export interface Recording {
  guest: number // the member whom the guest plays
  beats: Beat[]
}

const RECORDINGS = import.meta.glob<Recording>('./recordings/*.json', { import: 'default' })

function pathOf(game: string, language: Language): string {
  return `./recordings/${game}-${language}.json`
}

/** Whether a game can be tried alone. */
export function hasRecording(game: string): boolean {
  return pathOf(game, 'en') in RECORDINGS
}

export async function loadRecording(game: string, language: Language): Promise<Recording> {
  return RECORDINGS[pathOf(game, language)]!()
}
