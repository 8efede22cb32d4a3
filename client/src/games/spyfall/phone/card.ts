import { t } from '../../../lib/text.svelte'
import type { SpyfallCard } from '../../../wire'
import type { SpyfallModel } from '../model.svelte'

export interface CardLine {
  label: string
  text: string
}

/** What stands on the card of this phone: the same lines on every card. */
export function cardLines(model: SpyfallModel): CardLine[] {
  const card = model.hand?.card
  if (!card) return []
  const { box } = model
  const role = card.spy ? t('spyfall-card-spy', { box }) : card.role || t('spyfall-card-local', { box })
  const lines = [
    { label: t('spyfall-card-place'), text: card.spy ? t('spyfall-card-unknown') : model.place(card.place) },
    { label: t('spyfall-card-role'), text: role },
  ]
  if (!card.met) return lines
  const buddy = card.buddy === null ? t('spyfall-card-no-buddy') : model.name(card.buddy)
  return [...lines, { label: t('spyfall-card-buddy'), text: buddy }]
}

/** The place on the picture; a spy's is on no list, and has the mask, in colours as loud as any other. */
export function picturedPlace(model: SpyfallModel, card: SpyfallCard): string {
  return card.spy ? '???' : model.place(card.place)
}
