/**
 * Keeps the focus of a keyboard on the page. A browser drops it when a screen changes under it, and whoever plays by keys
 * or by ear would begin at the top of the page again, in every phase of every game.
 */
const WATCHED = ['disabled', 'inert', 'hidden', 'open']

/** The place where somebody whose control is gone goes on: what happens now. */
function phaseOf(page: ParentNode): HTMLElement | null {
  const stage = [...page.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? page.querySelector('main')
  for (const wanted of ['[data-phase]', 'h2', 'h1'])
    for (const found of stage?.querySelectorAll<HTMLElement>(wanted) ?? []) if (isInUse(found)) return found
  return null
}

function isInUse(element: Element): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && !element.closest('[inert], [hidden], dialog:not([open])')
  )
}

/** Whatever has had the focus gets it back, or the heading of what has come instead. Nobody gets it who had none. */
export function keepFocus(page: HTMLElement): () => void {
  let held: HTMLElement | null = null // has the focus, or has lost it to a change of the page
  let under = '' // the heading above it

  const isLost = () => document.activeElement === null || document.activeElement === document.body

  function came({ target }: FocusEvent): void {
    held = target as HTMLElement
    under = phaseOf(page)?.textContent ?? ''
  }

  /** Who taps beside a control wants to be nowhere. That a control goes is told while it is still there: look later. */
  function went({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (held === target && isLost() && document.hasFocus() && isInUse(held as Element)) held = null
    })
  }

  function look(): void {
    if (!held || !isLost()) return
    if (isInUse(held)) return held.focus({ preventScroll: true }) // it was disabled while a move was on its way
    const next = phaseOf(page)
    if (!next || (held.isConnected && next.textContent === under)) return // it may come back
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }

  const changes = new MutationObserver(look)
  changes.observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: WATCHED })
  page.addEventListener('focusin', came)
  page.addEventListener('focusout', went)
  return () => {
    changes.disconnect()
    page.removeEventListener('focusin', came)
    page.removeEventListener('focusout', went)
  }
}
