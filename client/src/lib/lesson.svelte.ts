/** A game in 60 seconds, which any page can show. */
import { change, settings } from './settings.svelte'

interface Shown {
  game: string
  play?: () => unknown // what else can be done then
}

export const lesson = $state<{ shown?: Shown }>({})

export function teach(game: string, play?: () => unknown): void {
  lesson.shown = { game, play }
  learn(game)
}

/** This phone has been through the game, or through its lesson. */
export function learn(game: string): void {
  if (isNew(game)) change({ learned: [...settings.learned, game] })
}

/** Whether nobody has played the game on this phone yet, or read how it goes. */
export function isNew(game: string): boolean {
  return !settings.learned.includes(game)
}
