/** What is said aloud when the table changes, for those who do not see it. */
import type { Sentence } from '../../lib/text.svelte'
import type { CodenamesTable } from '../../wire'
import { touched } from './reveal.svelte'
import { guessingOf, numeral, teamAtTurn, type Identity } from './table'

type Name = (seat: number) => string

interface Mark {
  seat: number
  card: number
}

export function news(before: CodenamesTable, after: CodenamesTable, name: Name): Sentence[] {
  const said: Sentence[] = [...placeNews(before, after, name), ...markNews(before, after, name)]
  const card = touched(before, after)
  if (card !== null) {
    said.push({ id: 'codenames-said-touch', args: { word: after.words[card]!, identity: after.covers[card]! } })
  }
  const clue = guessingOf(after.phase)?.clue
  if (clue && after.turns.length > before.turns.length) {
    const team = teamAtTurn(after.phase)!
    said.push({
      id: clue.word ? 'codenames-said-clue' : 'codenames-said-spoken',
      args: { team, word: clue.word, number: numeral(clue.number) },
    })
  }
  const slips = after.turns.at(-1)?.slips ?? []
  if (clue && after.turns.length === before.turns.length && slips.length > (before.turns.at(-1)?.slips.length ?? 0)) {
    said.push({ id: 'codenames-said-corrected', args: { word: clue.word, number: numeral(clue.number) } })
  }
  if (before.phase.type !== after.phase.type || teamAtTurn(before.phase) !== teamAtTurn(after.phase)) {
    said.push(...phaseNews(before, after))
  }
  return said
}

/** Who sits down where, before the deal. */
function placeNews(before: CodenamesTable, after: CodenamesTable, name: Name): Sentence[] {
  if (after.phase.type !== 'Choosing' && after.phase.type !== 'Shuffling') return []
  return after.places.flatMap(({ role, team }, seat) => {
    const was = before.places[seat]
    if (!team || (was?.role === role && was.team === team)) return []
    return [
      { id: role === 'spymaster' ? 'codenames-said-leads' : 'codenames-said-joins', args: { name: name(seat), team } },
    ]
  })
}

/** Who points at which word, while a turn is guessed: the end of a turn takes all fingers away, and is told itself. */
function markNews(before: CodenamesTable, after: CodenamesTable, name: Name): Sentence[] {
  const [was, is] = [marksOf(before), marksOf(after)]
  if (!was || !is || before.turns.length !== after.turns.length) return []
  const has = (marks: readonly Mark[], { seat, card }: Mark) =>
    marks.some((one) => one.seat === seat && one.card === card)
  const told = (id: string, marks: readonly Mark[]) =>
    marks.map(({ seat, card }) => ({ id, args: { name: name(seat), word: after.words[card]! } }))
  const gone = was.filter((mark) => !has(is, mark) && !after.covers[mark.card])
  const fresh = is.filter((mark) => !has(was, mark))
  return [...told('codenames-said-unmark', gone), ...told('codenames-said-mark', fresh)]
}

function marksOf({ phase }: CodenamesTable): Mark[] | undefined {
  return guessingOf(phase)?.marks.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]))
}

/** Somebody has touched a card, which has not turned over yet. */
export function touchNews({ words }: CodenamesTable, card: number, by: number | null, name: Name): Sentence[] {
  return by === null ? [] : [{ id: 'codenames-said-touches', args: { name: name(by), word: words[card]! } }]
}

const IDENTITIES: readonly Identity[] = ['red', 'blue', 'bystander', 'assassin']

/** The key in words, as far as it still matters; only for whoever holds it open. */
export function keyNews({ words, covers }: CodenamesTable, key: readonly Identity[]): Sentence[] {
  return IDENTITIES.flatMap((identity) => {
    const hidden = words.filter((_, card) => key[card] === identity && !covers[card])
    return hidden.length ? [{ id: 'codenames-said-key', args: { identity, words: hidden.join(', ') } }] : []
  })
}

function phaseNews(before: CodenamesTable, { phase, left: [red, blue] }: CodenamesTable): Sentence[] {
  switch (phase.type) {
    case 'Cluing':
      if (phase.slips.length) return [{ id: 'codenames-said-taken-back', args: { team: phase.team } }]
      return [
        { id: phase.penalty ? 'codenames-said-penalty' : 'codenames-said-turn', args: { team: phase.team } },
        { id: 'codenames-said-left', args: { red, blue } },
      ]
    case 'Guessing':
      if (before.phase.type !== 'Review') return []
      return [{ id: phase.upheld ? 'codenames-said-upheld' : 'codenames-said-unanswered' }]
    case 'Review':
      return [{ id: 'codenames-said-review' }]
    case 'EnemyTurn':
      return [{ id: 'codenames-said-enemy' }]
    case 'Over':
      return phase.winner ? [{ id: 'codenames-said-over', args: { team: phase.winner } }] : [{ id: 'codenames-void' }]
    default:
      return []
  }
}
