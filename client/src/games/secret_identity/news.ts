/** What is said aloud when the table changes: the same on every phone. */
import type { Sentence } from '../../lib/text.svelte'
import type { SecretIdentityOpened, SecretIdentityRound, SecretIdentityTable } from '../../wire'
import { answers } from './score'
import { characterAt } from './table'

type Name = (seat: number) => string

/** The safe that has just been opened; null if none was, or if this phone missed several. */
export function justOpened(before: SecretIdentityTable, after: SecretIdentityTable): SecretIdentityOpened | null {
  const opened = after.history.at(-1)?.opened ?? []
  const known = before.history.length === after.history.length ? (before.history.at(-1)?.opened.length ?? 0) : 0
  return opened.length === known + 1 ? opened.at(-1)! : null
}

/** Whether somebody has been revealed since, also if this phone missed how. */
export function hasOpened(before: SecretIdentityTable, after: SecretIdentityTable): boolean {
  const open = ({ history }: SecretIdentityTable) => history.reduce((sum, { opened }) => sum + opened.length, 0)
  return open(after) > open(before)
}

/** Who somebody is. */
export function whoNews(round: SecretIdentityRound, { seat, number }: SecretIdentityOpened, name: Name): Sentence[] {
  const character = characterAt(round, number)?.name ?? ''
  return [{ id: 'secret_identity-said-opened', args: { name: name(seat), number, character } }]
}

/** Who knew it. */
function knewNews({ number, votes }: SecretIdentityOpened, name: Name): Sentence {
  const names = votes.flatMap((vote, seat) => (vote === number ? [name(seat)] : []))
  if (!names.length) return { id: 'secret_identity-guessed-by-nobody' }
  return { id: 'secret_identity-guessed-by', args: { names: names.join(', ') } }
}

/** `shown`: a reveal has told who somebody is, when everybody saw it. */
export function news(before: SecretIdentityTable, after: SecretIdentityTable, name: Name, shown = false): Sentence[] {
  const opened = justOpened(before, after)
  const said: Sentence[] = []
  if (opened && !shown) said.push(...whoNews(after.history.at(-1)!, opened, name))
  if (opened && after.active === null) said.push(knewNews(opened, name))
  const told = confirmationNews(before, after, name)
  const turned = before.phase.type !== after.phase.type || before.round !== after.round
  return turned ? [...said, ...phaseNews(after, name)] : [...said, ...told]
}

/** A guesser says that this is the answer, or somebody objects. */
function confirmationNews({ phase: before }: SecretIdentityTable, after: SecretIdentityTable, name: Name): Sentence[] {
  if (before.type !== 'Guessing' || after.phase.type !== 'Guessing') return []
  const { confirmed } = after.phase
  if (!confirmed) return before.confirmed ? [{ id: 'secret_identity-said-objection' }] : []
  if (confirmed.until === before.confirmed?.until) return []
  const { seat, number } = confirmed
  const character = characterAt(after, number)?.name ?? ''
  return [{ id: 'secret_identity-confirms', args: { name: name(seat), number, character } }]
}

function pointsNews({ scores }: SecretIdentityTable, name: Name): Sentence {
  const points = scores.map((score, seat) => `${name(seat)} ${score}`)
  return { id: 'secret_identity-said-points', args: { points: points.join(', ') } }
}

function phaseNews(table: SecretIdentityTable, name: Name): Sentence[] {
  const { phase, round, rounds, active } = table
  switch (phase.type) {
    case 'Characters':
      return [{ id: 'secret_identity-said-round', args: { round, rounds } }]
    case 'Clues':
      return active === null
        ? [{ id: 'secret_identity-clues' }]
        : [{ id: 'secret_identity-gives-clue', args: { name: name(active) } }]
    case 'Voting':
      return [{ id: 'secret_identity-voting' }]
    case 'Guessing':
      return [{ id: 'secret_identity-guessing', args: { name: name(active ?? 0) } }]
    case 'Revealed':
      return [{ id: answers(table).at(-1) ? 'secret_identity-right' : 'secret_identity-wrong' }]
    case 'Scoring':
      return [{ id: 'secret_identity-all-voted' }]
    case 'RoundOver':
      return [{ id: 'secret_identity-round-over', args: { round } }, pointsNews(table, name)]
    case 'Over':
      return active === null ? [pointsNews(table, name)] : []
    default:
      return []
  }
}
