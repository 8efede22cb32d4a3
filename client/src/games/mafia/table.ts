/** How the screens read a table of Mafia. It describes what lies there and decides nothing. */
import type { MafiaFallen, MafiaTable } from '../../wire'

export type Phase = MafiaTable['phase']
export type PhaseOf<Type extends Phase['type']> = Extract<Phase, { type: Type }>

const PANELS: readonly Phase['type'][] = ['Panel', 'Recognition', 'Recruiting']
const NIGHT: readonly Phase['type'][] = ['Nightfall', 'Dusk', 'Task', ...PANELS]
const VOTES: readonly Phase['type'][] = ['FirstVote', 'FinalVote', 'RollCall', 'TieTalk']
const COUNCIL: readonly Phase['type'][] = ['Talk', ...VOTES, 'Count', 'Speeches', 'Lot', 'LastCards', 'Tapped']

/** Whether everybody holds to read a note of the night. */
export function isPanel({ phase }: MafiaTable): boolean {
  return PANELS.includes(phase.type)
}

export function isNight({ phase }: MafiaTable): boolean {
  return NIGHT.includes(phase.type)
}

export function isVote({ phase }: MafiaTable): boolean {
  return VOTES.includes(phase.type)
}

export function isCouncil({ phase }: MafiaTable): boolean {
  return COUNCIL.includes(phase.type)
}

export function seatsOf(table: MafiaTable): number[] {
  const { mafiosi, agents, cops } = table.terms
  return Array.from({ length: mafiosi + agents + cops }, (_, seat) => seat)
}

/** Everybody as this phone sees them: its own seat first, then the left neighbour, and so on round the table. */
export function seenFrom(table: MafiaTable, seat: number | undefined): number[] {
  const all = seatsOf(table)
  return seat === undefined ? all : [...all.slice(seat), ...all.slice(0, seat)]
}

/** Whom a phone can choose at night: every other living seat, the own left neighbour first. */
export function othersOf(table: MafiaTable, seat: number | undefined): number[] {
  return seenFrom(table, seat).filter((other) => other !== seat && table.living.includes(other))
}

export function fallenAt(table: MafiaTable, seat: number): MafiaFallen | undefined {
  return table.fallen.find((fallen) => fallen.seat === seat)
}

/** Who points at each seat, as far as the ballots lie open. */
export function fingers({ ballots }: Pick<MafiaTable, 'ballots'>): Map<number, number[]> {
  const found = new Map<number, number[]>()
  ballots.forEach((target, voter) => {
    if (target !== null) found.set(target, [...(found.get(target) ?? []), voter])
  })
  return found
}

/** Whom fingers point at so far, in the order in which the first of them rose. */
export function pointedAt(ballots: readonly (number | null)[]): { seat: number; voters: number[] }[] {
  return [...fingers({ ballots: [...ballots] })].map(([seat, voters]) => ({ seat, voters }))
}

/** Whom fingers point at, most fingers first, with who points. */
export function counted(ballots: readonly (number | null)[]): { seat: number; voters: number[] }[] {
  return pointedAt(ballots).sort((a, b) => b.voters.length - a.voters.length || a.seat - b.seat)
}

/** How many fingers put each finalist where they stand: those of the vote that was counted last. */
export function finalCounts({ phase, council }: MafiaTable): Map<number, number> {
  if (phase.type !== 'Speeches' && phase.type !== 'FinalVote') return new Map()
  const last = council.votes.findLast(({ final }) => !final)
  return new Map(pointedAt(last?.ballots ?? []).map(({ seat, voters }) => [seat, voters.length]))
}

/** What is left of a step, from 1 down to 0. */
export function shareLeft({ phase }: MafiaTable, now: number): number {
  if (!('clock' in phase)) return 0
  const { since, until } = phase.clock
  return Math.max(0, Math.min(1, (until - now) / (until - since)))
}

/** How long ago the running step began. */
export function sinceStep({ phase }: MafiaTable, now: number): number {
  return 'clock' in phase ? Math.max(0, now - phase.clock.since) : 0
}

/** How many tokens of each kind are in the game, and how many of them are still hidden; also one that turns just now. */
export function tokensOf({ terms, hidden }: MafiaTable, turning: MafiaFallen['token'] | null = null) {
  const all = [
    { token: 'mafioso' as const, all: terms.mafiosi, hidden: hidden.mafiosi },
    { token: 'agent' as const, all: terms.agents, hidden: hidden.agents },
    { token: 'cop' as const, all: terms.cops, hidden: hidden.cops },
  ].filter((one) => one.all > 0)
  return all.map((one) => (one.token === turning ? { ...one, hidden: one.hidden + 1 } : one))
}

/** Whether this step raises fingers one by one; where ballots were opened one by one, all have seen them. */
export function isCounted({ phase, terms }: MafiaTable): boolean {
  return phase.type === 'Count' && terms.finger_ms > 0
}

/** Who is on trial: finalists who speak, or between whom the final vote or a tie decides. */
export function finalistsOf({ phase }: MafiaTable): number[] {
  if (phase.type === 'Lot') return phase.tied
  if (phase.type === 'Count' && phase.final) return []
  return 'finalists' in phase ? phase.finalists : []
}

/** Whom this step turns up, if it does. */
export function shown(table: MafiaTable): MafiaFallen | null {
  const { phase } = table
  if ((phase.type !== 'Dawn' && phase.type !== 'Reveal') || phase.seat === null) return null
  return fallenAt(table, phase.seat) ?? null
}

/** Who has not looked at their token yet, before the first night. */
export function unseen({ phase, living }: MafiaTable): number[] {
  return phase.type === 'Opening' ? living.filter((seat) => !phase.ready.includes(seat)) : []
}

/** Who has left in this council; not the night's victim. */
export function leftToday({ fallen, turn }: MafiaTable): MafiaFallen[] {
  return fallen.filter((one) => one.turn === turn && one.cause !== 'mafia' && one.cause !== 'agent-saw')
}

/** Whether this is another step than that one: a new moment of the game. */
export function stepOf({ phase, turn }: MafiaTable): string {
  switch (phase.type) {
    case 'Task':
      return `${phase.type}-${phase.slot}-${turn}`
    case 'Dawn':
    case 'Reveal':
    case 'Saved':
    case 'Tapped':
      return `${phase.type}-${phase.seat}-${turn}`
    case 'Farewell':
      return `${phase.type}-${phase.seat}-${phase.card}-${turn}`
    case 'Window':
      return `${phase.type}-${phase.kind}-${phase.seat}-${phase.cause}-${turn}`
    case 'Speeches':
      return `${phase.type}-${phase.speaker}-${turn}`
    case 'Count':
    case 'RollCall':
      return `${phase.type}-${phase.final}-${turn}`
    case 'TieTalk':
      return `${phase.type}-${phase.round}-${turn}`
    default:
      return `${phase.type}-${turn}`
  }
}
