import type { Component } from 'svelte'
import type { Glyph } from '../glyphs'
import type { Room } from '../lib/room.svelte'
import type { Table } from '../wire'

/**
 * What the `index.ts` of a game's folder exports. Games whose tables have the same type are one family: two boxes of
 * Spyfall share their screens. The folder has the family's name; its texts are found by themselves.
 */
export interface Family<T extends Table> {
  games: Record<string, Glyph> // each game of the family, and its icon
  phone: () => Promise<{ default: Component<{ room: Room; table: T; onlobby?: () => void }> }>
  tv: () => Promise<{ default: Component<{ room: Room; table: T }> }>
}
