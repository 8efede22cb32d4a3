/**
 * What the options of a game are called. A game may have words of its own, and those of its
 * family serve it otherwise: option-starwars-rounds, or else option-spyfall-rounds.
 */
import { familyOf } from '../games'
import { explain } from '../lib/notices.svelte'
import { hasText, t } from '../lib/text.svelte'
import type { Refusal } from '../wire'
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
