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

paintTheme()
followReleases()
const texts = loadTexts()
const { route } = router
if (route.page === 'room') {
  // Somebody has scanned a code: fetch the screen and knock while the texts are on their way.
  void import('./screens/RoomScreen.svelte').catch(() => undefined)
  handOver(new Room(route.code))
}
await texts
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined) // plain http has none
}
