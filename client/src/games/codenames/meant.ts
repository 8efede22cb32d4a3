/** What companions have meant with their clues: told when the game is over. */
import type { Aim, CodenamesTable } from '../../wire'
import { numeral, type Team } from './table'

export interface MeantClue {
  by: Pick<Aim, 'member' | 'seat'>
  team: Team
  clue: string
  number: string
  words: { word: string; hit: boolean }[] // hit: its team has found it with this very clue
}

/** The clues that companions gave, in the order of the game, with the words they were for. */
export function meantClues({ turns, words }: CodenamesTable, aims: readonly Aim[]): MeantClue[] {
  const left = [...turns]
  return aims.flatMap(({ member, seat, said, aims: meant }) => {
    const at = left.findIndex(({ clue, slips }) => [clue, ...slips].some((one) => one?.word === said))
    const turn = left[at]
    if (!turn?.clue) return [] // it was never given: it had to be approved first, and was not
    left.splice(at, 1)
    const hit = (word: string) => turn.cards.includes(words.indexOf(word))
    return {
      by: { member, seat },
      team: turn.team,
      clue: turn.clue.word,
      number: numeral(turn.clue.number),
      words: meant.map((word) => ({ word, hit: hit(word) })),
    }
  })
}
