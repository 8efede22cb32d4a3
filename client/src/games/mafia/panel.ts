/**
 * What lies under the finger at night. Every note has a title and the same number of lines, none of them empty:
 * from afar every held phone shows the same paper.
 */
import { t } from '../../lib/text.svelte'
import type { MafiaHand, MafiaMeaning, MafiaTable } from '../../wire'

export interface NoteText {
  title: string
  lines: string[]
}

export interface Under {
  table: MafiaTable
  hand: MafiaHand
  one: number | null // what is selected for the two tasks
  two: number | null
  name: (seat: number) => string
}

export const TASK_LINES = 3
export const RESULT_LINES = 2
const BETWEEN = ' · '

/** What a task means for this phone: what is asked, how, and what it knows about it. */
export function taskNote(under: Under, meaning: MafiaMeaning): NoteText {
  const { theme } = under.table.terms
  const how = t(`mafia-task-${meaning}-how`)
  const lines =
    meaning === 'mark' ? [how, fellows(under), marks(under)] : [how, chosen(under, meaning), notes(under, meaning)]
  return { title: t(`mafia-task-${meaning}`, { theme }), lines }
}

/** After the first task: the token that the Agent saw, or one's own note. */
export function resultNote(under: Under): NoteText {
  const { table, hand, one, name } = under
  const look = hand.looks.find(({ turn }) => turn === table.turn)
  const { theme } = table.terms
  const last = table.terms.night === 'short' ? second(under) : t('mafia-quiet')
  if (look) {
    const title = t('mafia-panel-look', { name: name(look.seat), token: look.token, theme })
    return { title, lines: [notes(under, 'look'), last] }
  }
  if (hand.token === 'agent' && table.agent_looks)
    return { title: t('mafia-panel-look-nobody'), lines: [notes(under, 'look'), last] }
  const title = one === null ? t('mafia-panel-suspect-nobody') : t('mafia-panel-suspect', { name: name(one) })
  return { title, lines: [notes(under, 'suspect'), last] }
}

/** Where both tasks were one step, the note on the second. */
function second({ table, hand, two, name }: Under): string {
  const wakes = hand.seat !== undefined && hand.waking.includes(hand.seat) && table.living.includes(hand.seat)
  const what = wakes ? 'mark' : 'trust'
  return two === null ? t(`mafia-panel-${what}-nobody`) : t(`mafia-panel-${what}`, { name: name(two) })
}

function chosen({ one, two, name }: Under, meaning: MafiaMeaning): string {
  const seat = meaning === 'trust' ? two : one
  return seat === null ? t('mafia-chosen-nobody') : t('mafia-chosen', { name: name(seat) })
}

/** Who else wakes. */
function fellows({ table, hand, name }: Under): string {
  const names = others({ table, hand }).map(name)
  return names.length ? t('mafia-task-with', { names: names.join(', ') }) : t('mafia-task-alone')
}

/** Whom one marks oneself just now, and the others who wake, as of the last call. */
function marks({ table, hand, two, name }: Under): string {
  const awake = others({ table, hand })
  const made = hand.marks.filter(({ seat }) => awake.includes(seat))
  const said = made.map(({ seat, target }) => t('mafia-task-marks', { name: name(seat), target: name(target) }))
  const own = two === null ? [] : [t('mafia-task-yours', { target: name(two) })]
  return [...own, ...said].join(BETWEEN) || t('mafia-task-no-marks')
}

function others({ table, hand }: Pick<Under, 'table' | 'hand'>): number[] {
  return hand.waking.filter((seat) => seat !== hand.seat && table.living.includes(seat))
}

/** What this seat has seen or noted in earlier nights, the newest first. */
function notes({ table, hand, name }: Under, meaning: MafiaMeaning): string {
  const { theme } = table.terms
  const which = meaning === 'trust' ? 'two' : 'one'
  const nights = Array.from({ length: Math.max(0, table.turn - 1) }, (_, back) => table.turn - 1 - back)
  const said = nights.flatMap((turn) => {
    const look = meaning === 'trust' ? undefined : hand.looks.find((one) => one.turn === turn)
    if (look) return [t('mafia-look-note', { turn, name: name(look.seat), token: look.token, theme })]
    const seat = hand.notes.find((note) => note.turn === turn)?.[which] ?? null
    return seat === null ? [] : [t('mafia-note', { turn, name: name(seat) })]
  })
  return said.join(BETWEEN) || t('mafia-notes-empty')
}
