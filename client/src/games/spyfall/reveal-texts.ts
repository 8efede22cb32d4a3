/** What a reveal says at each step, and on whose pass. */
import { t } from '../../lib/text.svelte'
import type { SpyfallRound } from '../../wire'
import type { SpyfallModel } from './model.svelte'
import type { Beat, Story } from './reveal.svelte'

/** One sentence for the whole screen. */
export function headline(model: SpyfallModel, { trial, round }: Story, beat: Beat): string {
  if (trial && (beat === 'votes' || beat === 'verdict')) {
    const suspect = model.name(trial.suspect)
    if (beat === 'votes') return t('spyfall-judged', { suspect })
    return t(trial.passed ? 'spyfall-convicted' : 'spyfall-not-convicted', { suspect })
  }
  if (beat === 'fingers') return t('spyfall-fingers')
  if (!round) return ''
  if (beat === 'poster') return t('spyfall-you-were', { place: model.place(round.cards.place) })
  const { ending } = round
  switch (ending.type) {
    case 'Convicted':
      return t('spyfall-and-is', { name: model.name(ending.suspect) })
    case 'Named':
      return t('spyfall-says', { names: model.names(ending.guesses.map(({ seat }) => seat)) })
    case 'Unexposed':
      return t('spyfall-nobody-caught', { count: round.cards.spies.length, box: model.box })
  }
}

export interface Shown {
  seat: number
  says?: string
  stamp: { text: string; good: boolean }
}

/** Whose passes are turned over, with what is found on them. */
export function passesOf(model: SpyfallModel, { ending, cards }: SpyfallRound): Shown[] {
  switch (ending.type) {
    case 'Convicted': {
      const spy = cards.spies.includes(ending.suspect)
      return [{ seat: ending.suspect, stamp: { text: role(model, spy), good: !spy } }]
    }
    case 'Named':
      return ending.guesses.map(({ seat, place }) => ({
        seat,
        says: place === null ? '…' : model.place(place),
        stamp: {
          text: t(place === cards.place ? 'spyfall-stamp-right' : 'spyfall-stamp-wrong'),
          good: place === cards.place,
        },
      }))
    case 'Unexposed':
      return cards.spies.map((seat) => ({ seat, stamp: { text: role(model, true), good: false } }))
  }
}

function role({ box }: SpyfallModel, spy: boolean): string {
  return spy ? t('spyfall-stamp-spy', { box }) : t('spyfall-stamp-local')
}
