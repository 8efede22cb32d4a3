import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import files from 'virtual:texts'
import { LANGUAGES, type Language } from '../wire'
import { keptTogether } from './line-breaks'
import { settings } from './settings.svelte'

export { LANGUAGES, type Language }
export type Arguments = Record<string, FluentVariable>

/** A text and what it is told. */
export interface Sentence {
  id: string
  args?: Arguments
}

const parts = ['common'] // in use: a change of language brings them all
const read: Record<string, FluentResource> = {} // by language and part

let bundle = $state.raw<FluentBundle>()

/** The language to speak: chosen on this phone, else the browser's, else English. */
export function language(): Language {
  const wanted = settings.language ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return wanted && isLanguage(wanted) ? wanted : LANGUAGES[0]
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

/**
 * Fetch the texts of the language in use, and from now on these parts of them as well, such as
 * `loadTexts('codenames')` for a screen of Codenames. Nothing is ever downloaded twice.
 */
export async function loadTexts(...more: string[]): Promise<void> {
  parts.push(...more.filter((part) => !parts.includes(part)))
  const speak = untrack(language) // those who wait for texts do not want to wait again for others
  await Promise.all(parts.map((part) => readPart(speak, part)))
  if (speak !== language()) return loadTexts() // somebody was faster
  const loaded = new FluentBundle(speak, { useIsolating: false, transform: keptTogether(speak) })
  for (const part of parts) {
    const texts = read[`${speak}/${part}`] // none: that part is still being fetched
    for (const error of texts ? loaded.addResource(texts) : []) throw error
  }
  document.documentElement.lang = speak
  bundle = loaded
}

async function readPart(speak: Language, part: string): Promise<void> {
  const name = `${speak}/${part}`
  if (name in read) return
  const fetching = files[speak]?.[part]
  if (!fetching) throw new Error(`no texts ${name}`)
  read[name] = new FluentResource((await fetching()).default)
}

/** Whether there are texts of this name to fetch: a game may have none. */
export function hasPart(part: string): boolean {
  return part in (files.en ?? {})
}

/** A text of the app. A missing one shows its id, and a test fails before anybody sees that. */
export function t(id: string, args?: Arguments): string {
  return textOf(bundle, id, args)
}

function textOf(from: FluentBundle | undefined, id: string, args?: Arguments): string {
  const message = from?.getMessage(id)
  return message?.value ? from!.formatPattern(message.value, args) : id
}

/** Texts of one part in a language of their own, such as the table's: what is said aloud is for everybody. */
export async function textsIn(speak: Language, part: string): Promise<typeof t> {
  await readPart(speak, part)
  const other = new FluentBundle(speak, { useIsolating: false, transform: keptTogether(speak) })
  other.addResource(read[`${speak}/${part}`]!)
  return (id, args) => textOf(other, id, args)
}

export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}

const lists: Partial<Record<Language, Intl.ListFormat>> = {} // to make one takes longer than to use it a hundred times

/** Names as a list: "Ann, Ben and Cy". */
export function listed(names: readonly string[]): string {
  const speak = language()
  return (lists[speak] ??= new Intl.ListFormat(speak)).format(names)
}

/** A name in code as people read it, where no text says better: got_away, GotAway and got-away → Got away */
export function humanised(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
