/** A finished board of the day as squares: a row for each clue, a square for each word that was touched. */
import type { Finished } from '../../lib/todays-board'
import type { CodenamesOver, CodenamesPlace, CodenamesTable } from '../../wire'
import type { Identity } from './table'

const SQUARES: Record<Identity, string> = { red: '🟩', bystander: '⬜', blue: '🟦', assassin: '⬛' }
const NONE = '➖' // a clue after which nothing was touched

export function rowsOf({ turns, covers }: CodenamesTable): string[] {
  return turns
    .filter(({ clue }) => clue !== null)
    .map(({ cards }) => cards.flatMap((card) => (covers[card] ? SQUARES[covers[card]] : [])).join('') || NONE)
}

/** What this phone may count, for somebody in this place; nothing of a game that is void, or that they watched. */
export function finishedBoard(
  date: string,
  table: CodenamesTable,
  { winner }: CodenamesOver,
  place: CodenamesPlace | undefined,
): Finished | undefined {
  if (!winner || place?.role !== 'operative') return undefined
  const language = table.options.pack.split('.').at(-1)!
  return { date, language, won: winner === 'red', rows: rowsOf(table) }
}
