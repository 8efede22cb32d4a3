/**
 * Fetches ahead whatever a game may show. What a phone asks the server for, and when, must not depend on its hand: so
 * everything comes in one order, before anybody looks at a card, and while a game runs nothing is asked for.
 */
import { loadVoice } from '../lib/bubbles/voice'
import { loadTypefaces } from '../lib/typefaces'
import type { Language } from '../lib/text.svelte'
import { rulesOf } from '../rules/books'
import { extrasOf, familyOf, loadWorld, phoneScreen, tvScreen } from '.'
import type { Device } from './family'

/** In a lobby: the lobby itself comes first, and a host who tries out games fetches one of them. */
export const LOOK_ROUND_MS = 1500

type Step = () => Promise<unknown>

/**
 * Fetches all that this device may need in a game, after so many milliseconds; returns how to stop that. `talks`: there
 * are companions, as everybody sees, and they say something at times.
 */
export function prefetch(game: string, device: Device, language: Language, wait = 0, talks = false): () => void {
  let wanted = true
  const begin = () => void inOrder(stepsOf(game, device, language, talks), () => wanted, `prefetched ${game}`)
  const later = wait ? setTimeout(begin, wait) : begin()
  return () => {
    wanted = false
    clearTimeout(later ?? undefined)
  }
}

/** One step after the other: those that were taken before fetch nothing. What fails is asked for again with the next run. */
async function inOrder(steps: Step[], wanted: () => boolean, mark: string): Promise<void> {
  const typefaces = loadTypefaces() // at once: a page would fetch an alphabet when a card has a letter of it
  for (const step of steps) {
    if (!wanted()) return
    await step().catch(() => undefined)
  }
  await typefaces
  if (wanted()) performance.mark(mark) // for those who measure, and tests
}

function stepsOf(game: string, device: Device, language: Language, talks: boolean): Step[] {
  const family = familyOf(game)
  const phone: Step[] = [
    () => import('../lib/reactions/ReactionKeys.svelte'),
    () => import('../lobby/PeopleSheet.svelte'),
    () => import('../lib/RuleSheet.svelte'), // a refused move may name a rule
    () => rulesOf(game, language),
  ]
  return [
    () => loadWorld(game),
    () => (device === 'tv' ? tvScreen(family) : phoneScreen(family)),
    ...extrasOf(family).map((extra) => () => extra(device, language)),
    ...(device === 'tv' ? [] : phone),
    ...(talks ? [() => import('../lib/bubbles/Bubbles.svelte'), () => loadVoice(family)] : []),
  ]
}
