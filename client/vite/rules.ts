import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { markdownFolder } from './markdown-folder.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'rules')
const RULE = /^- \*\*([A-Z0-9]+-[A-Z]?[\d.]+)\*\* (.+)$/

const NAME = 'virtual:rules'

/**
 * The numbered rules of docs/rules, as chapters `{ title, about, rules: [{ id, text }] }`.
 * `virtual:rules/codenames.pl` is one book, and English has no ending; `virtual:rules` knows
 * the way to each.
 */
export function rules(): Plugin {
  return markdownFolder('rules', FOLDER, chapters, shelf)
}

/**
 * `{ codenames: { en: () => import('virtual:rules/codenames'), pl: ... } }`, and the letters that the rules of each
 * book begin with: `{ codenames: ['CN'] }`.
 */
function shelf(): string {
  const books = new Map<string, string[]>()
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()) {
    const [book = '', language = 'en'] = file.slice(0, -3).split('.')
    const way = `${language}: () => import('${NAME}/${file.slice(0, -3)}')`
    books.set(book, [...(books.get(book) ?? []), way])
  }
  const all = [...books].map(([book, ways]) => `${JSON.stringify(book)}: { ${ways.join(', ')} }`)
  const letters = Object.fromEntries([...books.keys()].map((book) => [book, lettersIn(book)]))
  return `export default { ${all.join(', ')} }\nexport const letters = ${JSON.stringify(letters)}`
}

function lettersIn(book: string): string[] {
  const found = chapters(readFileSync(join(FOLDER, `${book}.md`), 'utf8')).flatMap(({ rules }) => rules)
  return [...new Set(found.map(({ id }) => id.split('-')[0]!))]
}

/** A sentence of its own: no rule, no table, no list. */
const ABOUT = /^\p{L}/u

export interface Chapter {
  title: string
  about: string // what is said before the first rule
  rules: { id: string; text: string }[]
}

export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) found.push({ title: line.slice(3), about: '', rules: [] })
    const chapter = found.at(-1)
    const [, id, text] = RULE.exec(line) ?? []
    if (id && text) chapter?.rules.push({ id, text })
    else if (chapter && !chapter.rules.length && ABOUT.test(line)) chapter.about = line
  }
  return found.filter((chapter) => chapter.rules.length)
}
