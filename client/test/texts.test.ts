import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import catalogue from '../src/catalogue.json'
import { LANGUAGES, type Language } from '../src/wire'
import { partsOf, textsOf } from '../vite/texts'

const CLIENT = join(import.meta.dirname, '..')

function files(folder: string, ending: RegExp): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return all
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => join(folder, file))
}

const read = (file: string) => readFileSync(file, 'utf8')
const ftl = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    ['common', ...partsOf(language)].map((part) => textsOf(language, part)).join('\n'),
  ]),
) as Record<Language, string>
/** The texts that are fetched as one: those that all screens share, or a part. */
function fetched(language: Language, part: string): Map<string, string> {
  return messages(textsOf(language, part))
}

const code = files(join(CLIENT, 'src'), /\.(svelte|ts)$/).filter((file) => !file.endsWith('wire.ts'))
const built = join(CLIENT, 'vite', 'old-browser.ts') // its texts are in the page already
const source = [...code, built].map(read).join('\n')

/** The messages in a file: id and text. */
function messages(texts: string): Map<string, string> {
  const found = [...texts.matchAll(/^([a-z][\w-]*) *=((?:.*\n)(?:[ }].*\n|\n(?= ))*)/gm)]
  return new Map(found.map(([, id, text]) => [id!, text!]))
}

/** What a text is told, also through the texts it quotes. */
function told(text: string, all: Map<string, string>): string[] {
  const quoted = [...text.matchAll(/\{ *([a-z][\w-]*) *\}/g)].flatMap(([, id]) => told(all.get(id!) ?? '', all))
  return [...new Set([...(text.match(/\$\w+/g) ?? []), ...quoted])].sort()
}

const english = messages(ftl.en)
const ids = [...english.keys()].sort()

/** Ids that code puts together: t(`error-${code}`) stands for everything that begins with error-. */
const patterns = [...source.matchAll(/`([a-z_]+-[\w-]*)\$\{[^`]*`/g)].map(([whole]) => {
  const parts = whole.slice(1, -1).split(/\$\{[^}]*\}/)
  return new RegExp(`^${parts.join('.+')}$`)
})

/** What the plain screen asks a game for: liar-move-Accuse. */
const ofPlainScreens = new RegExp(`^(${partsOf('en').join('|')})-(field|move|phase|record|word|why)-`)

const plain = (name: string) => name.replaceAll(/[._]/g, '-')

/** The games that have texts already: screens are written after rules. */
const games = catalogue.games.filter(({ family }) => partsOf('en').includes(family))
const families = [...new Set(games.map(({ family }) => family))]

/** The parts that a screen is fetched with. */
function partsFor(file: string): string[] {
  const [, folder, family = ''] = /\/src\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? []
  if (folder === 'lobby') return ['options']
  if (folder && ['plain', 'rules', 'practice'].includes(folder)) return [folder]
  return folder === 'games' && partsOf('en').includes(family) ? [family] : []
}

/** The codes that one of these can refuse something with. */
function refusals(...speakers: string[]): string[] {
  return catalogue.refusals.filter(({ of }) => of.some((speaker) => speakers.includes(speaker))).map(({ code }) => code)
}

/** What the options of a game need texts for: each option, its help and its values. */
function optionsOf(game: string): string[] {
  const own = catalogue.options.filter((option) => option.game === game)
  return own.flatMap(({ name, values = [] }) =>
    [name, `${name}-help`, ...values.map((value) => `${name}-${value}`)].map(plain),
  )
}

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
    const here = messages(ftl[language])
    expect([...here.keys()].sort()).toEqual(ids)
    for (const [id, text] of here) expect([id, told(text, here)]).toEqual([id, told(english.get(id)!, english)])
  })

  test('come in the same parts as in English', () => {
    expect(partsOf(language)).toEqual(partsOf('en'))
    for (const part of ['common', ...partsOf(language)]) {
      expect([part, [...fetched(language, part).keys()].sort()]).toEqual([part, [...fetched('en', part).keys()].sort()])
    }
  })

  test('quote only what is fetched with them', () => {
    const common = fetched(language, 'common')
    for (const part of partsOf(language)) {
      const own = fetched(language, part)
      const quoted = [...own.values()].flatMap((text) =>
        [...text.matchAll(/\{ *([a-z][\w-]*) *\}/g)].map(([, id]) => id!),
      )
      expect([part, quoted.filter((id) => !own.has(id) && !common.has(id))]).toEqual([part, []])
    }
  })

  test('know every plural of the language', () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const wanted = kinds.filter((kind) => kind !== 'many' && kind !== 'other') // the default says one of these
    // "Brakuje 2 osób, 5 osób": after such a verb all numbers but one are alike
    const alike = new Set(['start-more'])
    for (const [id, text] of messages(ftl[language])) {
      const number = /\{ \$(\w+) ->\n *\[one\]/.exec(text)?.[1]
      const counts = number && new RegExp(`^ *\\*?\\[(other|many)\\].*\\{ \\$${number} \\}`, 'm').test(text)
      if (!counts || alike.has(id)) continue
      expect([id, wanted.filter((form) => !text.includes(`[${form}]`))]).toEqual([id, []])
    }
  })
})

/** Quotation marks and words that a language does not use; « » in Russian, „ ” in Polish. */
const FOREIGN: Partial<Record<Language, RegExp>> = { en: /[„«»]/, pl: /[“‘«»]/, ru: /[“”„‘’]/ }
/** One thing has one name: what these are called is on the right. */
const OTHER_NAMES: Partial<Record<Language, [RegExp, string][]>> = {
  en: [
    [/\blook(s|ing)? on\b/i, 'watch'],
    [/non-spies/, 'locals'],
    [/\b[Tt]ouch/, 'guess'],
    [/\b(can|do|does|is|are|has|have)( not\b|not\b)(?! \d)(?!$)/m, 'a contraction'],
  ],
  pl: [
    [/[Dd]otknij/, 'stuknij'],
    [/[Ss]tukn\S* (kogoś|osobę)/, 'wskaż'],
    [/wr[oó]g/, 'przeciwnik'],
    [/przecho(dzień|dni)/, 'obserwator'],
  ],
  ru: [
    [/хозя\S+ комнаты/, 'хозяин стола'],
    [/(?<!\p{L})[Вв]раг/u, 'противник'],
    [/отверг/, 'отклонить'],
    [/[Кк]осни/, 'нажми'],
    [/[Зз]ажми/, 'удерживай'],
    [/(?<!\p{L})[Мм]ет(к|ит)/u, 'выбор'],
  ],
}

describe.each(LANGUAGES)('the writing in %s', (language) => {
  const said = [...messages(ftl[language])]
    .filter(([id]) => !id.startsWith('pack-example'))
    .map(([id, text]) => [id, text.replaceAll(/\{"(.|\\u[\dA-F]{4})"\}/g, '')] as const)
  const where = (wrong: RegExp) => said.filter(([, text]) => wrong.test(text)).map(([id]) => id)

  test('has an ellipsis of one sign, right after its word', () => {
    expect(where(/\.\.\.|[^:]\s…/)).toEqual([])
  })

  test('has its own quotation marks, and no straight ones', () => {
    expect(where(/["']/)).toEqual([])
    expect(where(FOREIGN[language] ?? /$^/)).toEqual([])
  })

  test('shows nobody the number of a rule, nor what a thing is called in code', () => {
    const shown = (text: string) => text.replaceAll(/\$?[\w-]+ ->|\[[\w-]+\]|\{[^{}\n]*\}/g, '').replace('SHA-256', '')
    const coded = /\b[A-Z][A-Z0-9]+-[A-Z]?\d|\p{L}_\p{L}|`/u
    expect(said.filter(([, text]) => coded.test(shown(text))).map(([id]) => id)).toEqual([])
  })

  test('calls a thing by one name', () => {
    for (const [other, name] of OTHER_NAMES[language] ?? []) expect([name, where(other)]).toEqual([name, []])
  })
})

test('Polish says You with a capital', () => {
  const small = /(?<!\p{L})(cię|ciebie|tobie|tobą|twój|twoj\p{L}*|wasz\p{L}*|wam|wami|was)(?!\p{L})/u
  expect([...messages(ftl.pl)].filter(([, text]) => small.test(text)).map(([id]) => id)).toEqual([])
})

describe('code and texts', () => {
  test('every text that is asked for exists', () => {
    const asked = [...source.matchAll(/\b(?:t|hasText)\(\s*'([^']+)'/g)].map(([, id]) => id!)
    expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([])
  })

  test('every pattern of texts finds some', () => {
    const lost = patterns.filter(
      (pattern) =>
        /^\^(error|game|language|theme|preset|pack|option)/.test(pattern.source) && !ids.some((id) => pattern.test(id)),
    )
    expect(lost).toEqual([])
  })

  test('no text lies about unused', () => {
    const literals = new Set([...source.matchAll(/'([a-z][\w-]*)'/g)].map(([, id]) => id!))
    const references = new Set([...ftl.en.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id!))
    const used = (id: string) =>
      literals.has(id) || references.has(id) || [...patterns, ofPlainScreens].some((pattern) => pattern.test(id))
    expect(ids.filter((id) => !used(id))).toEqual([])
  })

  test('every screen speaks with texts that are fetched with it', () => {
    const common = fetched('en', 'common')
    for (const file of code) {
      const known = new Set([...common.keys(), ...partsFor(file).flatMap((part) => [...fetched('en', part).keys()])])
      const asked = [...read(file).matchAll(/\b(?:t|hasText)\(\s*'([^']+)'/g)].map(([, id]) => id!)
      expect([file, asked.filter((id) => !known.has(id))]).toEqual([file, []])
    }
  })

  test('every refusal of the server is a sentence', () => {
    const shared = refusals('server', 'room', 'game')
    expect(shared.length).toBeGreaterThan(30)
    expect(shared.filter((code) => !fetched('en', 'common').has(`error-${code}`))).toEqual([])
  })

  test.each(families)('every refusal of %s is a sentence that its screens have', (family) => {
    const known = new Set([...fetched('en', 'common').keys(), ...fetched('en', family).keys()])
    const codes = refusals(family)
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !known.has(`error-${code}`))).toEqual([])
  })

  test.each(games)(
    'every option of $name has a label, a line of help, and a name for each value',
    ({ name, family }) => {
      const known = fetched('en', family)
      const wanted = optionsOf(name)
      expect(wanted.length).toBeGreaterThan(0)
      expect(wanted.filter((id) => ![name, family].some((owner) => known.has(`option-${owner}-${id}`)))).toEqual([])
    },
  )

  test.each(games)('every preset of $name has a name and a line of help', ({ name, family, presets }) => {
    const known = new Map([...fetched('en', 'options'), ...fetched('en', family)])
    const wanted = Object.keys(presets).flatMap((preset) => [preset, `${preset}-help`])
    expect(
      wanted.filter((id) => ![`${name}-`, `${family}-`, ''].some((owner) => known.has(`preset-${owner}${id}`))),
    ).toEqual([])
  })
})

/** What stands in a component's markup outside {…}, tags, scripts and styles. */
function bareText(component: string): string {
  const markup = component.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '').replace(/<!--[^]*?-->/g, '')
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
