/**
 * Does for styles what a browser of today does by itself: tells what holds something (`:has()`, Firefox before 121),
 * and how large containers are (`cqi`, iOS before 16). vite/fallbacks.ts lists what there is to do, and prepares the
 * styles for it. No other browser fetches this.
 */
import todo from 'virtual:style-fallbacks'
import { WATCHED } from './watched'

const knowsHas = CSS.supports('selector(:has(a))')
const knowsContainers = CSS.supports('width', '1cqi')
const EVENTS = ['change', 'focusin', 'focusout'] // what changes `:checked` and `:focus-visible`

const sizes = new ResizeObserver((changes) => {
  for (const { target, contentRect } of changes) tell(target as HTMLElement, contentRect)
})
const measured = new Set<Element>()

export function watchStyles(): void {
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED })
  for (const event of EVENTS) addEventListener(event, look)
  look()
}

function look(): void {
  if (!knowsHas) markAll()
  if (!knowsContainers) measureAll()
}

function markAll(): void {
  const marks = new Map<Element, Set<string>>()
  for (const { within, holds, key } of todo.has) {
    for (const node of document.querySelectorAll(within)) {
      if (!node.querySelector(`:scope ${holds}`)) continue
      marks.set(node, (marks.get(node) ?? new Set()).add(key))
    }
  }
  for (const node of document.querySelectorAll('[data-has]')) if (!marks.has(node)) node.removeAttribute('data-has')
  for (const [node, keys] of marks) {
    const value = [...keys].join(' ')
    if (node.getAttribute('data-has') !== value) node.setAttribute('data-has', value)
  }
}

function measureAll(): void {
  for (const node of measured) {
    if (node.isConnected) continue
    sizes.unobserve(node)
    measured.delete(node)
  }
  for (const node of document.querySelectorAll(todo.containers.join())) {
    if (measured.has(node)) continue
    measured.add(node)
    sizes.observe(node)
  }
}

/** One per cent of a container: `--cqi` and its brothers. */
function tell({ style }: HTMLElement, { width, height }: DOMRectReadOnly): void {
  for (const unit of ['cqi', 'cqw']) style.setProperty(`--${unit}`, `${width / 100}px`)
  for (const unit of ['cqb', 'cqh']) style.setProperty(`--${unit}`, `${height / 100}px`)
}
