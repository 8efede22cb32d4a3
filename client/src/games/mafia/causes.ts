/** Why somebody went, in a sentence. */
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaFallen, MafiaTable } from '../../wire'
import { counted } from './table'

/** Between whom the lot has decided that this one goes; nobody, if it has not. */
export function lotFor(table: MafiaTable, { seat, cause, turn }: MafiaFallen): number[] {
  const council = [...table.councils, table.council].find((one) => one.turn === turn)
  if (cause !== 'vote' || !council?.lot.includes(seat)) return []
  const [most, next] = counted(council.votes.at(-1)?.ballots ?? [])
  const tied = most?.voters.length === next?.voters.length // otherwise it was drawn who is a finalist
  return tied ? council.lot : []
}

/** Whether this step begins with the wheel: with cards it has turned before, if somebody could be saved. */
export function spins(table: MafiaTable, fallen: MafiaFallen): boolean {
  const { phase } = table
  return 'lot' in phase && phase.lot.length > 0 && lotFor(table, fallen).length > 0
}

export function causeOf(table: MafiaTable, fallen: MafiaFallen, name: (seat: number) => string): Sentence {
  const { seat, cause, by } = fallen
  const drawn = lotFor(table, fallen).length > 0
  const args = { name: name(seat), by: by === null ? '' : name(by), theme: table.terms.theme }
  return { id: `mafia-cause-${drawn ? 'lot' : cause}`, args }
}
