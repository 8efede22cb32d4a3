import type { SpyfallTable } from '../../wire'
import type { Family } from '../family'

export default {
  games: { spyfall2: 'hat-glasses', starwars: 'orbit' },
  letters: { spyfall2: 'SF2', starwars: 'SW' },
  phone: () => import('./phone/Spyfall.svelte'),
  tv: () => import('./tv/SpyfallTv.svelte'),
} satisfies Family<SpyfallTable>
