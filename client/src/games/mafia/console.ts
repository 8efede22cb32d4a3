/** What a person who leads the game is told: the sentence to say, what to do, and what to look out for. */
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaConsole, MafiaTable } from '../../wire'
import { freeCards } from './cards/cards'
import { behindTheCards, cardsToSay } from './cards/console'
import { isVote, shown, unseen } from './table'

type Name = (seat: number) => string

/** What to say aloud now. It tells nothing that is not on the table. */
export function toSay(table: MafiaTable, name: Name): Sentence[] {
  const { phase, terms } = table
  const { theme } = terms
  const eyes = terms.night === 'eyes' ? '-eyes' : ''
  const byCard = cardsToSay(table, name)
  if (byCard) return [byCard]
  switch (phase.type) {
    case 'Dusk':
      return [{ id: `mafia-gm-say-dusk${eyes}` }]
    case 'Panel':
      return eyes && !table.agent_looks ? [] : [{ id: `mafia-gm-say-panel${eyes}` }]
    case 'Task':
      return [{ id: `mafia-gm-say-${eyes ? closedEyes(table, phase.slot) : phase.slot}`, args: { theme } }]
    case 'Dawn':
      return [{ id: `mafia-gm-say-dawn${eyes}` }, goes(table, name)]
    case 'Reveal':
      return [goes(table, name)]
    case 'Farewell':
      return [
        {
          id: phase.card ? 'mafia-gm-say-farewell-card' : 'mafia-gm-say-farewell',
          args: { name: name(phase.seat), theme },
        },
      ]
    case 'Speeches':
      return [{ id: 'mafia-gm-say-speech', args: { name: name(phase.speaker) } }]
    case 'LastCards':
      return [{ id: freeCards(table).length ? 'mafia-gm-say-last-cards' : 'mafia-gm-say-day-ends' }]
    default:
      return SAID[phase.type] ? [{ id: SAID[phase.type]! }] : []
  }
}

const SAID: Partial<Record<MafiaTable['phase']['type'], string>> = {
  Opening: 'mafia-gm-say-opening',
  Talk: 'mafia-gm-say-talk',
  FirstVote: 'mafia-gm-say-first-vote',
  Count: 'mafia-gm-say-count',
  FinalVote: 'mafia-gm-say-final-vote',
  TieTalk: 'mafia-gm-say-tie',
  Lot: 'mafia-gm-say-lot',
  Over: 'mafia-gm-say-over',
}

/** Who is woken where eyes are closed: nobody, if everybody knows that tonight nobody wakes. */
function closedEyes(table: MafiaTable, slot: 'first' | 'second' | 'both'): string {
  if (slot === 'both') return slot
  const wakes = slot === 'first' ? table.agent_looks : table.mafia_meets
  return wakes ? `${slot}-eyes` : 'asleep-eyes'
}

function goes(table: MafiaTable, name: Name): Sentence {
  const fallen = shown(table)
  const dawn = table.phase.type === 'Dawn'
  if (!fallen) return { id: dawn ? 'mafia-gm-say-dawn-nobody' : 'mafia-gm-say-nobody-out' }
  const args = { name: name(fallen.seat), token: fallen.token, theme: table.terms.theme }
  if (fallen.cause === 'agent-saw') return { id: 'mafia-gm-say-dawn-agent-saw', args }
  return { id: fallen.cause === 'mafia' ? 'mafia-gm-say-dawn-gone' : 'mafia-gm-say-out', args }
}

/** What happens behind the scenes: who wakes, what is chosen, and behind whom to stand. For the eyes of who leads. */
export function behindTheScenes(table: MafiaTable, seen: MafiaConsole, name: Name): Sentence[] {
  const { phase, terms } = table
  const { theme } = terms
  const lines: Sentence[] = behindTheCards(table, seen, name)
  if (phase.type === 'Task' && phase.slot !== 'second' && seen.agent !== null && table.agent_looks) {
    const target = seen.one[seen.agent] ?? null
    lines.push({ id: 'mafia-gm-stand-agent', args: { name: name(seen.agent) } })
    if (target !== null)
      lines.push({
        id: 'mafia-gm-looks',
        args: { name: name(seen.agent), target: name(target), token: seen.tokens[target]!, theme },
      })
  }
  if (phase.type === 'Task' && phase.clock.rung && terms.night !== 'eyes') lines.push({ id: 'mafia-gm-calls' })
  if (phase.type === 'Panel' && seen.look && seen.agent !== null)
    lines.push({
      id: 'mafia-gm-looks',
      args: { name: name(seen.agent), target: name(seen.look.seat), token: seen.look.token, theme },
    })
  if (phase.type === 'Task' && phase.slot !== 'first' && table.mafia_meets) {
    lines.push({ id: 'mafia-gm-stand-mafia', args: { names: seen.waking.map(name).join(', '), theme } })
    for (const seat of seen.waking) {
      const target = seen.two[seat] ?? null
      if (target !== null) lines.push({ id: 'mafia-gm-marks', args: { name: name(seat), target: name(target) } })
    }
    lines.push(
      seen.victim === null
        ? { id: 'mafia-gm-no-victim' }
        : { id: 'mafia-gm-victim', args: { name: name(seen.victim) } },
    )
    if (seen.victim !== null && phase.clock.rung)
      lines.push({ id: 'mafia-gm-stand', args: { name: name(seen.victim) } })
  }
  return lines
}

/** What could be overlooked. */
export function warnings(table: MafiaTable, seen: MafiaConsole, name: Name): Sentence[] {
  const { phase, terms } = table
  const found: Sentence[] = []
  const missing = unseen(table)
  if (missing.length) found.push({ id: 'mafia-opening-missing', args: { names: missing.map(name).join(', ') } })
  if ('clock' in phase && phase.clock.rung) found.push({ id: 'mafia-gm-warn-time' })
  if (phase.type === 'Task' || isVote(table)) {
    const away = seen.absent.filter((seat) => table.living.includes(seat))
    for (const seat of away) found.push({ id: 'mafia-gm-warn-away', args: { name: name(seat) } })
  }
  if (phase.type === 'Task') found.push(...taskWarnings(table, phase.slot, seen, name))
  if (phase.type === 'Panel' && terms.one_look && seen.look?.token === 'mafioso')
    found.push({ id: 'mafia-gm-warn-agent-lost', args: { theme: terms.theme } })
  const out = table.voters.length - table.voted.length
  if (isVote(table) && phase.type !== 'TieTalk' && out > 0)
    found.push({ id: 'mafia-gm-warn-votes-out', args: { count: out } })
  if (seen.ready) found.push({ id: 'mafia-gm-warn-ready' })
  if (phase.type === 'Farewell') found.push({ id: 'mafia-gm-warn-shot', args: { name: name(phase.seat) } })
  return found
}

function taskWarnings(table: MafiaTable, slot: string, seen: MafiaConsole, name: Name): Sentence[] {
  const { theme, nobody_without_mark } = table.terms
  const found: Sentence[] = []
  if (slot !== 'second') {
    if (!table.agent_looks) found.push({ id: 'mafia-gm-warn-no-agent' })
    else if (seen.agent !== null && seen.one[seen.agent] == null) found.push({ id: 'mafia-gm-warn-no-look' })
  }
  if (slot === 'first') return found
  if (!table.mafia_meets) return [...found, { id: 'mafia-gm-warn-asleep', args: { theme } }]
  const marks = seen.waking.flatMap((seat) => seen.two[seat] ?? [])
  const legal = marks.filter((seat) => !seen.waking.includes(seat))
  if (!legal.length && nobody_without_mark) found.push({ id: 'mafia-gm-warn-no-mark-nobody', args: { theme } })
  else if (!legal.length && seen.victim !== null)
    found.push({ id: 'mafia-gm-warn-no-mark', args: { name: name(seen.victim), theme } })
  else if (seen.victim !== null && isTied(legal))
    found.push({ id: 'mafia-gm-warn-tied-marks', args: { name: name(seen.victim) } })
  return found
}

function isTied(marks: readonly number[]): boolean {
  const counts = [...new Set(marks)].map((seat) => marks.filter((mark) => mark === seat).length)
  const most = Math.max(...counts)
  return counts.filter((count) => count === most).length > 1
}
