import type { CodenamesTable } from '../../wire'
import type { Family } from '../family'
import { deed } from './deeds'

export default {
  games: { codenames: 'layout-grid' },
  minutes: { codenames: 15 },
  whole: { codenames: 4 },
  rivals: { codenames: { option: 'against_companions', without: ['variant'] } },
  choices: { codenames: ['variant', 'pack'] },
  wayIn: ({ phase }) => (phase.type === 'Choosing' ? 'pick' : 'invited'),
  phone: () => import('./phone/Codenames.svelte'),
  tv: () => import('./tv/CodenamesTv.svelte'),
  attract: () => import('./tv/BestClue.svelte'),
  deed,
  advice: () => import('./TimerMinutes.svelte'),
} satisfies Family<CodenamesTable>
