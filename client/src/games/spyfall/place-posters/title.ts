/** The title of a poster, as large as its strip allows: in one line or in two, and never cut. */

interface Title {
  lines: string[]
  size: number // of the letters, in hundredths of the poster's width
}

const ROOM = 92 // of the poster's width
const LINE = 1.15 // of the size of the letters: capitals may carry signs
const WORTH = 1.08 // times larger letters are worth a second line
const READABLE = 7 // hundredths of the poster's width: a word in smaller letters goes on in the next line

/** `high` is the strip, in hundredths of the poster's width; `width` tells how wide a line is, in ems. */
export function titleOf(name: string, high: number, largest: number, width: (line: string) => number): Title {
  const set = (lines: string[]) => {
    const widest = Math.max(0.1, ...lines.map((line) => width(line.toLocaleUpperCase())))
    return { lines, widest, size: Math.min(largest, ROOM / widest, high / lines.length / LINE) }
  }
  const one = set([name])
  const two = cuts(name).map(set)
  const even = two.reduce((best, way) => (way.widest < best.widest ? way : best), two[0] ?? one)
  const whole = even.size > one.size * WORTH ? even : one
  const { lines, size } = whole.size < READABLE ? set(halves(name)) : whole
  return { lines, size }
}

/** A word of a guest that is too long for a line. */
function halves(name: string): string[] {
  const letters = [...name]
  const middle = Math.ceil(letters.length / 2)
  return [letters.slice(0, middle), letters.slice(middle)].map((half) => half.join('').trim())
}

/** Every way to part a text at a space. */
function cuts(name: string): string[][] {
  return [...name.matchAll(/\s+/gu)].map(({ index }) => [name.slice(0, index), name.slice(index).trim()])
}
