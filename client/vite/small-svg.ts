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
    const from = here
    here = points.at(-1) ?? start
    if (kind === 'M') start = here
    const rounded = points.map(([x, y]): Point => [Math.round(x * fine), Math.round(y * fine)])
    text.add(kind, rounded, kind === 'A' ? arcOf(numbers, fine, from, here) : undefined)
  }
  return text.path
}

interface Arc {
  radii: [x: number, y: number]
  rest: number[] // how far it is turned, and its flags
  bulge: number // how far it leaves the line between its ends
}

function arcOf([rx, ry, turned, ...flags]: number[], fine: number, from: Point, to: Point): Arc {
  const half = (Math.hypot(to[0] - from[0], to[1] - from[1]) / 2) * fine
  const radius = Math.max(rx! * fine, ry! * fine, half)
  const beyond = Math.sqrt(radius ** 2 - half ** 2)
  const [large, sweep] = flags
  return {
    radii: [rx! * fine, ry! * fine],
    rest: [Math.round(turned!), large!, sweep!],
    bulge: large ? radius + beyond : radius - beyond,
  }
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

  add(kind: string, points: Point[], arc?: Arc): void {
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
      this.shorter(kind, points.flat(), from, arc && radiiAt(arc, Math.hypot(dx, dy) / 2))
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
function isFlat(here: Point, points: Point[], arc?: Arc): boolean {
  const to = points.at(-1)!
  const [dx, dy] = [to[0] - here[0], to[1] - here[1]]
  const chord = Math.hypot(dx, dy)
  if (arc) return arc.bulge < 0.6
  return points.every(([x, y]) => {
    const [px, py] = [x - here[0], y - here[1]]
    if (!chord) return Math.hypot(px, py) < 1.5
    const along = (px * dx + py * dy) / chord
    return Math.abs(px * dy - py * dx) / chord < 0.7 && along > -0.7 && along < chord + 0.7
  })
}

/** An arc between ends that have moved a little keeps its bulge rather than its radius, or it would be seen. */
function radiiAt({ radii: [rx, ry], rest, bulge }: Arc, half: number): number[] {
  const isRound = Math.abs(rx - ry) < 0.5
  // a half circle whose radius is too small is still one
  if (isRound && Math.abs(bulge - half) < 0.7) return [...Array<number>(2).fill(Math.max(1, Math.floor(half))), ...rest]
  const radius = (half ** 2 + bulge ** 2) / (2 * bulge)
  const precise = radius < half * 1.2 ? Math.round(radius * 10) / 10 : Math.round(radius)
  const own = [rx, ry].map((length) => Math.max(1, Math.round(length)))
  return [...(isRound ? [precise, precise] : own), ...rest]
}

/** Numbers in a row; a sign parts them as well as a space. */
function joined(numbers: number[]): string {
  return numbers.reduce((text, number) => text + (text && number >= 0 ? ' ' : '') + number, '')
}
