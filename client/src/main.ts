import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadTexts } from './lib/text.svelte'
import { paintTheme } from './lib/theme'

paintTheme()
await loadTexts()
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined) // plain http has none
}
