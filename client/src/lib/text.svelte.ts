import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'pl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  pl: () => import('virtual:texts/pl'),
  ru: () => import('virtual:texts/ru'),
}

let bundle = $state.raw<FluentBundle>()

/** The language to speak: chosen on this phone, else the browser's, else English. */
export function language(): Language {
  const wanted = settings.language ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return wanted && isLanguage(wanted) ? wanted : 'en'
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

/** Fetch the texts of the language in use; only that one is ever downloaded. */
export async function loadTexts(): Promise<void> {
  const speak = language()
  const { default: ftl } = await files[speak]()
  const loaded = new FluentBundle(speak, { useIsolating: false })
  for (const error of loaded.addResource(new FluentResource(ftl))) throw error
  document.documentElement.lang = speak
  bundle = loaded
}

/** A text of the app. A missing one shows its id, and a test fails before anybody sees that. */
export function t(id: string, args?: Arguments): string {
  const message = bundle?.getMessage(id)
  return message?.value ? bundle!.formatPattern(message.value, args) : id
}

export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}
