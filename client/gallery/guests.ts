/** People of three alphabets, and some whose names are hard on any screen. */
import type { Praise } from '../src/lib/look/Award.svelte'
import type { Person, Seated } from '../src/lib/look/people'
import type { Room } from '../src/lib/room.svelte'

const NAMES =
  'Ann Bartłomiej Clé Danuta Эсмеральда Żaneta Юрий Gus Halina Ли Ida Jędrzej Kit Лена Mo Núria Ola Пётр Queenie Rasmus Świętosława'
const FACES = [1, 2, 5, 6, 9, 3, 10, 15, 4, 13, 18, 11, 7, 14, 0, 19, 8, 12, 16, 17, 9]
const COLOURS = [7, 11, 1, 9, 4, 6, 3, 0, 2, 8, 10, 5, 0, 7, 3, 1, 6, 4, 2, 9, 11]

export const FRIENDS: Person[] = NAMES.split(' ').map((name, index) => ({
  name,
  look: { face: FACES[index]!, colour: COLOURS[index]! },
}))

const HARD = [
  'WWWWWWWWWWWWWWWWWWWW',
  'Anna-Maria Wiśniewska',
  'عبد الرحمن بن خلدون',
  '🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊',
  'Щщщщщщщщщщщщщщщщщщщщ',
]

/** The same people, but every fourth has a name that does not want to fit. */
export const GUESTS: Person[] = FRIENDS.map((person, index) =>
  index % 4 ? person : { ...person, name: HARD[(index / 4) % HARD.length]! },
)

/** As many of them as sit at the table. */
export function seated(count: number, hard: boolean): Seated[] {
  return (hard ? GUESTS : FRIENDS).slice(0, count).map((person, id) => ({ ...person, id }))
}

/** The same people in the middle of a council: two finalists, some who are gone, some fingers. */
export function council(count: number, hard: boolean): Seated[] {
  const gone: Record<number, string> = { 2: 'Cop', 5: 'Agent', 17: 'Mafia' }
  return seated(count, hard).map((seat) => ({
    ...seat,
    me: seat.id === 0,
    out: seat.id in gone,
    token: gone[seat.id],
    empty: [4, 10].includes(seat.id),
    marked: [4, 10].includes(seat.id),
    badge: { 1: 1, 15: 2 }[seat.id],
    sign: seat.id === 3 ? { glyph: 'check', label: 'has voted' } : undefined,
  }))
}

export const praise: Praise[] = [
  { title: 'Best nose', text: 'Эсмеральда · two of three suspicions', who: FRIENDS[4]!, glyph: 'search' },
  { title: 'Never suspected', text: 'Bartłomiej · not one finger', who: FRIENDS[1]!, glyph: 'venetian-mask' },
  { title: 'Prophet', text: 'Clé · knew whom the town would choose', who: FRIENDS[2]!, glyph: 'eye', mood: 'shock' },
]

/** As much of a room as a screen on the wall asks for. */
export const model = { room: { code: 'KGQWK' } as Room, paused: false, over: false, said: '' }
