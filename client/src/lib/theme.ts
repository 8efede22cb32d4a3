import { settings } from './settings.svelte'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** Dark or light, as this phone likes it. Called before the first picture, so that nothing flashes. */
export function paintTheme(): void {
  const light = settings.theme === 'light' || (settings.theme === 'auto' && !dark.matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
  const page = getComputedStyle(document.documentElement).getPropertyValue('--page')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page)
}

dark.addEventListener('change', paintTheme)
