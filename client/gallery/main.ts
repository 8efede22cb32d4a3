import { mount } from 'svelte'
import 'virtual:typefaces.css'
import '../src/app.css'
import '../src/lib/look/look.css'
import { settings } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import { paintTheme } from '../src/lib/theme'
import Gallery from './Gallery.svelte'

settings.language = new URLSearchParams(location.search).get('language') ?? 'en'
paintTheme()
await loadTexts()
mount(Gallery, { target: document.getElementById('app')! })
