/** Return the options with which a game is chosen first: those that friends play by. The strict set is among the options. */
import programme from 'virtual:programme'
import type { GameInfo } from '../wire'

export function defaultPreset(game: string): GameInfo['presets'][string] {
  return programme.find(({ name }) => name === game)?.friendly ?? {}
}
