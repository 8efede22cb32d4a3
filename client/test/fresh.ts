/** Before each file: files share a thread and its window, and nothing that another one has left behind. */
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
if ('document' in globalThis) {
  forgetListeners()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
}

/** What modules of other files listen to on the window they share: two of back-button.ts would both go back. */
function forgetListeners(): void {
  type Listening = Parameters<typeof removeEventListener>
  const shared = globalThis as { listening?: Listening[] }
  if (!shared.listening) {
    const listening: Listening[] = (shared.listening = [])
    const add = globalThis.addEventListener
    globalThis.addEventListener = (...what: Listening) => {
      listening.push(what)
      add.apply(globalThis, what)
    }
  }
  for (const what of shared.listening.splice(0)) globalThis.removeEventListener(...what)
}
