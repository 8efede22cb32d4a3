import posterParts from 'virtual:sprite/places'
import { laySprite } from '../../lib/sprites'
import type { SpyfallTable } from '../../wire'
import type { Family } from '../family'

const CHOICES = ['asking', 'pack', 'round_seconds', 'rounds']
const ENDINGS = { phone: () => import('./phone/Over.svelte'), tv: () => import('./tv/EndTv.svelte') }

export default {
  games: { spyfall2: 'hat-glasses', starwars: 'orbit' },
  minutes: { spyfall2: 10, starwars: 10 },
  best: { spyfall2: 5, starwars: 5 },
  choices: { spyfall2: CHOICES, starwars: CHOICES },
  letters: { spyfall2: 'SF2', starwars: 'SW' },
  wayIn: ({ phase, ring, terms, next_dealer }) => {
    if (ring.length >= terms.most_seats || next_dealer === null) return // no card for them, or no round
    return phase.type === 'RoundOver' ? 'invited' : 'round'
  },
  phone: () => import('./phone/Spyfall.svelte'),
  tv: () => import('./tv/SpyfallTv.svelte'),
  extras: [() => laySprite(posterParts), (device) => ENDINGS[device]()],
  attract: () => import('./PosterStream.svelte'),
} satisfies Family<SpyfallTable>
