/**
 * Back closes sheets: each open sheet has an entry of its own in the history of the browser.
 *
 * What lies in the history follows from what is open, and never the other way round. An entry whose
 * sheet is closed already, or gone with a page that was loaded anew, is left at once. Below all sheets there may be a
 * guard: what asks before Back leaves the page.
 */

const sheets: (() => void)[] = [] // how to close each, the topmost last
const later: (() => void)[] = []
let guards = 0
let leaving = false // the browser is on its way back, because we said so

/** How many entries on top of this page belong to sheets. It outlives a reload. */
export function entries(): number {
  return (history.state as { sheets?: number } | null)?.sheets ?? 0
}

/** A sheet has been opened; call what is returned when it is closed, however that happens. */
export function opened(close: () => void): () => void {
  sheets.push(close)
  return kept(close)
}

/** Back asks before it leaves the page, when no sheet is open; call what is returned when it need not ask any more. */
export function guarded(ask: () => void): () => void {
  sheets.unshift(ask)
  guards++
  const end = kept(ask)
  return () => {
    guards--
    end()
  }
}

function kept(close: () => void): () => void {
  queueMicrotask(agree) // a sheet that makes way for another leaves its entry to it
  return () => {
    const place = sheets.indexOf(close)
    if (place >= 0) sheets.splice(place, 1)
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
  const extra = entries() - sheets.length
  if (extra > 0) {
    leaving = true
    history.go(-extra)
  }
  const guard = guards > 0 // whoever looks at the history can tell sheets from it
  while (entries() < sheets.length) history.pushState({ sheets: entries() + 1, guard }, '')
}

addEventListener('popstate', () => {
  const ours = leaving
  leaving = false
  if (!ours) while (sheets.length > entries()) sheets.pop()!()
  for (const change of later.splice(0)) change()
  agree()
})

agree()
