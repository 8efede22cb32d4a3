/** Plays short tones, made in code, and vibrates. */
import { isAwake, isNight, isSpeaker, sounding } from './audio'
import { router } from './route.svelte'
import { settings } from './settings.svelte'

export type Feeling = 'tap' | 'clue' | 'reveal' | 'good' | 'bad' | 'alarm' | 'win'

interface Score {
  notes: readonly (readonly [hertz: number, start: number, length: number])[]
  wave: OscillatorType
  buzz?: VibratePattern // the answer to the own finger; without one, it is the table that has news
}

/** `reveal` is the same whatever was revealed: a phone heard across the table must not tell. */
const SCORES: Record<Feeling, Score> = {
  tap: { wave: 'sine', buzz: 8, notes: [[660, 0, 0.04]] },
  clue: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.12],
      [784, 0.12, 0.2],
    ],
  },
  reveal: {
    wave: 'sine',
    notes: [
      [392, 0, 0.08],
      [440, 0.08, 0.08],
      [494, 0.16, 0.16],
    ],
  },
  good: {
    wave: 'triangle',
    buzz: 20,
    notes: [
      [587, 0, 0.1],
      [880, 0.1, 0.16],
    ],
  },
  bad: {
    wave: 'triangle',
    buzz: [60, 40, 60],
    notes: [
      [220, 0, 0.16],
      [165, 0.16, 0.24],
    ],
  },
  alarm: {
    wave: 'square',
    notes: [
      [880, 0, 0.12],
      [880, 0.22, 0.12],
      [880, 0.44, 0.12],
    ],
  },
  win: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.12],
      [659, 0.12, 0.12],
      [784, 0.24, 0.12],
      [1047, 0.36, 0.4],
    ],
  },
}
const VOLUME = 0.12

/** Every phone answers its own finger. News of the table are heard from the one screen that speaks for it. */
export function feel(kind: Feeling): void {
  if (!isAwake() || isNight()) return
  const score = SCORES[kind]
  if (score.buzz && settings.vibration && 'vibrate' in navigator) navigator.vibrate(score.buzz)
  if (settings.sound && (score.buzz || isSpeaker(router.route.page === 'tv'))) sing(score)
}

function sing({ notes, wave }: Score): void {
  const audio = sounding(Math.max(...notes.map(([, start, length]) => start + length)))
  if (!audio) return
  for (const [hertz, start, length] of notes) {
    const from = audio.currentTime + start
    const tone = new OscillatorNode(audio, { type: wave, frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(VOLUME, from + 0.01) // a ramp does not click
    volume.gain.exponentialRampToValueAtTime(0.001, from + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + length)
  }
}
