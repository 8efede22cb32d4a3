/** How the numbers of a Look are drawn. A number we do not know yet still gives some face. */
import { COLOURS, FACES } from '../wire'

export { COLOURS, FACES }

export const HATS = ['fedora', 'top', 'beret', 'ears', 'hair'] as const
export const EYES = ['mask', 'glasses', 'patch', 'brows'] as const
export const MOUTHS = ['smile', 'moustache', 'smirk', 'grin'] as const
const SKINS = 5

export interface Parts {
  hat: (typeof HATS)[number]
  eyes: (typeof EYES)[number]
  mouth: (typeof MOUTHS)[number]
  skin: number
}

/** Every face has its own pair of hat and eyes; mouths go round so that neighbours differ. */
export function partsOf(face: number): Parts {
  const number = face % FACES
  const hat = number % HATS.length
  const eyes = Math.floor(number / HATS.length)
  return { hat: HATS[hat]!, eyes: EYES[eyes]!, mouth: MOUTHS[(hat + eyes) % MOUTHS.length]!, skin: (hat * 2 + eyes) % SKINS }
}

export function tintOf(colour: number): string {
  return `var(--member-${colour % COLOURS})`
}
