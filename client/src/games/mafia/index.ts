import type { MafiaTable } from '../../wire'
import type { Family } from '../family'

export default {
  games: { mafia: 'moon-star' },
  minutes: { mafia: 40 },
  best: { mafia: 10 }, // the rulebook: 10 to 20
  choices: { mafia: ['night', 'pace', 'talk'] },
  phone: () => import('./phone/Mafia.svelte'),
  tv: () => import('./tv/MafiaTv.svelte'),
  advice: () => import('./cards/CardSet.svelte'),
} satisfies Family<MafiaTable>
