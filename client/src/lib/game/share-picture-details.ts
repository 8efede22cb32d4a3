/** What the pictures of all games have in common. */
import type { Person } from '../look/people'
import { t } from '../text.svelte'
import { personAt } from './person'
import type { SeatModel } from './seat-model.svelte'

/** Where, when, and with how many: below every picture. */
export function footerOf(friends: number): string {
  const day = new Date().toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'long' })
  return ['Konspira', day, t('share-friends', { count: friends })].join(' · ')
}

/** The person who sits there; without a name, if none shall be on the picture. */
export function shownAt(model: SeatModel<never>, seat: number, names: boolean): Person {
  const person = personAt(model, seat)
  return names ? person : { ...person, name: '' }
}
