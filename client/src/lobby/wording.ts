/**
 * What the options of a game are called. A game may have words of its own, and those of its
 * family serve it otherwise: option-starwars-rounds, or else option-spyfall-rounds.
 */
import { familyOf } from '../games'
import { explain } from '../lib/notices.svelte'
import { hasText, t } from '../lib/text.svelte'
import type { PackView, Refusal } from '../wire'
import { changed, isTime, presetOf, startOf, type Field, type GameInfo, type Options, type Value } from './options'
import { partsOf } from './packs'

/** An option, or with an ending something about it: rounds, rounds-help, timer-off. */
export function optionText(game: string, name: string): string | undefined {
  return first(whose(game).map((owner) => `option-${owner}-${plain(name)}`))
}

export function sectionText(game: string, section: string): string {
  const own = whose(game).map((owner) => `options-${owner}-${plain(section)}`)
  return first([...own, `options-${section}`]) ?? section
}

/** A preset, or with an ending something about it. */
export function presetText(game: string, name: string): string | undefined {
  const own = whose(game).map((owner) => `preset-${owner}-${plain(name)}`)
  return first([...own, `preset-${plain(name)}`])
}

/** A pack that came with Konspira: what is in it, and its language. */
export function packTitle(name: string): string {
  const { stem, language } = partsOf(name)
  const title = first([`pack-title-${stem}`])
  return title && language ? `${title} · ${t(`language-${language}`)}` : (title ?? name)
}

/** The same on a tile among others: what they all have in common need not be said. */
export function packWords(name: string, among: readonly string[]): { label: string; hint?: string } {
  const { stem, language } = partsOf(name)
  const title = first([`pack-title-${stem}`])
  const spoken = language && t(`language-${language}`)
  const differ = (part: 'stem' | 'language') => new Set(among.map((one) => partsOf(one)[part])).size > 1
  if (!title || !spoken) return { label: title ?? name }
  if (!differ('stem')) return { label: spoken }
  return differ('language') ? { label: title, hint: spoken } : { label: title }
}

/** The group's own packs for an option. */
export function ownPacks({ pack }: Field, own: readonly PackView[]): PackView[] {
  return own.filter(({ kind }) => kind === pack)
}

/** What an option is set to. */
export function valueText(game: string, field: Field, value: Value, own: readonly PackView[] = []): string {
  if (field.kind === 'switch') return value ? t('option-on') : t('option-off')
  if (isTime(field)) return timeText(Number(value))
  const brought = ownPacks(field, own).find(({ name }) => name === value)
  const named = optionText(game, `${field.name}-${value}`)
  return brought?.title ?? named ?? (field.kind === 'pack' ? packTitle(String(value)) : String(value))
}

function timeText(seconds: number): string {
  if (!seconds) return t('option-no-time')
  return seconds % 60 ? t('option-seconds', { seconds }) : t('option-minutes', { minutes: seconds / 60 })
}

/** By which rules a group plays, in a few words. */
export function agreedText(options: Options, info: GameInfo): string {
  const preset = presetOf(options, info)
  const title = preset && presetText(info.name, preset)
  return title || t('options-changed', { count: changed(options, startOf(options, info), info.form) })
}

/** What is wrong with a pack, and in which line; or whatever else kept it off the shelf. */
export function faultText({ code, about = {} }: Pick<Refusal, 'code' | 'about'>): string {
  const { fault, line } = about
  const said = fault && hasText(`pack-fault-${fault}`) ? t(`pack-fault-${fault}`, about) : explain(code)
  return line ? t('pack-at-line', { line, fault: said }) : said
}

function whose(game: string): string[] {
  return [game, familyOf(game)]
}

/** `clue_rules.any_rhyme` is an option; what it is called is `option-codenames-clue-rules-any-rhyme`. */
function plain(name: string): string {
  return name.replaceAll(/[._]/g, '-')
}

function first(ids: string[]): string | undefined {
  const id = ids.find(hasText)
  return id && t(id)
}
