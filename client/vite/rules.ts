import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'rules')
const RULE = /^- \*\*([A-Z0-9]+-[A-Z]?[\d.]+)\*\* (.+)$/

/**
 * `import rules from 'virtual:rules/codenames.pl'`: the numbered rules of docs/rules, as
 * chapters `{ title, rules: [{ id, text }] }`. English has no ending: `virtual:rules/codenames`.
 */
export function rules(): Plugin {
  const prefix = '\0virtual:rules/'
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith('virtual:rules/') ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return
      const file = join(FOLDER, `${id.slice(prefix.length)}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(chapters(readFileSync(file, 'utf8')))}`
    },
  }
}

export interface Chapter {
  title: string
  rules: { id: string; text: string }[]
}

export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) found.push({ title: line.slice(3), rules: [] })
    const [, id, text] = RULE.exec(line) ?? []
    if (id && text) found.at(-1)?.rules.push({ id, text })
  }
  return found.filter((chapter) => chapter.rules.length)
}
