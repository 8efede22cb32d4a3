import type { CodenamesTable } from '../../wire'
import type { Family } from '../family'

export default {
  games: { codenames: 'layout-grid' },
  phone: () => import('./phone/Codenames.svelte'),
  tv: () => import('./tv/CodenamesTv.svelte'),
} satisfies Family<CodenamesTable>
