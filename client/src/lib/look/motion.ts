/** How things move: two curves, a length for each moment, and what is left of it for those who want no motion. */
import { REDUCED_MOTION } from '../conditions'

export const OUT = 'cubic-bezier(.2, 1.4, .4, 1)' // arrives
export const SOFT = 'cubic-bezier(.2, .8, .2, 1)' // travels

/** Milliseconds. */
export const MS = {
  fade: 150, // of every step, for those who want no motion
  join: 750,
  deal: 280,
  dealApart: 35,
  look: 250,
  turn: 500,
  vote: 260, // one stamp after another
  lastVote: 700, // the deciding one waits that much longer
  win: 2600,
  lose: 600,
  nightfall: 2200,
  lot: 5000,
} as const

/** Whether this phone asks for little motion. */
export function isCalm(): boolean {
  return matchMedia(REDUCED_MOTION).matches
}

interface Way {
  duration: number
  delay?: number
  easing?: string
  iterations?: number
  since?: number // it began that long ago: all screens are at the same point of it
}

/** Moves something into its place. Every step stays for those who want no motion, as a short fade. */
export function move(node: Element, frames: Keyframe[], way: Way): Animation | undefined {
  if (!('animate' in node)) return // an old browser shows where it ends
  const { duration, delay = 0, easing = SOFT, iterations = 1, since = 0 } = way
  if (since >= delay + duration * iterations) return
  const calm = isCalm()
  const animation = calm
    ? node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MS.fade, delay, fill: 'backwards' })
    : node.animate(frames, { duration, delay, easing, iterations, fill: 'backwards' })
  if (since > 0) animation.currentTime = since
  return animation
}

/** Does something once the next picture is on the screen, unless it is called off: so a large change is two small ones. */
export function afterPicture(work: () => void): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => void (timer = setTimeout(work))
  if (!document.hidden) frame = requestAnimationFrame(soon)
  else soon() // there is no next picture
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Calls this with 1, 2, 3 ..., once after each of so many pictures, unless it is called off. */
export function pictureByPicture(pictures: number, work: (picture: number) => void): () => void {
  let [picture, stop] = [0, () => {}]
  const next = () => {
    if (picture === pictures) return
    stop = afterPicture(() => {
      work(++picture)
      next()
    })
  }
  next()
  return () => stop()
}
