/** Turns the numbers of a Look into a face and a colour. An unknown number still gives some face. */
import { COLOURS, FACES, type Look } from '../wire'

export { COLOURS, FACES }

const HATS = ['fedora', 'top', 'beret', 'ears', 'hair'] as const
const EYES = ['mask', 'glasses', 'patch', 'brows'] as const
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
  return {
    hat: HATS[hat]!,
    eyes: EYES[eyes]!,
    mouth: MOUTHS[(hat + eyes) % MOUTHS.length]!,
    skin: (hat * 2 + eyes) % SKINS,
  }
}

/** The look somebody has in mind, or else the next face and colour that nobody here has. */
export function freeLook(here: readonly Look[], wish: Look): Look {
  return {
    face: free(
      wish.face,
      FACES,
      here.map(({ face }) => face),
    ),
    colour: free(
      wish.colour,
      COLOURS,
      here.map(({ colour }) => colour),
    ),
  }
}

function free(wish: number, count: number, taken: number[]): number {
  const onwards = Array.from({ length: count }, (_, step) => (wish + step) % count)
  return onwards.find((number) => !taken.includes(number)) ?? wish
}

export function tintOf(colour: number): string {
  return `var(--member-${colour % COLOURS})`
}
