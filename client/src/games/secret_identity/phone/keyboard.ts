/** Keys for those who sit at a laptop: none of them while a sheet is open or something is typed. */
export function keyOf(event: KeyboardEvent): string | null {
  const { target, key } = event
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null
  if (document.querySelector('dialog[open]')) return null
  if (target instanceof Element && target.matches('input, textarea, select')) return null
  return key.toLowerCase()
}

/** The number of a character, if this is its digit. */
export function digitOf(event: KeyboardEvent): number | null {
  const key = keyOf(event)
  return key !== null && /^[1-8]$/.test(key) ? Number(key) : null
}
