import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Chapter, Rule } from '../src/rules/search.ts'
import { markdownFolder } from './markdown-folder.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'rules')
const RULE = /^- \*\*([A-Z0-9]+-[A-Z]?[\d.]+)\*\* (.+)$/
/** A row of the table of rulings: id, place, our reading, the other one, and the options that give it. */
const RULING = /^\| \*\*([A-Z0-9]+-O\d+)\*\* \| ([^|]+) \| ([^|]+) \| ([^|]+) \|([^|]*)\|$/
const NO_OTHER = '–'
const NAME_OF_OPTION = /`\w+`: /g

const NAME = 'virtual:rules'

/**
 * The numbered rules of docs/rules, as chapters `{ title, about, rules: [{ id, text }] }`; a ruling also tells its place
 * and the other reading.
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

export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) found.push({ title: line.slice(3), about: '', rules: [] })
    const chapter = found.at(-1)
    const rule = ruleIn(line)
    if (rule) chapter?.rules.push(rule)
    else if (chapter && !chapter.rules.length && ABOUT.test(line)) chapter.about = line
  }
  return found.filter((chapter) => chapter.rules.length)
}

function ruleIn(line: string): Rule | undefined {
  const [, id, text] = RULE.exec(line) ?? []
  if (id && text) return { id, text }
  const [, ruling, place, ours, other, options] = RULING.exec(line) ?? []
  if (!ruling || !place || !ours) return undefined
  if (other === NO_OTHER) return { id: ruling, place, text: ours }
  return { id: ruling, place, text: ours, other, option: options?.trim().replace(NAME_OF_OPTION, '') || undefined }
}
