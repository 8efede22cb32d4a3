/** An evening among friends begins with what friends play by; the strict set is one tap away, among the options. */
import programme from 'virtual:programme'
import type { GameInfo } from '../wire'

export function friendly(game: string): GameInfo['presets'][string] {
  return programme.find(({ name }) => name === game)?.friendly ?? {}
}
