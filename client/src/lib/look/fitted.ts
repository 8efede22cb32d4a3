/** Makes room for a long text in a small box: a name is never cut. */
import type { Attachment } from 'svelte/attachments'

// The steps of look.css.
const NARROW = '1' // letters of a poster
const SMALL = '2' // at most so small as names may be
const LINES = '3' // several of them
const BROKEN = '4' // a word goes on in the next line: worse than letters that are a little too small
const SMALLER = 0.92
const STILL_READ = 5 // times smaller: then it is better to break a word
const PATIENCE = 16 // times smaller: at a quarter of its size nothing is left to gain

/**
 * `{@attach fitted(name)}`: fits anew when the text, the box or the typeface changes. In a sentence (`data-prose`) a
 * long word goes on in the next line rather than that all of it gets small.
 */
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
  if (isWhole(node)) return
  node.dataset.fit = NARROW
  if (isWhole(node)) return
  const enough = (sizeOf(node) * node.clientWidth) / node.scrollWidth
  node.dataset.fit = SMALL
  if (isWhole(node)) return grow(node, enough)
  node.dataset.fit = LINES
  if (isWhole(node) || (!('prose' in node.dataset) && shrinks(node, STILL_READ))) return
  node.style.removeProperty('font-size')
  node.dataset.fit = BROKEN
  shrinks(node, PATIENCE)
}

/** Letters no smaller than they must be. */
function grow(node: HTMLElement, size: number): void {
  if (size <= sizeOf(node)) return
  node.style.fontSize = `${size.toFixed(1)}px`
  if (!isWhole(node)) node.style.removeProperty('font-size')
}

/** Makes the letters smaller, at most so many times; whether the text is whole then. */
function shrinks(node: HTMLElement, times: number): boolean {
  let size = sizeOf(node)
  for (let left = times; left && !isWhole(node); left--) node.style.fontSize = `${(size *= SMALLER)}px`
  return isWhole(node)
}

/** Tails of letters may stand out of a line, but no line out of the box. */
function isWhole(node: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight + sizeOf(node) / 4
}

function sizeOf(node: HTMLElement): number {
  return parseFloat(getComputedStyle(node).fontSize)
}
