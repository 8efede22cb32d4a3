/** Companions in the lobby: how many a game still lacks, and who comes. */
import programme from 'virtual:programme'
import { bestOf, rivalsOf, wholeOf } from '../games'
import { isCompanion } from '../lib/companions'
import { attempt } from '../lib/notices.svelte'
import type { Room } from '../lib/room.svelte'
import { textsIn, type Language } from '../lib/text.svelte'
import { COLOURS, FACES, type Look, type RoomView, type Temper } from '../wire'

export const TEMPERS: readonly Temper[] = ['calm', 'normal', 'bold']

type Around = Pick<RoomView, 'ring' | 'members' | 'game'> & Partial<Pick<RoomView, 'today' | 'options'>>

const listed = (game: string) => programme.find(({ name }) => name === game)

/** Whether companions know a game; others they play at random. */
export function isKnown(game: string): boolean {
  return listed(game)?.companions ?? false
}

/** The options by which companions could play, if they can only look on by those that are chosen. */
export function missed({ game, options = {} }: Pick<Around, 'game' | 'options'>): RoomView['options'] | undefined {
  const required = listed(game)?.required ?? {}
  return Object.keys(required).some((name) => options[name] !== required[name]) ? required : undefined
}

/** Who plays by the options that are chosen: where companions can only look on, people alone. */
export function playersOf(view: Around): number[] {
  if (!missed(view)) return view.ring
  return view.ring.filter((who) => !isCompanion(view.members.find(({ id }) => id === who)))
}

/** The pack of the group's own that is chosen, if companions do not know all that is in it. */
export function halfKnown({ packs, options }: Pick<RoomView, 'packs' | 'options'>) {
  const chosen = packs.find(({ name }) => Object.values(options).includes(name))
  const known = chosen?.known ?? null // what came before companions, nobody has counted
  if (!chosen || known === null || known >= chosen.entries) return undefined
  return { few: chosen.few, words: { known, count: chosen.entries, pack: chosen.title, kind: chosen.kind } }
}

/** The companions who look on. */
function idle({ members, ring }: Pick<Around, 'members' | 'ring'>): number[] {
  return members.filter((one) => isCompanion(one) && !ring.includes(one.id)).map(({ id }) => id)
}

/** How many more companions may play: at most as many as the game has seats, less one for a person. */
export function roomFor(view: Around): number {
  if (view.today) return 0 // one leads, all others are people
  const most = listed(view.game)?.seats[1] ?? 0
  const play = view.members.filter(isCompanion).length - idle(view).length
  return Math.max(0, Math.min(most - 1 - play, most - view.ring.length))
}

/** How many companions the chosen game lacks to be played as it is best, or against them. */
export function lacking(view: Around): number {
  const best = Math.max(leastOf(view.game), bestOf(view.game)) - view.ring.length
  const rivals = isAgainst(view) ? TEAM - (view.ring.length - peopleIn(view)) : 0
  return Math.min(Math.max(0, best, rivals), roomFor(view))
}

/** Whether it cannot be played without some of them, or not with every role. */
export function isShort(view: Around): boolean {
  return lacking(view) > 0 && (view.ring.length < leastOf(view.game) || isAgainst(view))
}

function leastOf(game: string): number {
  return Math.max(listed(game)?.seats[0] ?? 0, wholeOf(game))
}

// All people in one team, companions in the other.

const TEAM = 2 // who gives clues, and who guesses

function peopleIn({ ring, members }: Pick<Around, 'ring' | 'members'>): number {
  return ring.filter((who) => !isCompanion(members.find(({ id }) => id === who))).length
}

/** Whether people have agreed to play together against companions. */
export function isAgainst({ game, options = {}, today }: Pick<Around, 'game' | 'options' | 'today'>): boolean {
  const rivals = rivalsOf(game)
  return !today && rivals !== undefined && options[rivals.option] === true
}

/** Whether the game can be played against companions, and there are people for a team. */
export function canBeAgainst(view: Around): boolean {
  return rivalsOf(view.game) !== undefined && isKnown(view.game) && !view.today && peopleIn(view) >= TEAM
}

/** People agree to play against companions, and as many come as a team needs; or they play among them again. */
export async function playAgainst(room: Room, against: boolean): Promise<boolean> {
  const { game, options } = room.view!
  const { option, without } = rivalsOf(game)!
  const kept = Object.entries(options).filter(([name]) => name !== option && !without.includes(name))
  const chosen = { ...Object.fromEntries(kept), ...(against && { [option]: true }) }
  const agreed = await attempt(room.do({ type: 'Choose', game, options: chosen }, true))
  return agreed && (!against || invite(room, lacking({ ...room.view!, options: chosen })))
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

/** So many companions play: those who look on, and others who come in, one after the other; whether all of them do. */
export async function invite(room: Room, count: number): Promise<boolean> {
  const seated = idle(room.view!).slice(0, count)
  const ring = [...room.view!.ring, ...seated]
  if (seated.length && !(await attempt(room.do({ type: 'Arrange', ring }, true)))) return false
  for (const { name, look } of await newcomers(room, count - seated.length)) {
    if (!(await attempt(room.do({ type: 'Invite', name, look }, true)))) return false
  }
  return true
}

/** The game is played as companions can play it, whatever else is agreed on. */
export async function letThemPlay(room: Room): Promise<boolean> {
  const { game, options } = room.view!
  const required = missed(room.view!)
  if (!required) return true
  return attempt(room.do({ type: 'Choose', game, options: { ...options, ...required } }, true))
}

/** Whoever can only look on stands up, and the game begins. */
export async function start(room: Room): Promise<boolean> {
  const ring = playersOf(room.view!)
  const stays = ring.length === room.view!.ring.length
  if (!stays && !(await attempt(room.do({ type: 'Arrange', ring }, true)))) return false
  return attempt(room.do({ type: 'Start' }, true))
}

/** The games that one person plays with companions, who know them. */
export function soloGames(): string[] {
  return programme.flatMap(({ name, companions }) => (companions ? [name] : []))
}

/** Companions take all seats that the chosen game lacks, and it begins. */
export async function begin(room: Room): Promise<void> {
  if ((await letThemPlay(room)) && (await invite(room, lacking(room.view!)))) await start(room)
}
