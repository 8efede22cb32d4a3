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

/** Takes one step after another until each text is whole. */
export function squeeze(...nodes: HTMLElement[]): void {
  for (const node of nodes) {
    delete node.dataset.fit
    node.style.removeProperty('font-size')
  }
  let tight = nodes.filter((node) => !isWhole(node))
  for (const step of STEPS) {
    for (const node of tight) node.dataset.fit = step
    tight = tight.filter((node) => !isWhole(node))
  }
  for (const node of tight) {
    if (shrinks(node, STILL_READ)) continue
    node.style.removeProperty('font-size')
    node.dataset.fit = BROKEN
    shrinks(node, PATIENCE)
  }
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
  const tails = parseFloat(getComputedStyle(node).fontSize) / 2
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight + tails
}
