/** Sizes the words of one board: in two sizes at most, or the eye would go to short words first. */
import { BREAK, brokenInto, linesOf } from './word-lines'

export interface Lettering {
  lines: string[]
  size: number // of the letters, in hundredths of the card's width
  squeeze: number // how far they are squeezed, 1 for not at all
}

const ROOM = 86 // of the card's width
const LARGEST = 25
const LEAST = 18.5 // twelve pixels on a small phone: before that a word has more lines, up to three, and then is squeezed
const TIGHTEST = 0.85 // the longest word is squeezed that far before all long ones get smaller

/** `width` tells how wide a line is, in ems. */
export function letter(words: readonly string[], width: (line: string) => number): Lettering[] {
  const drawn = (line: string) => width(line.replace(BREAK, '-'))
  const room = (lines: string[]) => Math.min(LARGEST, ROOM / Math.max(0.1, ...lines.map(drawn)))
  const broken = words.map((word) => {
    const capitals = word.toLocaleUpperCase()
    const ways = [linesOf(capitals), brokenInto(2, capitals), brokenInto(3, capitals)]
    return ways.find((lines) => room(lines) >= LEAST * TIGHTEST) ?? ways.at(-1)!
  })
  const wanted = broken.map(room)
  const small = Math.max(LEAST, Math.min(...wanted, LARGEST * TIGHTEST) / TIGHTEST)
  const large = largest(wanted, small)
  return broken.map((lines, at) => {
    const size = wanted[at]! >= large ? large : small
    return { lines, size, squeeze: Math.min(1, wanted[at]! / size) }
  })
}

/** The size beside the small one with which the board is the most readable as a whole. */
function largest(wanted: readonly number[], small: number): number {
  const gain = (size: number) => wanted.filter((room) => room >= size).length * (size - small)
  const sizes = wanted.filter((size) => size >= small)
  return sizes.reduce((best, size) => (gain(size) > gain(best) ? size : best), small)
}
