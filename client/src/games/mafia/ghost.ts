/** What somebody who is out sees of a night with open eyes, line by line. */
import type { Sentence } from '../../lib/text.svelte'
import type { MafiaGhost, MafiaTable } from '../../wire'

type Name = (seat: number) => string

export function seenByGhost(table: MafiaTable, ghost: MafiaGhost | null, name: Name): Sentence[] {
  const { theme, ghosts } = table.terms
  if (ghosts === 'nothing') return [{ id: 'mafia-ghost-nothing' }]
  if (!ghost) return [{ id: ghosts === 'everything' ? 'mafia-ghost-soon-all' : 'mafia-ghost-soon' }]
  const { agent, waking, looks, marks, tokens, recruit, deck } = ghost
  const lines: Sentence[] = [
    agent === null ? { id: 'mafia-ghost-no-agent' } : { id: 'mafia-ghost-agent', args: { name: name(agent) } },
    ...looks.map(({ seat, token, turn }) => ({
      id: 'mafia-look-note',
      args: { turn, name: name(seat), token, theme },
    })),
  ]
  if (waking.length) lines.push({ id: 'mafia-ghost-waking', args: { names: waking.map(name).join(', '), theme } })
  for (const { seat, target } of marks)
    lines.push({ id: 'mafia-ghost-mark', args: { name: name(seat), target: name(target) } })
  if (waking.length && !marks.length) lines.push({ id: 'mafia-ghost-no-marks' })
  if (recruit) lines.push({ id: 'mafia-gm-recruit', args: { name: name(recruit.seat), by: name(recruit.by) } })
  tokens.forEach((token, seat) => lines.push({ id: 'mafia-was', args: { name: name(seat), token, theme } }))
  deck?.cards.forEach((card, seat) => {
    if (card !== 'neutral') lines.push({ id: 'mafia-told-card', args: { name: name(seat), card, theme } })
  })
  return lines
}
