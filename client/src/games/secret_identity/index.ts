import type { SecretIdentityTable } from '../../wire'
import type { Family } from '../family'

export default {
  games: { secret_identity: 'venetian-mask' },
  phone: () => import('./phone/SecretIdentity.svelte'),
  tv: () => import('./tv/SecretIdentityTv.svelte'),
} satisfies Family<SecretIdentityTable>
