/** Makes room for a long list where nobody can scroll: on a wall. */
import type { Attachment } from 'svelte/attachments'

const SMALLER = 0.94
const LEAST = 0.5 // of the size it would like

/**
 * `{@attach shrunk(rows)}`: letters get smaller until all of the list is in its box; what else is in it is measured in
 * ems. It begins anew with other rows only: while they are being fitted themselves it never grows, or it might for ever.
 */
export function shrunk(...rows: unknown[]): Attachment<HTMLElement> {
  void rows
  return (node) => {
    node.style.removeProperty('font-size')
    const size = parseFloat(getComputedStyle(node).fontSize)
    let part = 1
    const shrink = () => {
      for (; part > LEAST && node.scrollHeight > node.clientHeight + 1; part *= SMALLER)
        node.style.fontSize = `${size * part * SMALLER}px`
    }
    shrink()
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(shrink) // what it changes must not be observed at once
    }
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(later) : undefined
    for (const row of node.children) sizes?.observe(row)
    return () => {
      cancelAnimationFrame(frame)
      sizes?.disconnect()
    }
  }
}
