import catalogue from '../src/catalogue.json'

type Value = boolean | number | string

/** What the options of a game are for so many players, unless somebody changes them. */
export function defaultsOf<Options>(game: string, seats: number): Options {
  const options: Record<string, Value | Record<string, Value>> = {}
  for (const option of catalogue.options.filter((each) => each.game === game)) {
    const [first = '', second] = option.name.split('.')
    const others: Partial<Record<string, Value>> = option.defaults ?? {}
    const value = others[seats] ?? option.default
    options[first] = second === undefined ? value : { ...(options[first] as object), [second]: value }
  }
  return options as Options
}
