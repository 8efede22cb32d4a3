/** The sound device of this page, once for all that make a sound. */
import { settings } from './settings.svelte'

let audio: AudioContext | undefined
let bedtime: ReturnType<typeof setTimeout> | undefined

let touched = false // where a browser does not tell: iOS before 16.4, Firefox before 120
for (const event of ['pointerup', 'keydown']) {
  globalThis.addEventListener?.(event, () => (touched = true), { once: true, capture: true })
}

/** Whether somebody has touched this page: until then browsers let no page be heard. */
export function isAwake(): boolean {
  return navigator.userActivation?.hasBeenActive ?? touched
}

/** Whether it is night in the world of a game: then no phone sounds or buzzes, whatever anybody does. */
export function isNight(): boolean {
  return document.documentElement.dataset.sky === 'night'
}

/** Whether this screen speaks for the table: the TV, or the phone that was chosen for it. */
export function isSpeaker(onTv: boolean): boolean {
  return onTv ? settings.tvNarrator : settings.narrator
}

/** The device, awake for so many seconds; none where a page cannot be heard. */
export function sounding(seconds: number): AudioContext | undefined {
  if (!isAwake() || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A phone that slept may have put the sound to sleep, too.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  // An open device costs power even in silence, so it sleeps between sounds.
  clearTimeout(bedtime)
  bedtime = setTimeout(() => void audio?.suspend().catch(() => undefined), seconds * 1000 + 200)
  return audio
}
