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
  const world = entered.at(-1)?.world
  // The colours of a room are fetched, and may come after the game in it: that must not take its sky away.
  const sky = entered.findLast((view) => view.world === world && view.sky)?.sky
  if (dataset.world === world && dataset.sky === sky) return
  if (world) dataset.world = world
  else delete dataset.world
  if (sky) dataset.sky = sky
  else delete dataset.sky
  paintTheme() // the bar of the browser as well
}
