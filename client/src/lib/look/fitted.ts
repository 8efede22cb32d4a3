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
    const fit = () => fitInAFrame(node)
    fit()
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(fit) : undefined
    if (node.parentElement) sizes?.observe(node.parentElement)
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      waiting.delete(node)
      sizes?.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }
}

const waiting = new Set<HTMLElement>()

/**
 * Before the next picture, so nobody sees it unfitted; and all at once: twenty names are measured together, when the
 * page is laid out anyway, and not each of them in between.
 */
function fitInAFrame(node: HTMLElement): void {
  if (!waiting.size) {
    requestAnimationFrame(() => {
      const nodes = [...waiting]
      waiting.clear()
      squeeze(...nodes)
    })
  }
  waiting.add(node)
}

/** Fits each text. While all of them are measured, a scroll bar may go, and come back when they are in their place. */
export function squeeze(...nodes: HTMLElement[]): void {
  takeSteps(nodes)
  for (const node of nodes.filter((node) => !isWhole(node))) takeSteps([node])
}

/** Takes one step after another until each text is whole. */
function takeSteps(nodes: HTMLElement[]): void {
  for (const node of nodes) {
    delete node.dataset.fit
    node.style.removeProperty('font-size')
  }
  let tight = nodes.filter((node) => !isWhole(node))
  step(tight, NARROW)
  tight = tight.filter((node) => !isWhole(node))
  const enough = new Map(tight.map((node) => [node, (sizeOf(node) * node.clientWidth) / node.scrollWidth]))
  step(tight, SMALL)
  grow(tight.filter(isWhole), enough)
  tight = tight.filter((node) => !isWhole(node))
  step(tight, LINES)
  for (const node of tight.filter((node) => !isWhole(node))) {
    if (!('prose' in node.dataset) && shrinks(node, STILL_READ)) continue
    node.style.removeProperty('font-size')
    node.dataset.fit = BROKEN
    shrinks(node, PATIENCE)
  }
}

function step(nodes: HTMLElement[], fit: string): void {
  for (const node of nodes) node.dataset.fit = fit
}

/** Letters no smaller than they must be. */
function grow(nodes: HTMLElement[], enough: Map<HTMLElement, number>): void {
  const larger = nodes.filter((node) => enough.get(node)! > sizeOf(node))
  for (const node of larger) resize(node, enough.get(node)!)
  for (const node of larger.filter((node) => !isWhole(node))) node.style.removeProperty('font-size')
}

/** Makes the letters smaller, at most so many times; whether the text is whole then. */
function shrinks(node: HTMLElement, times: number): boolean {
  let size = sizeOf(node)
  for (let left = times; left && !isWhole(node); left--) resize(node, (size *= SMALLER))
  return isWhole(node)
}

/** Tails of letters may stand out of a line, but no line out of the box. */
function isWhole(node: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight + sizeOf(node) / 4
}

/** In rem: whoever makes all letters larger or smaller means these, too. */
function resize(node: HTMLElement, pixels: number): void {
  node.style.fontSize = `${(pixels / sizeOf(document.documentElement)).toFixed(3)}rem`
}

function sizeOf(node: HTMLElement): number {
  return parseFloat(getComputedStyle(node).fontSize)
}
