/**
 * Back closes sheets: each open sheet has an entry of its own in the history of the browser.
 *
 * What lies in the history follows from what is open, and never the other way round. An entry whose
 * sheet is closed already, or gone with a page that was loaded anew, is left at once. Below all sheets there may be a
 * guard: what asks before Back leaves the page.
 */

interface Layer {
  close: () => void // or what the guard asks
  guards?: boolean
}

const layers: Layer[] = [] // the topmost last
const later: (() => void)[] = []
let leaving = false // the browser is on its way back, because we said so

/** How many entries on top of this page belong to sheets. It outlives a reload. */
export function entries(): number {
  return (history.state as { sheets?: number } | null)?.sheets ?? 0
}

/** A sheet has been opened; call what is returned when it is closed, however that happens. */
export function opened(close: () => void): () => void {
  const sheet = { close }
  layers.push(sheet)
  return kept(sheet)
}

/** Back asks before it leaves the page, when no sheet is open; call what is returned when it need not ask any more. */
export function guarded(ask: () => void): () => void {
  const guard = { close: ask, guards: true }
  layers.unshift(guard)
  return kept(guard)
}

function kept(layer: Layer): () => void {
  queueMicrotask(agree) // a sheet that makes way for another leaves its entry to it
  return () => {
    const place = layers.indexOf(layer)
    if (place >= 0) layers.splice(place, 1)
    queueMicrotask(agree)
  }
}

/** Change the history when it stands still: while it moves, nobody knows where a new entry goes. */
export function whenStill(change: () => void): void {
  if (leaving) later.push(change)
  else change()
}

function agree(): void {
  if (leaving) return
  const extra = entries() - layers.length
  if (extra > 0) {
    leaving = true
    history.go(-extra)
    return
  }
  while (entries() < layers.length) history.pushState({ sheets: entries() + 1 }, '')
  const guards = layers.filter((layer) => layer.guards).length // which tells sheets from them
  if (layers.length) history.replaceState({ sheets: layers.length, guards }, '')
}

addEventListener('popstate', () => {
  const ours = leaving
  leaving = false
  if (!ours) while (layers.length > entries()) layers.pop()!.close()
  for (const change of later.splice(0)) change()
  agree()
})

agree()
