import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Block, Page } from '../src/rules/introduction.ts'
import { markdownFolder } from './markdown-folder.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'rules', 'learn')
const NAME = 'virtual:introductions'

/**
 * The introductions of docs/rules/learn, two pages for each game. `virtual:introductions/codenames.pl` is one, and
 * English has no ending; `virtual:introductions` knows the way to each.
 */
export function introductions(): Plugin {
  return markdownFolder('introductions', FOLDER, pagesOf, shelf)
}

/** `{ 'codenames.pl': () => import('virtual:introductions/codenames.pl') }` */
function shelf(): string {
  const names = readdirSync(FOLDER).map((file) => basename(file, '.md'))
  const ways = names.map((name) => `${JSON.stringify(name)}: () => import('${NAME}/${name}')`)
  return `export default { ${ways.join(', ')} }`
}

/** A rule across the page begins a new one, `## ` a section; what stands before the first section has no title. */
export function pagesOf(markdown: string): Page[] {
  const [, body = ''] = markdown.split(/^# .*\n/m)
  return body.split(/^---\n/m).map((page) =>
    page.split(/^## /m).flatMap((section, number) => {
      const [title, text] = number ? headed(section) : ['', section]
      const blocks = text.split(/\n{2,}/).flatMap((block) => blockOf(block.trim()) ?? [])
      return blocks.length ? [{ title, blocks }] : []
    }),
  )
}

function headed(section: string): [title: string, text: string] {
  const end = section.indexOf('\n')
  return [section.slice(0, end), section.slice(end)]
}

function blockOf(block: string): Block | undefined {
  const [, picture] = /^!\[\]\((.+)\)$/.exec(block) ?? []
  if (picture) return { picture: basename(picture, '.svg') }
  if (block.startsWith('- ')) return { items: block.slice(2).split('\n- ') }
  return block ? { text: block } : undefined
}
