import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '..')
const PYTHON = join(CLIENT, '..', 'src', 'konspira')
const LANGUAGES = ['en', 'pl', 'ru'] as const
type Language = (typeof LANGUAGES)[number]

function files(folder: string, ending: RegExp): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return all.filter((file) => ending.test(file)).sort().map((file) => join(folder, file))
}

const read = (file: string) => readFileSync(file, 'utf8')
const ftl = Object.fromEntries(
  LANGUAGES.map((language) => [language, files(join(CLIENT, 'locales', language), /\.ftl$/).map(read).join('\n')]),
) as Record<Language, string>
const code = files(join(CLIENT, 'src'), /\.(svelte|ts)$/).filter((file) => !file.endsWith('wire.ts'))
const source = code.map(read).join('\n')

/** The messages of a language: id and text. */
function messages(language: Language): Map<string, string> {
  const found = [...ftl[language].matchAll(/^([a-z][\w-]*) *=((?:.*\n)(?:[ }].*\n|\n(?= ))*)/gm)]
  return new Map(found.map(([, id, text]) => [id!, text!]))
}

/** What a text is told, also through the texts it quotes. */
function told(text: string, all: Map<string, string>): string[] {
  const quoted = [...text.matchAll(/\{ *([a-z][\w-]*) *\}/g)].flatMap(([, id]) => told(all.get(id!) ?? '', all))
  return [...new Set([...(text.match(/\$\w+/g) ?? []), ...quoted])].sort()
}

const english = messages('en')
const ids = [...english.keys()].sort()

/** Ids that code puts together: t(`error-${code}`) stands for everything that begins with error-. */
const patterns = [...source.matchAll(/`([a-z]+-[\w-]*)\$\{[^`]*`/g)].map(([whole]) => {
  const parts = whole.slice(1, -1).split(/\$\{[^}]*\}/)
  return new RegExp(`^${parts.join('.+')}$`)
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('can be read by Fluent, every line of them', () => {
    const starts = [...ftl[language].matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id!)
    const understood = new FluentResource(ftl[language]).body.map(({ id }) => id)
    expect(understood).toEqual(starts)
    const strange = ftl[language].split('\n').filter((line) => line && !/^([ }#]|[a-z][\w-]* *=)/.test(line))
    expect(strange).toEqual([])
  })

  test('say each thing once', () => {
    const errors = new FluentBundle(language).addResource(new FluentResource(ftl[language]))
    expect(errors.map(String)).toEqual([])
  })

  test('are the same as in English, and are told the same things', () => {
    const here = messages(language)
    expect([...here.keys()].sort()).toEqual(ids)
    for (const [id, text] of here) expect([id, told(text, here)]).toEqual([id, told(english.get(id)!, english)])
  })

  test('know every plural of the language', () => {
    const wanted = { en: ['one'], pl: ['one', 'few'], ru: ['one', 'few'] }[language]
    // "Brakuje 2 osób, 5 osób": after such a verb all numbers but one are alike
    const alike = new Set(['start-more'])
    for (const [id, text] of messages(language)) {
      const number = /\{ \$(\w+) ->\n *\[one\]/.exec(text)?.[1]
      const counts = number && new RegExp(`^ *\\*?\\[(other|many)\\].*\\{ \\$${number} \\}`, 'm').test(text)
      if (!counts || alike.has(id)) continue
      expect([id, wanted.filter((form) => !text.includes(`[${form}]`))]).toEqual([id, []])
    }
  })
})

describe('code and texts', () => {
  test('every text that is asked for exists', () => {
    const asked = [...source.matchAll(/\b(?:t|hasText)\(\s*'([^']+)'/g)].map(([, id]) => id!)
    expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([])
  })

  test('every pattern of texts finds some', () => {
    const lost = patterns.filter((pattern) => /^\^(error|game|language|theme|preset|pack|option)/.test(pattern.source) && !ids.some((id) => pattern.test(id)))
    expect(lost).toEqual([])
  })

  test('no text lies about unused', () => {
    const literals = new Set([...source.matchAll(/'([a-z][\w-]*)'/g)].map(([, id]) => id!))
    const references = new Set([...ftl.en.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id!))
    const used = (id: string) => literals.has(id) || references.has(id) || patterns.some((pattern) => pattern.test(id))
    expect(ids.filter((id) => !used(id))).toEqual([])
  })

  test('every refusal of the server is a sentence', () => {
    const python = files(PYTHON, /\.py$/).map(read).join('\n')
    const codes = [
      ...python.matchAll(/(?:IllegalMove|BadSetup)\(\s*"([a-z-]+)"(?: if [\w.]+ else "([a-z-]+)")?/g),
      ...python.matchAll(/Refusal\([\w.]+, "([a-z-]+)"/g),
      ...python.matchAll(/return "([a-z-]+)", "[A-Z]+-/g),
      ...python.matchAll(/^TOO_EARLY = "([a-z-]+)"/gm),
    ].flatMap(([, first, second]) => [first, second].filter((code) => code !== undefined))
    expect(codes.length).toBeGreaterThan(50)
    expect([...new Set(codes)].filter((code) => !english.has(`error-${code}`))).toEqual([])
  })

  test('every option has a label, a line of help, and a name for each value', () => {
    const python = read(join(PYTHON, 'games', 'codenames', 'options.py'))
    const rules = python.slice(python.indexOf('class ClueRules'), python.indexOf('class Options'))
    const rest = python.slice(python.indexOf('class Options'))
    const fields = [['clue-rules-', rules], ['', rest]].flatMap(([group, text]) =>
      [...text!.matchAll(/^ {4}(\w+): Annotated\[(\w+),/gm)].map(([, name, kind]) => [group + name!.replaceAll('_', '-'), kind!] as const),
    )
    expect(fields.length).toBeGreaterThan(30)
    const wanted = fields.flatMap(([name, kind]) => {
      const enumeration = new RegExp(`class ${kind}\\(StrEnum\\):\\n((?: {4}.*\\n)+)`).exec(python)?.[1] ?? ''
      const values = [...enumeration.matchAll(/= "([\w-]+)"/g)].map(([, value]) => `-${value}`)
      return ['', '-help', ...values].map((ending) => `option-codenames-${name}${ending}`)
    })
    expect(wanted.filter((id) => !english.has(id))).toEqual([])
  })
})

/** What stands in a component's markup outside {…}, tags, scripts and styles. */
function bareText(component: string): string {
  const markup = component
    .replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->/g, '')
  let text = ''
  let depth = 0
  for (const letter of markup) {
    if (letter === '{') depth++
    if (depth === 0) text += letter
    if (letter === '}') depth--
  }
  const spoken = [...text.matchAll(/\b(?:aria-label|title|alt|placeholder|label)="([^"]*)"/g)].map(([, value]) => value)
  return [text.replace(/<[^>]*>/g, ''), ...spoken].join(' ')
}

test('no component speaks by itself', () => {
  const talkers = code
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => [file.slice(CLIENT.length), bareText(read(file)).match(/\p{L}{2,}/u)?.[0]])
    .filter(([, word]) => word)
  expect(talkers).toEqual([])
})

test('the scanner would notice', () => {
  expect(bareText('<p title="Hello">{t("x")} World {#if a > 1}yes{/if}</p>')).toMatch(/World yes.*Hello/)
})
