/** How a finished game reads, for everybody. */
import type { Arguments } from '../../lib/text.svelte'
import type { SecretIdentityOver, SecretIdentityTable } from '../../wire'
import { together } from './table'

export interface Ending {
  title: string
  why: string
  rules: string[]
  args: Arguments
  glad: boolean // somebody has won
}

/** What decided: the rule that says so, and for a team the rule that rates it. */
const RULES: Record<string, string[]> = {
  'most-points': ['ID-57'],
  'cards-left': ['ID-58'],
  shared: ['ID-59', 'ID-58'],
  'broken-off': ['ID-O20'],
  'ended-early': ['ID-O26'],
  'anybody-there': ['ID-82'],
  'could-be-better': ['ID-83'],
  'nearly-made-it': ['ID-84'],
  'mind-readers': ['ID-85'],
}

export function ending(
  table: SecretIdentityTable,
  { winners, why }: SecretIdentityOver,
  names: (seats: readonly number[]) => string,
): Ending {
  const broken = why === 'broken-off'
  const team = together(table)
  const title = broken ? 'secret_identity-broken-off' : team ? 'secret_identity-team-result' : 'secret_identity-winners'
  const most = Math.max(0, ...winners.map((seat) => table.scores[seat] ?? 0))
  const args = {
    names: names(winners),
    count: team ? table.team_score : winners.length,
    rounds: table.rounds,
    played: table.history.length,
    points: most,
  }
  const early = team && why === 'ended-early' ? '-together' : ''
  return { title, why: `secret_identity-why-${why}${early}`, rules: RULES[why] ?? [], args, glad: winners.length > 0 }
}
