/** Makes a drawing small: its points on a coarse grid, in whole numbers, each step written the shortest way. */

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
const [LENGTH, FLAG, GAP] = [`(${NUMBER.source})`, '([01])', String.raw`[\s,]*`]
const ARC = new RegExp([LENGTH, LENGTH, LENGTH, FLAG, FLAG, LENGTH, LENGTH].join(GAP), 'gi')
const LENGTHS = /\b(cx|cy|rx|ry|r|x|y|width|height|stroke-width)="([-.\d]+)"/g
const BEYOND_US = /<(?:use|clipPath|filter|linearGradient|radialGradient)|transform=|stroke-dash/

/** The body of an SVG with `fine` points to each of its units; what is more than paths and boxes stays as it is. */
export function small(body: string, fine: number): string {
  if (BEYOND_US.test(body)) return body
  const points = body
    .replace(/\bd="([^"]*)"/g, (_, path: string) => `d="${smallPath(path, fine)}"`)
    .replace(LENGTHS, (_, name: string, length: string) => `${name}="${Math.round(Number(length) * fine)}"`)
  return `<g transform="scale(${String(1 / fine).replace(/^0/, '')})">${points}</g>`
}

interface Step {
  command: string
  numbers: number[]
}

type Point = [x: number, y: number]

/** A path whose every point is rounded by itself: rounded distances would add up to a crooked drawing. */
export function smallPath(path: string, fine: number): string {
  const text = new Written()
  let here: Point = [0, 0] // before rounding
  let start: Point = [0, 0]
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toUpperCase()
    const points = pointsOf(kind, numbers, command === kind ? [0, 0] : here, here)
    here = points.at(-1) ?? start
    if (kind === 'M') start = here
    const rounded = points.map(([x, y]): Point => [Math.round(x * fine), Math.round(y * fine)])
    text.add(kind, rounded, kind === 'A' ? arcOf(numbers, fine) : [])
  }
  return text.path
}

/** The two radii of an arc, how far it is turned, and its flags. */
function arcOf([rx, ry, turned, ...flags]: number[], fine: number): number[] {
  return [rx! * fine, ry! * fine, Math.round(turned!), ...flags.slice(0, 2)]
}

/** All points of a step, control points first, as places on the page. */
function pointsOf(kind: string, numbers: number[], [x, y]: Point, here: Point): Point[] {
  if (kind === 'Z') return []
  if (kind === 'H') return [[x + numbers[0]!, here[1]]]
  if (kind === 'V') return [[here[0], y + numbers[0]!]]
  const places = kind === 'A' ? numbers.slice(5) : numbers
  return Array.from({ length: places.length / 2 }, (_, at) => [x + places[2 * at]!, y + places[2 * at + 1]!])
}

/** Takes a path apart; several steps may share one letter. */
function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)].flatMap(([, command, rest]) => {
    const kind = command!.toUpperCase()
    // the two flags of an arc may stand without a space between them
    const parted = kind === 'A' ? rest!.replace(ARC, '$1 $2 $3 $4 $5 $6 $7 ') : rest!
    const numbers = (parted.match(NUMBER) ?? []).map(Number)
    const count = NUMBERS[kind]!
    if (!count) return [{ command: command!, numbers }]
    return Array.from({ length: numbers.length / count }, (_, at) => ({
      command: at && kind === 'M' ? (command === 'M' ? 'L' : 'l') : command!,
      numbers: numbers.slice(at * count, (at + 1) * count),
    }))
  })
}

/** A path as it is being written. */
class Written {
  path = ''
  private last = ''
  private here: Point = [0, 0]
  private start: Point = [0, 0]

  add(kind: string, points: Point[], arc: number[]): void {
    if (kind === 'Z') {
      this.here = this.start
      return this.put('z', [])
    }
    const to = points.at(-1)!
    const [dx, dy] = [to[0] - this.here[0], to[1] - this.here[1]]
    const straight = 'LHV'.includes(kind) || ('CQA'.includes(kind) && isFlat(this.here, points, arc))
    if (straight && !dx && !dy) return // nothing of it is to be seen
    if (straight && !dy) this.shorter('H', [to[0]], [dx])
    else if (straight && !dx) this.shorter('V', [to[1]], [dy])
    else if (straight) this.shorter('L', to, [dx, dy])
    else {
      const from = points.flatMap(([x, y]) => [x - this.here[0], y - this.here[1]])
      this.shorter(kind, points.flat(), from, rounded(arc, Math.hypot(dx, dy)))
    }
    this.here = to
    if (kind === 'M') this.start = to
  }

  private shorter(kind: string, there: number[], from: number[], before: number[] = []): void {
    const [absolute, relative] = [joined([...before, ...there]), joined([...before, ...from])]
    if (absolute.length < relative.length) this.put(kind, [...before, ...there])
    else this.put(kind.toLowerCase(), [...before, ...from])
  }

  private put(command: string, numbers: number[]): void {
    const same = command === this.last && !'zmM'.includes(command)
    const text = joined(numbers)
    this.path += (same ? (text.startsWith('-') ? '' : ' ') : command) + text
    this.last = command
  }
}

/** Whether a curve leaves the line between its ends by less than anybody sees. */
function isFlat(here: Point, points: Point[], arc: number[]): boolean {
  const to = points.at(-1)!
  const [dx, dy] = [to[0] - here[0], to[1] - here[1]]
  const chord = Math.hypot(dx, dy)
  if (arc.length) return bulge(arc, chord) < 0.6
  return points.every(([x, y]) => {
    const [px, py] = [x - here[0], y - here[1]]
    if (!chord) return Math.hypot(px, py) < 1.5
    const along = (px * dx + py * dy) / chord
    return Math.abs(px * dy - py * dx) / chord < 0.7 && along > -0.7 && along < chord + 0.7
  })
}

/** How far an arc leaves the line between its ends. */
function bulge([rx, ry, , large]: number[], chord: number): number {
  const radius = Math.max(rx!, ry!, chord / 2)
  const rest = Math.sqrt(radius ** 2 - (chord / 2) ** 2)
  return large ? radius + rest : radius - rest
}

/** A half circle whose radius is a little too small is still one; if it were too large, it would get a bump. */
function rounded([rx, ry, ...rest]: number[], chord: number): number[] {
  if (rx === undefined || ry === undefined) return []
  const short = rx <= (chord / 2) * 1.08 ? Math.floor : Math.round
  return [Math.max(1, short(rx)), Math.max(1, short(ry)), ...rest]
}

/** Numbers in a row; a sign parts them as well as a space. */
function joined(numbers: number[]): string {
  return numbers.reduce((text, number) => text + (text && number >= 0 ? ' ' : '') + number, '')
}
