/** Companions in the lobby: how many a game still lacks, and who comes. */
import programme from 'virtual:programme'
import { wholeOf } from '../games'
import { isCompanion } from '../lib/companions'
import { attempt } from '../lib/notices.svelte'
import type { Room } from '../lib/room.svelte'
import { textsIn, type Language } from '../lib/text.svelte'
import { COLOURS, FACES, type Look, type RoomView, type Temper } from '../wire'

export const TEMPERS: readonly Temper[] = ['calm', 'normal', 'bold']

type Around = Pick<RoomView, 'ring' | 'members' | 'game'> & Partial<Pick<RoomView, 'today'>>

/** Whether companions know a game; others they play at random. */
export function isKnown(game: string): boolean {
  return programme.find(({ name }) => name === game)?.companions ?? false
}

/** The pack of the group's own that is chosen, if companions do not know all of its words or characters. */
export function halfKnown({ packs, options }: Pick<RoomView, 'packs' | 'options'>) {
  const chosen = packs.find(({ name }) => Object.values(options).includes(name))
  const known = chosen?.known ?? null // what came before companions, nobody has counted
  if (!chosen || known === null || known >= chosen.entries) return undefined
  return { kind: chosen.kind, few: chosen.few, words: { known, count: chosen.entries, pack: chosen.title } }
}

/** How many more companions may come: at most as many as the game has seats, less one for a person. */
export function roomFor({ ring, members, game, today }: Around): number {
  if (today) return 0 // one leads, all others are people
  const most = programme.find(({ name }) => name === game)?.seats[1] ?? 0
  const here = members.filter(isCompanion).length
  return Math.max(0, Math.min(most - 1 - here, most - ring.length))
}

/** How many the chosen game lacks to be played, or to be played with every role. */
export function lacking(view: Around): number {
  const least = programme.find(({ name }) => name === view.game)?.seats[0] ?? 0
  const lack = Math.max(least, wholeOf(view.game)) - view.ring.length
  return Math.min(Math.max(0, lack), roomFor(view))
}

/** Names out of a list that nobody here has, from some place of the list on, with their places. */
export function freeNames(list: string, here: readonly string[], from: number): { name: string; place: number }[] {
  const names = list.split(',').map((name) => name.trim())
  const taken = here.map((name) => name.toLowerCase())
  return names
    .map((_, step) => (from + step) % names.length)
    .map((place) => ({ name: names[place]!, place }))
    .filter(({ name }) => !taken.includes(name.toLowerCase()))
}

/** Where the list of names begins at this table: other companions than at the last one. */
function startOf(code: string): number {
  return [...code].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
}

/** So many companions who might come to this table, in its language. */
export async function newcomers(room: Room, count: number): Promise<{ name: string; look: Look }[]> {
  const { members, language } = room.view!
  const say = await textsIn(language as Language, 'common')
  const names = members.map(({ name }) => name)
  return freeNames(say('companion-names'), names, startOf(room.code))
    .slice(0, count)
    .map(({ name, place }) => ({
      name,
      look: { face: (place * 7) % FACES, colour: (place * 5) % COLOURS }, // the server gives another one if it is taken
    }))
}

/** So many companions come in, one after the other; whether all of them have. */
export async function invite(room: Room, count: number): Promise<boolean> {
  for (const { name, look } of await newcomers(room, count)) {
    if (!(await attempt(room.do({ type: 'Invite', name, look }, true)))) return false
  }
  return true
}

/** The game that one person plays with companions, who know it; undefined: they know none. */
export function soloGame(): string | undefined {
  return programme.find(({ companions }) => companions)?.name
}

/** Companions take all seats that the chosen game lacks, and it begins. */
export async function begin(room: Room): Promise<void> {
  if (await invite(room, lacking(room.view!))) await attempt(room.do({ type: 'Start' }, true))
}
