/**
 * Listens to a page as a careful screen reader does, and writes down in `spoken` what it would say. It speaks when
 * something comes into a live region that was there before; a region that comes with its words is silent, and so is what
 * lies behind a dialog or is hidden. What a log says is what was added; any other region is read whole. `secret` is what
 * was said while a control that holds a secret was pressed.
 */
window.spoken = []
const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output'
const known = new WeakSet()
const words = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  if (node.ariaHidden === 'true' || node.hidden) return ''
  if (node.matches('img, svg, [role=img]')) return node.ariaLabel ?? node.getAttribute('alt') ?? ''
  const inside = [...node.childNodes].map(words).join('')
  return /^(inline|none)$/.test(getComputedStyle(node).display) ? inside : ` ${inside} `
}
const isSilent = (node) => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const isGone = !node.checkVisibility() // as in a dialog that has just been closed
  return isGone || node.closest('[inert], [hidden], [aria-hidden=true]') || (modal && !modal.contains(node))
}
const hear = (records) => {
  const told = new Map()
  for (const { target, addedNodes } of records) {
    const within = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement
    const region = within?.closest(LIVE)
    if (!region || !known.has(region) || isSilent(region)) continue
    const isLog = region.getAttribute('role') === 'log'
    const said = isLog ? [...addedNodes].map(words).join(' ') : words(region)
    if (said.trim()) told.set(isLog ? {} : region, said)
  }
  for (const region of document.querySelectorAll(LIVE)) known.add(region)
  for (const [region, said] of told) {
    const secret = region instanceof Element && !!document.querySelector('[aria-pressed=true][aria-describedby]')
    spoken.push({ said: said.replace(/\s+/g, ' ').trim(), secret })
  }
}
new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true })
