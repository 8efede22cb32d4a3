import names from 'virtual:pictograms'
import drawings from 'virtual:sprite/pictograms'
import { laySprite } from '../../lib/sprites'
import type { SecretIdentityTable } from '../../wire'
import type { Family } from '../family'

export default {
  games: { secret_identity: 'venetian-mask' },
  minutes: { secret_identity: 25 },
  best: { secret_identity: 5 },
  choices: { secret_identity: ['mode', 'pack', 'rounds'] },
  phone: () => import('./phone/SecretIdentity.svelte'),
  tv: () => import('./tv/SecretIdentityTv.svelte'),
  extras: [() => laySprite(drawings), (_, language) => names[language]()],
} satisfies Family<SecretIdentityTable>
