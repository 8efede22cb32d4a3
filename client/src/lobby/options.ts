/** The options form: what the server offers, and what a group has agreed on so far. */

import { getJson } from '../lib/get-json'
import type { Field, GameInfo, RoomView } from '../wire'
import { twinOf } from './packs'

export type { Field, GameInfo }
export type Value = Field['default']
export type Options = GameInfo['presets'][string]

const asked = new Map<number, Promise<GameInfo[]>>()

/** All games with their forms; the defaults follow the number of players. */
export function gamesFor(seats: number): Promise<GameInfo[]> {
  const known = asked.get(seats)
  if (known) return known
  const answer = getJson<GameInfo[]>(`/api/games?seats=${seats}`)
  asked.set(seats, answer)
  answer.catch(() => asked.delete(seats)) // ask again next time
  return answer
}

export function valueOf(options: Options, field: Field): Value {
  const [first, second] = path(field)
  const value = options[first]
  if (second === undefined) return (value as Value | undefined) ?? field.default
  return (value as Record<string, Value> | undefined)?.[second] ?? field.default
}

/**
 * The options with one value changed. Only what differs from the default is kept; but a pack is
 * always named, because at a table of another language the server has another default.
 */
export function withValue(options: Options, field: Field, value: Value): Options {
  const [first, second] = path(field)
  const kept = value === field.default && field.kind !== 'pack' ? undefined : value
  if (second === undefined) return put<Options[string]>(options, first, kept)
  const group = put((options[first] ?? {}) as Record<string, Value>, second, kept)
  return put<Options[string]>(options, first, Object.keys(group).length ? group : undefined)
}

/** The option by which a group agrees that a person leads the game, if it can be led by one. */
export function leaderOption(form: readonly Field[]): Field | undefined {
  return form.find(({ name, values }) => name === 'master' && values.includes(A_PERSON))
}

export const A_PERSON = 'person'

/** Who leads the next game: a member, or null for the app; undefined: nobody does, or nobody has been appointed yet. */
export function leaderOf(
  { options, appointed }: Pick<RoomView, 'options' | 'appointed'>,
  form: readonly Field[],
): number | null | undefined {
  const option = leaderOption(form)
  if (!option) return undefined
  return valueOf(options as Options, option) === A_PERSON ? (appointed ?? undefined) : null
}

/** Other options of a game, with which the member leads who has been appointed, if anybody has. */
export function ledAsBefore(options: Options, appointed: number | null, form: readonly Field[]): Options {
  const option = leaderOption(form)
  return option && appointed !== null ? withValue(options, option, A_PERSON) : options
}

/** A preset says nothing about the packs, nor about who leads: the group keeps its own. */
function isKept(field: Field): boolean {
  return field.kind === 'pack' || leaderOption([field]) !== undefined
}

export function withPreset(options: Options, preset: Options, form: readonly Field[]): Options {
  let chosen: Options = {}
  for (const field of form) {
    const from = isKept(field) ? options : preset
    if (path(field)[0] in from) chosen = withValue(chosen, field, valueOf(from, field))
  }
  return chosen
}

/** The preset that these options amount to; undefined if the group has its own mix. */
export function presetOf(options: Options, { presets, form }: Pick<GameInfo, 'presets' | 'form'>): string | undefined {
  return Object.keys(presets).find((name) =>
    form.every((field) => isKept(field) || valueOf(options, field) === valueOf(presets[name]!, field)),
  )
}

/** The options that fit when the number of people has changed: the same preset, as it is now; null: nothing changes. */
export function refitted(options: Options, before: GameInfo, after: GameInfo): Options | null {
  const name = presetOf(options, before)
  const preset = name === undefined ? undefined : after.presets[name]
  if (!preset || presetOf(options, after) === name) return null
  return withPreset(options, preset, after.form)
}

/**
 * The preset that the group has started from: the one that its options are nearest to. Between two, the friendly one,
 * with which every game begins.
 */
export function startOf(options: Options, { presets, form }: Pick<GameInfo, 'presets' | 'form'>): Options {
  const from = friendlyFirst(presets).map(([, preset]) => preset)
  const least = Math.min(...from.map((preset) => changed(options, preset, form)))
  return from.find((preset) => changed(options, preset, form) === least) ?? {}
}

/** How many lines of the form the group has changed from this start. */
export function changed(options: Options, start: Options, form: readonly Field[]): number {
  return form.filter((field) => isChanged(options, start, field)).length
}

/** A pack is a choice of its own, and no change. */
export function isChanged(options: Options, start: Options, field: Field): boolean {
  return field.kind !== 'pack' && valueOf(options, field) !== valueOf(start, field)
}

/** Friends come before the law. */
export function friendlyFirst(presets: GameInfo['presets']): [name: string, preset: Options][] {
  return Object.entries(presets).sort(([one], [other]) => Number(other === 'relaxed') - Number(one === 'relaxed'))
}

export interface Section {
  name: string // '' for what everybody should look at, 'times', or the name of a group
  fields: Field[]
}

/** A number of seconds; other numbers count rounds, spies or points. */
export function isTime({ kind, name }: Field): boolean {
  return kind === 'number' && name.endsWith('seconds')
}

const ROUND_TIMES = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 420, 480, 540, 600, 720, 900, 1200, 1800]
const TIMES = 4

/** A few round times to choose from: those nearest to the usual one, and what is chosen now. */
export function timesNear({ default: usual, least, most }: Field, now: number): number[] {
  const apart = (seconds: number) => Math.abs(Math.log(seconds / (Number(usual) || 60)))
  const possible = ROUND_TIMES.filter((seconds) => seconds >= (least ?? 0) && seconds <= (most ?? Infinity))
  const near = [...possible].sort((one, other) => apart(one) - apart(other)).slice(0, TIMES)
  return [...new Set([...(least === 0 ? [0] : []), ...near, now])].sort((one, other) => one - other)
}

/** The few that a group should look at, in this order; and all others. */
export function parted(form: readonly Field[], first: readonly string[]): { first: Field[]; more: Field[] } {
  return {
    first: first.flatMap((name) => form.find((field) => field.name === name) ?? []),
    more: form.filter(({ name }) => !first.includes(name)),
  }
}

/** The form in sections: the main lines first, then the times, then each group of options. */
export function sections(form: readonly Field[]): Section[] {
  const found = new Map<string, Field[]>()
  for (const field of form) {
    const [first, second] = path(field)
    const name = second !== undefined ? first : isTime(field) ? 'times' : ''
    found.set(name, [...(found.get(name) ?? []), field])
  }
  return [...found].map(([name, fields]) => ({ name, fields }))
}

/** The table changes its language: packs that came with Konspira change with it, own ones stay. */
export function inLanguage(options: Options, form: readonly Field[], language: string): Options {
  return form.reduce((chosen, field) => {
    const pack = String(valueOf(chosen, field))
    const twin = twinOf(pack, language)
    const both = field.values.includes(pack) && field.values.includes(twin)
    return both && pack !== twin ? withValue(chosen, field, twin) : chosen
  }, options)
}

function path(field: Field): [first: string, second?: string] {
  return field.name.split('.') as [string, string?]
}

function put<T>(record: Record<string, T>, name: string, value: T | undefined): Record<string, T> {
  const others = Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))
  return value === undefined ? others : { ...others, [name]: value }
}
