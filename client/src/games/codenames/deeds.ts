/** What a companion has done for somebody, in words of the game. */
import type { Sentence } from '../../lib/text.svelte'
import type { CodenamesMove, CodenamesTable } from '../../wire'

/** Undefined: there are no words for it. */
export function deed({ words }: CodenamesTable, move: CodenamesMove): Sentence | undefined {
  switch (move.type) {
    case 'Mark':
    case 'Touch':
      return { id: `codenames-deed-${move.type.toLowerCase()}`, args: { word: words[move.card] ?? '…' } }
    case 'Clue':
      return { id: 'codenames-deed-clue', args: { word: move.word, number: String(move.number) } }
    case 'Stop':
      return { id: 'codenames-deed-stop' }
  }
  return undefined
}
