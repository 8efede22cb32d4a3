/** The best clue of an evening, which a TV keeps in mind: a table knows its own game alone. */
import type { Person } from '../../../lib/look/people'
import type { Room } from '../../../lib/room.svelte'
import type { CodenamesTable } from '../../../wire'
import { bestClue } from '../awards'

export interface BestClue {
  clue: string
  hits: number
  giver: Person
}

const evenings = new Map<string, BestClue>() // by room

/** The best so far, the game at the table included if it is over. */
export function bestOfEvening(room: Room): BestClue | undefined {
  const before = evenings.get(room.code)
  const now = clueOf(room)
  const best = now && now.hits > (before?.hits ?? 0) ? now : before
  if (best) evenings.set(room.code, best)
  return best
}

function clueOf(room: Room): BestClue | undefined {
  const table = room.table?.type === 'codenames' ? (room.table as CodenamesTable) : undefined
  const found = table?.phase.type === 'Over' ? bestClue(table) : null
  if (!found?.clue || !found.count) return
  const who = room.seating[found.seat]
  const look = room.person(who)?.look ?? { face: 0, colour: 0 }
  return { clue: found.clue, hits: found.count, giver: { name: room.nameAt(found.seat), look } }
}
