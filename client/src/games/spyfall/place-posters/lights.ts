/** What shines in the sky of a poster, which is 100 wide: shapes of one colour each. */

/** A path, or a dot: as much of SVG as a light is made of. */
interface Glow {
  d: string
  fill?: string
  opacity?: number
  stroke?: number // how wide, if it is a line
}

const PALE = '#fff1bd'
const ROUND = 6.2832

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
}

/** Rays from a point, as wide as the gaps between them. */
function rays(x: number, y: number, count = 18): string {
  const end = (angle: number) => at(x + Math.cos(angle) * 170, y + Math.sin(angle) * 170)
  const ray = (_: unknown, index: number) => {
    const angle = (index / count) * ROUND
    return `M${x} ${y}L${end(angle)} ${end(angle + ROUND / 2 / count)}z`
  }
  return Array.from({ length: count }, ray).join('')
}

/** Points that look strewn and are the same every time. */
function strewn(count: number, draw: (x: number, y: number, number: number) => string): string {
  let number = 7
  return Array.from({ length: count }, () => {
    number = (number * 73 + 41) % 9973
    return draw(number % 100, ((number * 7) % 84) + 4, number)
  }).join('')
}

const stars = (count: number) =>
  strewn(count, (x, y, number) => disc(x, y, Number(((number % 5) / 7 + 0.3).toFixed(1))))
const CRATERS = disc(70, 33, 3) + disc(78, 42, 2.2) + disc(69, 42, 1.3)
const BULBS = ['#ffe27a', '#ff7d6b', '#7fe3c8', '#8fc4ff']

/** A string of lamps from edge to edge. */
function bulbs(): Glow[] {
  const hung = Array.from({ length: 9 }, (_, index) => [4 + index * 11.5, 14 + 9 * Math.sin((index / 8) * Math.PI)])
  const lamps = BULBS.map((fill, colour) => {
    const own = hung.filter((_, index) => index % BULBS.length === colour)
    return { d: own.map(([x, y]) => disc(Number(x!.toFixed(1)), Number((y! + 3).toFixed(1)), 2.4)).join(''), fill }
  })
  return [{ d: 'M-2 11q52 26 104 0', stroke: 0.8, fill: '#000', opacity: 0.5 }, ...lamps]
}

function warp(): string {
  const streak = (_: unknown, index: number) => {
    const angle = index * 2.4
    const near = 16 + ((index * 7) % 26)
    const far = near + 22 + ((index * 13) % 50)
    const point = (away: number) => at(50 + Math.cos(angle) * away, 58 + Math.sin(angle) * away)
    return `M${point(near)}L${point(far)}`
  }
  return Array.from({ length: 52 }, streak).join('')
}

const rings = (x: number, y: number) => [12, 22, 32, 44].map((r) => disc(x, y, r)).join('')

const LIGHTS = {
  rays: [
    { d: rays(66, 46), opacity: 0.15 },
    { d: disc(66, 46, 17), fill: PALE, opacity: 0.9 },
  ],
  sun: [
    { d: rays(66, 40), opacity: 0.08 },
    { d: disc(66, 40, 26), opacity: 0.18 },
    { d: disc(66, 40, 18), fill: PALE },
  ],
  low: [
    { d: rays(50, 84, 24), opacity: 0.1 },
    { d: disc(50, 80, 40), opacity: 0.14 },
    { d: disc(50, 80, 31), fill: PALE, opacity: 0.85 },
  ],
  moon: [
    { d: stars(28), opacity: 0.85 },
    { d: disc(74, 36, 21), opacity: 0.12 },
    { d: disc(74, 36, 14), fill: '#fff6d8' },
    { d: CRATERS, fill: '#d8c9a0', opacity: 0.6 },
  ],
  suns: [
    { d: rays(70, 40, 16), opacity: 0.07 },
    { d: disc(72, 38, 15), fill: '#fff3cf' },
    { d: disc(44, 50, 8), fill: '#ffb48a' },
  ],
  beams: [{ d: 'M14 0 0 104h38zM86 0l14 104H62zM50-4 32 104h36z', opacity: 0.14 }],
  stars: [{ d: stars(64), opacity: 0.85 }],
  embers: [{ d: stars(40), fill: '#ffb04d', opacity: 0.9 }],
  warp: [{ d: warp(), fill: '#cfe4ff', opacity: 0.8, stroke: 0.9 }],
  lamp: [
    { d: 'M46 26 4 106h92L54 26z', fill: '#ffe9a8', opacity: 0.17 },
    { d: 'M49.6-2h.8v20h-.8zM50 17c6 0 9 4 10 9H40c1-5 4-9 10-9z', fill: '#1c1210' },
    { d: disc(50, 27, 4), fill: '#fff3c4' },
  ],
  bulbs: bulbs(),
  flakes: [
    { d: disc(68, 38, 17), fill: '#fffbe6', opacity: 0.8 },
    { d: stars(40), opacity: 0.95 },
  ],
  bubbles: [
    { d: 'M20-4 6 106h26zM62-4l-6 110h34z', opacity: 0.1 },
    { d: strewn(16, (x, y, number) => disc(x, y, 1 + (number % 4) * 0.7)), opacity: 0.28 },
  ],
  steam: [
    { d: disc(50, 46, 34), fill: PALE, opacity: 0.45 },
    {
      d: 'M26 60c-9-10 9-18 0-32M50 48c-9-10 9-18 0-32M74 60c-9-10 9-18 0-32',
      stroke: 5,
      opacity: 0.6,
    },
  ],
  signal: [{ d: rings(50, 46), stroke: 2.4, fill: '#ffd9a0', opacity: 0.35 }],
  rain: [{ d: strewn(60, (x, y) => `M${x} ${y}l-3 9`), fill: '#d5e6ee', stroke: 0.7, opacity: 0.5 }],
} satisfies Record<string, Glow[]>

export type Light = keyof typeof LIGHTS

export function lightOf(name: Light): Glow[] {
  return LIGHTS[name]
}
