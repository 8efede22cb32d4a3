/** Which reasons against a clue a screen shows first: what the referee says, and the most common ones. */
import type { CodenamesTable } from '../../wire'
import type { Reason } from './table'

const FEW = 4

/** What the referee has against the clue that stands, if that is a reason here. */
export function refereesReason({ opinion, reasons }: CodenamesTable): Reason | null {
  if (!opinion || opinion.ruling === 'legal') return null
  return reasons.find((reason) => reason === opinion.rule) ?? null
}

/** The reasons with those first that are most likely: `top`, if it is one of them, and a few others. */
export function ranked(reasons: readonly Reason[], top: Reason | null): { first: Reason[]; rest: Reason[] } {
  const others = reasons.filter((reason) => reason !== top)
  const likely = top !== null && reasons.includes(top) ? [top] : []
  return { first: [...likely, ...others.slice(0, FEW)], rest: others.slice(FEW) }
}
