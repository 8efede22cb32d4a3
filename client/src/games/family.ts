import type { Component } from 'svelte'
import type { Glyph } from '../glyphs'
import type { Room } from '../lib/room.svelte'
import type { Language, Sentence } from '../lib/text.svelte'
import type { Options } from '../lobby/options'
import type { Table } from '../wire'

interface Props<T> {
  room: Room
  table: T
}

export type Device = 'phone' | 'tv'

/** A component that shows tables of one type. */
export type Screen<T, Which extends Device> = Component<
  Which extends 'phone' ? Props<T> & { onlobby?: () => void } : Props<T>
>

/** What a game has to say on options, for so many seats; `choose` changes several of them at once, on a host's phone. */
export type Advice = Component<{ options: Options; seats: number; choose?: (options: Options) => unknown }>

/** Something that a game shows on a TV which nobody joins, such as its places or the best clue of the evening. */
export type Attraction = Component<{ room: Room }>

/** Something besides its screen that a game may need on this device, such as pictures or what shows its end. */
export type Extra = (device: Device, language: Language) => Promise<unknown>

/**
 * How somebody who comes during a game gets into it: they pick a side by themselves, the host lets them in at once, or
 * after this round.
 */
export type WayIn = 'pick' | 'invited' | 'round'

/** The option by which all people are in one team, and those that have to be as they are by default then. */
export interface Rivals {
  option: string
  without: string[]
}

interface Attracts {
  default: Attraction
  worth?: (room: Room) => boolean // whether it has anything to show just now; absent: always
}

/**
 * What the `index.ts` of a game's folder exports. Games whose tables have the same type are one family: two boxes of
 * Spyfall share their screens. The folder has the family's name; its texts are found by themselves, and a screen that
 * it lacks is drawn by the types of its table and hand.
 */
export interface Family<T extends Table> {
  games: Record<string, Glyph> // each game of the family, and its icon
  minutes?: Record<string, number> // that each takes, about
  choices?: Record<string, string[]> // the options of each that a group should look at first
  whole?: Record<string, number> // with so many each has all its roles, where fewer can play a variant of it
  best?: Record<string, number> // with so many each is at its best: companions fill a table up to that
  rivals?: Record<string, Rivals> // how people play together against companions, in games that can be played so
  letters?: Record<string, string> // that the rules of each begin with, where they share a book
  phone?: () => Promise<{ default: Screen<T, 'phone'> }>
  tv?: () => Promise<{ default: Screen<T, 'tv'> }>
  extras?: Extra[] // all that its screens would fetch later on, in the order in which `prefetch.ts` does it before
  attract?: () => Promise<Attracts>
  wayIn?: (table: T) => WayIn | undefined // for somebody who comes now; absent: there is none
  deed?: (table: T, move: never) => Sentence | undefined // what a companion did for somebody, in words of the game
  advice?: () => Promise<{ default: Advice }> // on the options that a group has agreed on so far
}
