/** A game in 60 seconds, which any page can show. */

interface Shown {
  game: string
  play?: () => unknown // what else can be done then
}

export const lesson = $state<{ shown?: Shown }>({})

export function teach(game: string, play?: () => unknown): void {
  lesson.shown = { game, play }
}
