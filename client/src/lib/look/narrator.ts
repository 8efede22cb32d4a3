/**
 * Says sentences aloud, by the voices of this device. It is only ever given what everybody sees: narrate.svelte.ts makes
 * its sentences from the public table and nothing else.
 */
import type { Language } from '../../wire'

export const MANNERS = ['spytown', 'academy'] as const
export type Manner = (typeof MANNERS)[number]

/** How a manner of speaking sounds: a low, slow storyteller; a calm, friendly teacher. */
const TONES: Record<Manner, { rate: number; pitch: number }> = {
  spytown: { rate: 0.9, pitch: 0.75 },
  academy: { rate: 0.95, pitch: 1.1 },
}

export interface Spoken {
  text: string
  language: Language
  manner: Manner
}

/** Only as much of the browser's speech as is used here. */
export type Speech = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>

/** What a browser says of a sentence that was broken off: that is no failure. */
const BROKEN_OFF = ['canceled', 'interrupted']

export class Narrator {
  /** `mute` is called where a sentence cannot be spoken: there is no voice, or the browser does not allow it. */
  constructor(
    private readonly speech: Speech | undefined,
    private readonly mute: () => void,
  ) {
    speech?.getVoices() // browsers look for them when they are first asked
  }

  /** Breaks off what is still being said, and says this. */
  say({ text, language, manner }: Spoken): void {
    this.hush()
    const voice = voiceFor(language, this.speech?.getVoices() ?? [])
    if (!this.speech || !voice) return this.mute()
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: voice.lang, ...TONES[manner] })
    utterance.onerror = ({ error }) => {
      if (!BROKEN_OFF.includes(error)) this.mute()
    }
    this.speech.speak(utterance)
  }

  hush(): void {
    this.speech?.cancel()
  }
}

/** A voice of this device: any other would send our sentences to a foreign host. */
export function voiceFor(
  language: Language,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const own = voices.filter(
    ({ localService, lang }) => localService && /^[a-z]+/i.exec(lang)?.[0].toLowerCase() === language,
  )
  return own.find((voice) => voice.default) ?? own[0]
}
