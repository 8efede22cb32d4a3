/** The sound device of this page, once for all that make a sound. */
import { router } from './route.svelte'
import { settings } from './settings.svelte'

/** What browsers take for a touch of the page. */
const GESTURES = ['click', 'keydown', 'pointerup', 'touchend'] as const

let audio: AudioContext | undefined
let bedtime: ReturnType<typeof setTimeout> | undefined
let touched = false // where a browser does not tell: iOS before 16.4, Firefox before 120
let maySpeak = false // the browser has let this page say something

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
  // The switch on the side of an iPhone silences its own taps, but not the phone that speaks for the table.
  if (navigator.audioSession) navigator.audioSession.type = speaksHere() ? 'playback' : 'auto'
  // A phone that slept may have put the sound to sleep, too, and a call on an iPhone interrupts it.
  if (audio.state !== 'running') void audio.resume().catch(() => undefined)
  // An open device costs power even in silence, so it sleeps between sounds.
  clearTimeout(bedtime)
  bedtime = setTimeout(() => void audio?.suspend().catch(() => undefined), seconds * 1000 + 200)
  return audio
}

function speaksHere(): boolean {
  return isSpeaker(router.route.page === 'tv')
}

/**
 * Under a finger, sound and voice are made ready for later: iPhones allow a page to make, resume or use them for the
 * first time only then.
 */
export function wakeSound(): void {
  touched = true
  if (!settings.sound) return
  if (!audio || audio.state === 'interrupted') sounding(0)
  if (!maySpeak && speaksHere()) maySpeak = saysNothing()
}

/** Says nothing at all, by a voice of this device: any other would ask a foreign host. */
function saysNothing(): boolean {
  const voice = globalThis.speechSynthesis?.getVoices().find(({ localService }) => localService)
  if (!voice) return false
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance('.'), { voice, lang: voice.lang, volume: 0 }))
  return true
}

for (const gesture of GESTURES) globalThis.addEventListener?.(gesture, wakeSound, { capture: true, passive: true })
