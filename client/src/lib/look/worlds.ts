/** The worlds that the page is in: that of a room, and on it perhaps that of a game with a sky. The last one is seen. */
import { paintTheme } from '../theme'

/** Night and day, in worlds that have them. */
export type Sky = 'night' | 'day'

export interface WorldView {
  world: string
  sky?: Sky
}

const entered: WorldView[] = []

/** Takes the page into a world, in which it stays until the answer is called; what a world is may change meanwhile. */
export function enter(view: WorldView): () => void {
  entered.push(view)
  paintWorld()
  return () => {
    entered.splice(entered.indexOf(view), 1)
    paintWorld()
  }
}

/** Names the world on the root, so that whatever is on the page takes part. */
export function paintWorld(): void {
  const { dataset } = document.documentElement
  const seen = entered.at(-1)
  if (dataset.world === seen?.world && dataset.sky === seen?.sky) return
  if (seen) dataset.world = seen.world
  else delete dataset.world
  if (seen?.sky) dataset.sky = seen.sky
  else delete dataset.sky
  paintTheme() // the bar of the browser as well
}
