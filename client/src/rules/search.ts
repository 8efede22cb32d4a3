/** Searches a rulebook, and takes the text of a rule apart. */
import { comparable } from '../lib/comparable'

export interface Chapter {
  title: string
  rules: { id: string; text: string }[]
}

/** The chapters with only the rules in which every word of the query occurs; in the id, text or title. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = comparable(query).split(/\s+/).filter(Boolean).map(stem)
  if (!words.length) return [...chapters]
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text }) => {
        const page = comparable(`${id} ${title} ${text}`)
        return words.every((word) => page.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length)
}

const INFLECTED = 6

/** Longer words change their endings: zabójca, zabójcy, zabójcę. */
function stem(word: string): string {
  return word.length >= INFLECTED && !/\d$/.test(word) ? word.slice(0, -1) : word
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
