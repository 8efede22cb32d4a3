/** Makes room for a long text in a small box: a name is never cut. */
import type { Attachment } from 'svelte/attachments'

// The steps of look.css.
const NARROW = '1' // letters of a poster
const SMALL = '2' // at most so small as names may be
const LINES = '3' // several of them
const BROKEN = '4' // a word goes on in the next line: worse than letters that are a little too small
const SMALLER = 0.92
const STILL_READ = 5 // times smaller: then it is better to break a word
const USUAL_LETTER = 16 // pixels, unless people choose larger ones
const PATIENCE = 16 // times smaller: at a quarter of its size nothing is left to gain

/**
 * `{@attach fitted(name)}`: fits anew when the text, the box or the typeface changes. In a sentence (`data-prose`) a
 * long word goes on in the next line rather than that all of it gets small.
 */
export function fitted(...text: unknown[]): Attachment<HTMLElement> {
  void text
  return (node) => {
    node.style.overflowWrap = 'normal' // whatever it inherits: to break a word is the last step
    const fit = () => fitInAFrame(node)
    fit()
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(fit) : undefined
    // A box that is as wide as its words does not tell of more room: what it stands in does.
    for (const box of [node.parentElement, node.parentElement?.parentElement]) if (box) sizes?.observe(box)
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
    node.style.overflowWrap = 'normal'
  }
  let tight = nodes.filter((node) => !isWhole(node))
  step(tight, NARROW)
  tight = tight.filter((node) => !isWhole(node))
  const enough = new Map(tight.map((node) => [node, (sizeOf(node) * node.clientWidth) / node.scrollWidth]))
  step(tight, SMALL)
  // Letters no smaller than they must be; where they would be too small, it is not tried.
  const small = tight.filter((node) => enough.get(node)! >= sizeOf(node))
  resize(small.map((node) => [node, enough.get(node)!]))
  const high = small.filter((node) => !isWhole(node))
  for (const node of high) node.style.removeProperty('font-size')
  tight = tight.filter((node) => high.includes(node) || !small.includes(node))
  step(tight, LINES)
  tight = tight.filter((node) => !isWhole(node))
  const [prose, names] = [tight.filter(isProse), tight.filter((node) => !isProse(node))]
  const broken = [...prose, ...shrink(names, STILL_READ + stepsToUsual())]
  for (const node of broken) {
    node.style.removeProperty('font-size')
    node.style.overflowWrap = 'anywhere'
  }
  step(broken, BROKEN)
  shrink(broken, PATIENCE)
}

function step(nodes: HTMLElement[], fit: string): void {
  for (const node of nodes) node.dataset.fit = fit
}

function isProse(node: HTMLElement): boolean {
  return 'prose' in node.dataset
}

/**
 * Makes letters smaller, each text's at most so many times; whose text is not whole even then. All are measured before
 * any of them changes, and as many steps are taken at once as the width asks for: to measure is to lay out the page.
 */
function shrink(nodes: HTMLElement[], times: number): HTMLElement[] {
  let tight = nodes.map((node) => ({ node, size: sizeOf(node), left: times }))
  for (;;) {
    tight = tight.filter(({ node }) => !isWhole(node))
    const smaller = tight.filter(({ left }) => left > 0)
    if (!smaller.length) return tight.map(({ node }) => node)
    const steps = smaller.map(({ node, left }) => Math.min(left, stepsTo(node.clientWidth / node.scrollWidth)))
    smaller.forEach((text, index) => {
      text.left -= steps[index]!
      text.size *= SMALLER ** steps[index]!
    })
    resize(smaller.map(({ node, size }) => [node, size]))
  }
}

/** So many steps make letters this part of their size, but one at least. */
function stepsTo(part: number): number {
  return Math.max(1, Math.ceil(Math.log(part) / Math.log(SMALLER)))
}

/** So many steps make letters as large as usual that people have made larger. */
function stepsToUsual(): number {
  const larger = sizeOf(document.documentElement) / USUAL_LETTER
  return larger > 1 ? stepsTo(1 / larger) : 0
}

/**
 * Tails of letters may stand out of a line, but no line out of the box. Engines round heights in their own ways, which
 * must not make a name smaller; where words are broken already, a little smaller may be whole again.
 */
function isWhole(node: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node
  const rounded = node.dataset.fit === BROKEN ? 0 : 1
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight + sizeOf(node) / 4 + rounded
}

/** In rem: the size of letters that people choose applies to these, too. */
function resize(sizes: [node: HTMLElement, pixels: number][]): void {
  const rem = sizeOf(document.documentElement)
  for (const [node, pixels] of sizes) node.style.fontSize = `${(pixels / rem).toFixed(3)}rem`
}

function sizeOf(node: HTMLElement): number {
  return parseFloat(getComputedStyle(node).fontSize)
}
