/** Searches a rulebook, and takes the text of a rule apart. */
import { comparable } from '../lib/comparable'

export interface Chapter {
  title: string
  about: string // what is said before the first rule
  rules: Rule[]
}

/** A ruling has a place of the rulebook that it is about, and mostly another reading; an option may give that. */
export interface Rule {
  id: string
  text: string
  place?: string
  other?: string
  option?: string
}

/** Where two boxes share a book, each chapter names its box: “Spyfall 2: questions”. On its own page it need not. */
export function withoutBox(chapters: Chapter[]): Chapter[] {
  const first = chapters[0]?.title ?? ''
  const box = first.slice(0, first.lastIndexOf(': ') + 2)
  if (box.length < 3 || !chapters.every(({ title }) => title.startsWith(box))) return chapters
  return chapters.map((chapter) => {
    const title = chapter.title.slice(box.length)
    return { ...chapter, title: title.charAt(0).toUpperCase() + title.slice(1) }
  })
}

/** The chapters with only the rules in which every word of the query occurs; in the number, text or title. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = stems(query)
  if (!words.length) return [...chapters]
  return chapters
    .map(({ title, rules, ...chapter }) => ({
      ...chapter,
      title,
      rules: rules.filter(({ id, text, place = '', other = '', option = '' }) => {
        const page = comparable(`${spellings(id)} ${title} ${place} ${text} ${other} ${option}`)
        return words.every((word) => page.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length)
}

/** A number as people type it: CN-08, CN08, CN-8 and CN8. */
function spellings(id: string): string {
  const short = id.replace(/-(O?)0+/, '-$1')
  return [id, short, id.replace('-', ''), short.replace('-', '')].join(' ')
}

function stems(query: string): string[] {
  return comparable(query).split(/\s+/).filter(Boolean).map(stem)
}

const INFLECTED = 6

/** Longer words change their endings: zabójca, zabójcy, zabójcę. */
function stem(word: string): string {
  return word.length >= INFLECTED && !/\d$/.test(word) ? word.slice(0, -1) : word
}

/** A text, cut where words of the query begin and end. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = stems(query)
  const letters = Array.from(text)
  const hit = letters.map(() => false)
  const { folded, places } = foldedWithPlaces(letters)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [first, last] = [places[at]!, places[at + word.length - 1]!]
      for (let place = first; place <= endOfWord(letters, last); place++) hit[place] = true
    }
  }
  const found: { text: string; hit: boolean }[] = []
  letters.forEach((letter, place) => {
    const last = found.at(-1)
    if (last?.hit === hit[place]) last!.text += letter
    else found.push({ text: letter, hit: hit[place]! })
  })
  return found
}

/** The text as it is compared, and which letter each sign of it comes from. */
function foldedWithPlaces(letters: string[]): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  letters.forEach((letter, place) => {
    const signs = comparable(letter)
    folded += signs
    for (let sign = 0; sign < signs.length; sign++) places.push(place)
  })
  return { folded, places }
}

/** A hit goes on to the end of its word, whatever its ending. */
function endOfWord(letters: string[], place: number): number {
  while (/\p{L}/u.test(letters[place] ?? '') && /[\p{L}\p{M}]/u.test(letters[place + 1] ?? '')) place++
  return place
}

export type Piece = { kind: 'text' | 'code' | 'rule'; text: string }

const PIECES = /`([^`]+)`|\b([A-Z][A-Z0-9]+-[A-Z]?\d+(?:\.\d+)*)\b/g

/** A rule's text taken apart: plain words, examples of clues, and rules it points to. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const { index, 0: all, 1: code, 2: rule } of text.matchAll(PIECES)) {
    if (index > from) found.push({ kind: 'text', text: text.slice(from, index) })
    found.push(code ? { kind: 'code', text: code } : { kind: 'rule', text: rule! })
    from = index + all.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}
