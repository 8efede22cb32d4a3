/**
 * In which of its words a line of the narrator is said. It follows from what everybody knows (the number of the game, the
 * turn, the line), so that all devices tell the same; and a line comes in all its words before one of them comes back.
 */
import type { MafiaTable } from '../../wire'

const TAKES = 3
/** Lines that are heard every turn have one more. */
const OFTEN: readonly string[] = [
  ...['dusk', 'first', 'first-none', 'panel', 'second', 'second-none'],
  ...['talk', 'first-vote', 'count', 'speech', 'final-vote', 'out'],
]
const LINE = 'mafia-voice-'

/** In how many ways this line can be said. */
export function takesOf(id: string): number {
  if (!id.startsWith(LINE)) return 1
  return OFTEN.includes(id.slice(LINE.length)) ? TAKES + 1 : TAKES
}

/** The text of a line in its words for this moment: its own, or one of those that are numbered from 2 on. */
export function take(id: string, table: MafiaTable, game: number): string {
  const line = id.slice(LINE.length)
  const take = (beginning(id) + game * (TAKES - 1) + nth(table)) % takesOf(id)
  return take ? `mafia-voice-${line}-${take + 1}` : id
}

/** Where a line begins, so that not all of them turn at once. */
function beginning(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

/** Counts on from one time a line is said in a game to the next. */
function nth({ phase, turn, fallen }: MafiaTable): number {
  switch (phase.type) {
    case 'Speeches':
      return 2 * turn + phase.finalists.indexOf(phase.speaker)
    case 'Count':
    case 'RollCall':
      return 2 * turn + Number(phase.final)
    case 'TieTalk':
      return turn + phase.round
    case 'Farewell':
    case 'Saved':
    case 'Window':
      return turn + fallen.length
    default:
      return turn
  }
}
