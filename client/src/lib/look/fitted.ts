/** Makes room for a long text in a small box: a name is never cut. */
import type { Attachment } from 'svelte/attachments'

const STEPS = ['1', '2', '3'] // of look.css: narrow letters, small ones, several lines
const BROKEN = '4' // a word goes on in the next line: worse than letters that are a little too small
const SMALLER = 0.92
const STILL_READ = 5 // times smaller: then it is better to break a word
const PATIENCE = 16 // times smaller: at a quarter of its size nothing is left to gain

/** `{@attach fitted(name)}`: fits anew when the text, the box or the typeface changes. */
export function fitted(...text: unknown[]): Attachment<HTMLElement> {
  void text
  return (node) => {
    const fit = () => squeeze(node)
    fit()
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit) // what it changes must not be observed at once
    }
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(later) : undefined
    if (node.parentElement) sizes?.observe(node.parentElement)
    document.fonts?.addEventListener('loadingdone', later)
    return () => {
      cancelAnimationFrame(frame)
      sizes?.disconnect()
      document.fonts?.removeEventListener('loadingdone', later)
    }
  }
}

/** Takes one step after another until the text is whole. */
export function squeeze(node: HTMLElement): void {
  delete node.dataset.fit
  node.style.removeProperty('font-size')
  for (const step of STEPS) {
    if (isWhole(node)) return
    node.dataset.fit = step
  }
  if (shrinks(node, STILL_READ)) return
  node.style.removeProperty('font-size')
  node.dataset.fit = BROKEN
  shrinks(node, PATIENCE)
}

/** Makes the letters smaller, at most so many times; whether the text is whole then. */
function shrinks(node: HTMLElement, times: number): boolean {
  let size = parseFloat(getComputedStyle(node).fontSize)
  for (let left = times; left && !isWhole(node); left--) node.style.fontSize = `${(size *= SMALLER)}px`
  return isWhole(node)
}

/** Tails of letters may stand out of a line, but no line out of the box. */
function isWhole(node: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node
  const tails = parseFloat(getComputedStyle(node).fontSize) / 4
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight + tails
}
