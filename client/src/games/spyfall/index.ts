import posterParts from 'virtual:sprite/places'
import { laySprite } from '../../lib/sprites'
import type { SpyfallTable } from '../../wire'
import type { Family } from '../family'

const ENDINGS = { phone: () => import('./phone/Over.svelte'), tv: () => import('./tv/EndTv.svelte') }

export default {
  games: { spyfall2: 'hat-glasses', starwars: 'orbit' },
  minutes: { spyfall2: 10, starwars: 10 },
  choices: { spyfall2: ['asking', 'pack', 'rounds'], starwars: ['asking', 'pack', 'rounds'] },
  letters: { spyfall2: 'SF2', starwars: 'SW' },
  phone: () => import('./phone/Spyfall.svelte'),
  tv: () => import('./tv/SpyfallTv.svelte'),
  extras: [() => laySprite(posterParts), (device) => ENDINGS[device]()],
  attract: () => import('./PosterStream.svelte'),
} satisfies Family<SpyfallTable>
