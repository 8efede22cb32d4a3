import type { SpyfallTable } from '../../wire'
import type { Family } from '../family'

export default {
  games: { spyfall2: 'hat-glasses', starwars: 'orbit' },
  minutes: { spyfall2: 10, starwars: 10 },
  choices: { spyfall2: ['asking', 'pack', 'rounds'], starwars: ['asking', 'pack', 'rounds'] },
  letters: { spyfall2: 'SF2', starwars: 'SW' },
  phone: () => import('./phone/Spyfall.svelte'),
  tv: () => import('./tv/SpyfallTv.svelte'),
  attract: () => import('./PosterStream.svelte'),
} satisfies Family<SpyfallTable>
