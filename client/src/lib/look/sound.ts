/** The sounds of the games, made in code. None of them tells who did something. */
import { isSpeaker, sounding } from '../audio'
import { settings } from '../settings.svelte'

/** A part of a sound: a tone, or noise through a filter. Either may glide. Times are seconds. */
interface Part {
  hertz: number
  length: number
  at: number
  to: number // where it glides
  volume: number
  wave?: OscillatorType // none: noise
  filter: BiquadFilterType
  q: number
}

type More = Partial<Omit<Part, 'hertz' | 'length'>>

function noise(hertz: number, length: number, more: More = {}): Part {
  return { hertz, length, at: 0, to: hertz, volume: 1, filter: 'bandpass', q: 0.8, ...more }
}

function tone(hertz: number, length: number, more: More = {}): Part {
  return noise(hertz, length, { wave: 'triangle', ...more })
}

/** Tones one after another, so many seconds apart. */
function tones(hertz: readonly number[], apart: number, length: number, more: More = {}): Part[] {
  return hertz.map((each, index) => tone(each, length, { ...more, at: (more.at ?? 0) + index * apart }))
}

const PALETTE = {
  tap: [noise(3200, 0.03, { q: 2, volume: 0.5 })],
  join: tones([523, 659, 784], 0.07, 0.18),
  deal: [0, 1, 2, 3, 4].map((card) => noise(2600 + card * 200, 0.06, { to: 1200, at: card * 0.08, volume: 0.6 })),
  flip: [noise(1400, 0.09, { to: 4200 }), tone(220, 0.08, { wave: 'sine', to: 160, at: 0.08, volume: 0.6 })],
  stamp: [tone(120, 0.14, { wave: 'sine', to: 55, volume: 1.6 }), noise(900, 0.05)],
  good: [tone(659, 0.12), tone(988, 0.28, { at: 0.09 })],
  meh: [tone(330, 0.16), tone(262, 0.3, { at: 0.13 })],
  heart: [0, 0.9].flatMap((at) => tones([62, 52], 0.22, 0.2, { wave: 'sine', to: 38, at, volume: 1.8 })),
  dark: [
    tone(180, 1.2, { wave: 'sawtooth', to: 45, volume: 0.25 }),
    noise(800, 1.2, { filter: 'lowpass', to: 80, volume: 0.25 }),
  ],
  assassin: [
    ...[98, 103.8, 146.8].map((hertz) => tone(hertz, 1.9, { wave: 'sawtooth', to: hertz * 0.94, volume: 0.45 })),
    noise(300, 0.5, { filter: 'lowpass', to: 60, volume: 1.4 }),
    tone(46, 1.2, { wave: 'sine', to: 30, volume: 2 }),
  ],
  vote: [tone(440, 0.07, { wave: 'square', volume: 0.35 })],
  pow: [noise(2400, 0.35, { to: 120, volume: 1.4 }), tone(150, 0.3, { wave: 'sine', to: 42, volume: 1.6 })],
  tick: [noise(5200, 0.02, { q: 6, volume: 0.5 })],
  chime: tones([392, 523], 0.35, 1.4, { wave: 'sine', volume: 0.7 }), // where there is no voice
  night: [
    ...tones([196, 233, 294], 0.3, 2.2, { wave: 'sine', volume: 0.6 }),
    ...tones([4200, 4200, 4200, 4200], 0.14, 0.05, { wave: 'sine', at: 1, volume: 0.12 }), // crickets
  ],
  day: [
    ...tones([392, 494, 587, 784], 0.14, 0.7, { volume: 0.6 }),
    ...[2400, 2900, 2500].map((hertz, bird) =>
      tone(hertz, 0.09, { wave: 'sine', to: hertz * 1.25, at: 0.9 + bird * 0.16, volume: 0.2 }),
    ),
  ],
  gavel: [0, 0.2].flatMap((at) => [tone(160, 0.1, { wave: 'square', to: 80, at }), noise(1200, 0.05, { at })]),
  win: [
    ...tones([523, 659, 784, 1047, 784, 1047], 0.125, 0.3),
    ...tones([262, 330, 392, 523, 392, 523], 0.125, 0.3, { wave: 'sine', volume: 0.6 }),
    noise(6000, 0.6, { at: 0.38, filter: 'highpass', volume: 0.3 }),
  ],
  lose: [...tones([392, 370, 349], 0.22, 0.24), tone(311, 0.8, { to: 302, at: 0.66 })],
}

export type Sound = keyof typeof PALETTE
export const SOUNDS = Object.keys(PALETTE) as Sound[]

const VOLUME = 0.22
const SOON = 0.02 // seconds: what begins at once may click
const SILENCE = 0.001 // a curve cannot end at nothing

/** Sounds for the whole room, if this is the screen that does: the TV, or the phone that was chosen for it. */
export function soundRoom(sound: Sound, onTv: boolean): void {
  if (settings.sound && isSpeaker(onTv)) play(sound)
}

function play(sound: Sound): void {
  const parts = PALETTE[sound]
  const audio = sounding(Math.max(...parts.map(({ at, length }) => at + length)))
  if (!audio) return
  const out = new GainNode(audio, { gain: VOLUME })
  out.connect(audio.destination)
  for (const part of parts) sing(audio, part).connect(out)
}

function sing(audio: AudioContext, part: Part): AudioNode {
  const [from, till] = [audio.currentTime + SOON + part.at, audio.currentTime + SOON + part.at + part.length]
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(part.hertz, from)
    pitch.exponentialRampToValueAtTime(part.to, till)
  }
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(part.volume, from + 0.008)
  volume.gain.exponentialRampToValueAtTime(SILENCE, till)
  if (part.wave) {
    const source = new OscillatorNode(audio, { type: part.wave })
    glide(source.frequency)
    source.connect(volume)
    source.start(from)
    source.stop(till)
  } else {
    const filter = new BiquadFilterNode(audio, { type: part.filter, Q: part.q })
    glide(filter.frequency)
    const source = new AudioBufferSourceNode(audio, { buffer: hiss(audio, part.length) })
    source.connect(filter).connect(volume)
    source.start(from)
  }
  return volume
}

function hiss(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * seconds), sampleRate: audio.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}
