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

/** How the board of this date went at this table; nothing of a game that is void. */
export function boardOf(date: string, table: CodenamesTable, { winner }: CodenamesOver): Finished | undefined {
  const language = table.options.pack.split('.').at(-1)!
  return winner ? { date, language, won: winner === 'red', rows: rowsOf(table) } : undefined
}

/** What this phone may count, for somebody in this place; nothing of a game that they watched. */
export function finishedBoard(
  date: string,
  table: CodenamesTable,
  over: CodenamesOver,
  place: CodenamesPlace | undefined,
): Finished | undefined {
  return place?.role === 'operative' ? boardOf(date, table, over) : undefined
}
