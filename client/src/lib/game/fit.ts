/** Breaks and sizes a word so that it fits on its card. */

const LONGEST_LINE = 12 // longer words are broken
const JOINT = /[\s-]/u
const VOWEL = /[aeiouyąęóаеёиоуыэюя]/iu

/** The word in one or two lines: parted at a space or hyphen, or broken before a syllable. */
export function linesOf(word: string): string[] {
  return word.length <= LONGEST_LINE && !JOINT.test(word) ? [word] : brokenInto(2, word)
}

/** The word in so many lines, each about as long. */
export function brokenInto(lines: number, word: string): string[] {
  if (lines === 1) return [word]
  const [head, tail] = cut(word, word.length / lines)
  return [head, ...brokenInto(lines - 1, tail)]
}

/** A word in two, near the place that is wanted. */
function cut(word: string, wanted: number): [head: string, tail: string] {
  const nearest = (places: number[]) => places.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
  const joints = [...word.matchAll(/[\s-]/gu)].map(({ index, 0: joint }) => (joint === '-' ? index + 1 : index))
  const joint = nearest(joints)
  if (joint !== undefined) return [word.slice(0, joint), word.slice(joint).trim()]
  const syllables = [...word].flatMap((_, at) => (startsSyllable(word, at) ? [at] : []))
  const at = nearest(syllables) ?? Math.ceil(wanted)
  return [`${word.slice(0, at)}-`, word.slice(at)]
}

function startsSyllable(word: string, at: number): boolean {
  if (at < 3 || at > word.length - 3) return false
  return !VOWEL.test(word[at]!) && VOWEL.test(word[at + 1]!) && VOWEL.test(word.slice(0, at))
}

interface Fit {
  /** font size in hundredths of the card's width */
  size: number
  /** how far letters are squeezed, 1 for not at all */
  squeeze: number
}

const LARGEST = 25
const ROOM = 88 // of the card's width
const TIGHTEST = 0.8 // narrower letters are harder to read than smaller ones

/** The largest size at which lines of these widths (in ems) stay on the card. */
export function fit(ems: readonly number[]): Fit {
  const widest = Math.max(...ems)
  const wanted = ROOM / widest
  if (wanted >= LARGEST) return { size: LARGEST, squeeze: 1 }
  const size = Math.min(LARGEST, wanted / TIGHTEST)
  return { size, squeeze: Math.min(1, wanted / size) }
}

const ROUGHLY = 0.7 // of an em, where nothing can be measured
const known = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** The width of a bold line in ems, as this phone's own font draws it. */
export function measure(line: string): number {
  const seen = known.get(line)
  if (seen !== undefined) return seen
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return line.length * ROUGHLY
  pen.font = `800 100px ${getComputedStyle(document.body).fontFamily}`
  const ems = pen.measureText(line).width / 100
  known.set(line, ems)
  return ems
}
