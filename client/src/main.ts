import { mount } from 'svelte'
import App from './App.svelte'
import 'virtual:typefaces.css'
import './app.css'
import './lib/look/look.css'
import { Room } from './lib/room.svelte'
import { router } from './lib/route.svelte'
import { handOver } from './lib/handover'
import { followReleases } from './lib/new-release'
import { loadTexts } from './lib/text.svelte'
import { paintTheme } from './lib/theme'

const STYLES = ['selector(:has(a))', '(width: 1cqi)']

if (!('oldBrowser' in document.documentElement.dataset)) await begin() // else it is told what to do: vite/old-browser.js

async function begin(): Promise<void> {
  paintTheme()
  followReleases()
  const texts = loadTexts()
  const { route } = router
  if (route.page === 'room') {
    // Somebody has scanned a code: fetch the screen and knock while the texts are on their way.
    void import('./screens/RoomScreen.svelte').catch(() => undefined)
    handOver(new Room(route.code))
  }
  if (!STYLES.every((feature) => CSS.supports(feature))) (await import('./lib/style-fallbacks')).watchStyles()
  await texts
  mount(App, { target: document.getElementById('app')! })
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined) // plain http has none
  }
}
