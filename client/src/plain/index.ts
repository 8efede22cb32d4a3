/** The screens of a game that has none of its own. */
export { shapesOf } from './shapes'

export const screens = {
  phone: () => import('./phone/Plain.svelte'),
  tv: () => import('./tv/PlainTv.svelte'),
}
