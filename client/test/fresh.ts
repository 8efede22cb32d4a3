/** Before each file: files share a thread and its window, and nothing that another one has left behind. */
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
}
