/** The options form: what the server offers, and what a group has agreed on so far. */

export type Value = boolean | number | string
export type Options = Record<string, Value | Record<string, Value>>

export interface Field {
  name: string // a dot leads into a group: clue_rules.acronyms
  kind: 'switch' | 'choice' | 'number' | 'pack'
  default: Value
  rules: string[]
  values: string[]
  least: number | null
  most: number | null
}

export interface GameInfo {
  name: string
  seats: [least: number, most: number]
  presets: Record<string, Options>
  form: Field[]
}

const asked = new Map<number, Promise<GameInfo[]>>()

/** All games with their forms; the defaults follow the number of players. */
export function gamesFor(seats: number): Promise<GameInfo[]> {
  const known = asked.get(seats)
  if (known) return known
  const answer = fetch(`/api/games?seats=${seats}`).then((response) => {
    if (!response.ok) throw new Error(`no games: ${response.status}`)
    return response.json() as Promise<GameInfo[]>
  })
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

/** The options with one value changed. Only what differs from the default is kept. */
export function withValue(options: Options, field: Field, value: Value): Options {
  const [first, second] = path(field)
  const kept = value === field.default ? undefined : value
  if (second === undefined) return put<Options[string]>(options, first, kept)
  const group = put((options[first] ?? {}) as Record<string, Value>, second, kept)
  return put<Options[string]>(options, first, Object.keys(group).length ? group : undefined)
}

/** A preset says nothing about the words, so the group keeps its pack. */
export function withPreset(options: Options, preset: Options, form: readonly Field[]): Options {
  let chosen: Options = {}
  for (const field of form) {
    chosen = withValue(chosen, field, valueOf(field.kind === 'pack' ? options : preset, field))
  }
  return chosen
}

/** The preset that these options amount to; undefined if the group has its own mix. */
export function presetOf(options: Options, { presets, form }: Pick<GameInfo, 'presets' | 'form'>): string | undefined {
  return Object.keys(presets).find((name) =>
    form.every((field) => field.kind === 'pack' || valueOf(options, field) === valueOf(presets[name]!, field)),
  )
}

/** How many lines of the form the group has changed. */
export function changed(options: Options, form: readonly Field[]): number {
  return form.filter((field) => field.kind !== 'pack' && valueOf(options, field) !== field.default).length
}

export interface Section {
  name: string // '' for what everybody should look at, 'times', or the name of a group
  fields: Field[]
}

/** The form in sections: the main lines first, then the times, then each group of options. */
export function sections(form: readonly Field[]): Section[] {
  const found = new Map<string, Field[]>()
  for (const field of form) {
    const [first, second] = path(field)
    const name = second !== undefined ? first : field.kind === 'number' ? 'times' : ''
    found.set(name, [...(found.get(name) ?? []), field])
  }
  return [...found].map(([name, fields]) => ({ name, fields }))
}

/** Texts have no dots and underscores in their names. */
export function textId(game: string, name: string): string {
  return `option-${game}-${name.replaceAll(/[._]/g, '-')}`
}

const BUILT_IN = /^words\.[a-z]{2}$/

/** The table changes its language: words that came with Konspira change with it, own ones stay. */
export function inLanguage(options: Options, form: readonly Field[], language: string): Options {
  const field = form.find(({ kind }) => kind === 'pack')
  const words = `words.${language}`
  if (!field || !field.values.includes(words) || !BUILT_IN.test(String(valueOf(options, field)))) return options
  return withValue(options, field, words)
}

function path(field: Field): [first: string, second?: string] {
  return field.name.split('.') as [string, string?]
}

function put<T>(record: Record<string, T>, name: string, value: T | undefined): Record<string, T> {
  const { [name]: _, ...others } = record
  return value === undefined ? others : { ...others, [name]: value }
}
