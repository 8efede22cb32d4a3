/** Who makes a sound, and who does not. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSpeaker } from '../src/lib/audio'
import { feel } from '../src/lib/feedback'
import { soundRoom, SOUNDS } from '../src/lib/look/sound'
import { change } from '../src/lib/settings.svelte'

let sources = 0

/** As much of a sound device as is used: it counts what begins to sound. */
class Param {
  setValueAtTime = vi.fn()
  linearRampToValueAtTime = vi.fn()
  exponentialRampToValueAtTime = vi.fn((to: number) => {
    if (to <= 0) throw new RangeError('a curve cannot end there')
  })
}
class Node {
  gain = new Param()
  frequency = new Param()
  connect = (to: unknown) => to
  start = () => sources++
  stop = vi.fn()
}
class Device {
  state = 'running'
  currentTime = 0
  sampleRate = 8000
  destination = {}
  suspend = () => Promise.resolve()
  resume = () => Promise.resolve()
}
class Samples {
  constructor(private readonly how: { length: number }) {}
  getChannelData = () => new Float32Array(this.how.length)
}

beforeEach(() => {
  sources = 0
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Device)
  vi.stubGlobal('AudioBuffer', Samples)
  for (const node of ['GainNode', 'OscillatorNode', 'BiquadFilterNode', 'AudioBufferSourceNode']) {
    vi.stubGlobal(node, Node)
  }
  touched(true)
  change({ sound: true, narrator: false, tvNarrator: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function touched(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
}

const heard = (act: () => void) => {
  sources = 0
  act()
  return sources > 0
}

test.each(SOUNDS)('%s can be heard', (sound) => {
  expect(heard(() => soundRoom(sound, true))).toBe(true)
})

describe('the sounds of the room', () => {
  test('come from the TV, and from no phone that was not chosen for it', () => {
    expect(heard(() => soundRoom('night', true))).toBe(true)
    expect(heard(() => soundRoom('night', false))).toBe(false)
    change({ narrator: true })
    expect(heard(() => soundRoom('night', false))).toBe(true)
  })

  test('are off by one tap', () => {
    change({ tvNarrator: false })
    expect(isSpeaker(true)).toBe(false)
    expect(heard(() => soundRoom('gavel', true))).toBe(false)
    change({ tvNarrator: true, sound: false })
    expect(heard(() => soundRoom('gavel', true))).toBe(false)
  })
})

test('a phone without sound does not answer a finger either', () => {
  expect(heard(() => feel('bad'))).toBe(true)
  change({ sound: false })
  expect(heard(() => feel('bad'))).toBe(false)
})

test('at night no phone answers a finger, but the room is told the time', () => {
  document.documentElement.dataset.sky = 'night'
  try {
    expect(heard(() => feel('bad'))).toBe(false)
    expect(heard(() => soundRoom('night', true))).toBe(true)
  } finally {
    delete document.documentElement.dataset.sky
  }
  expect(heard(() => feel('bad'))).toBe(true)
})

describe('what happens at the table', () => {
  test('is heard from the screen that speaks for it, and from no other', () => {
    expect(heard(() => feel('alarm'))).toBe(false)
    change({ narrator: true })
    expect(heard(() => feel('alarm'))).toBe(true)
  })

  test('makes no phone buzz: only the own finger does', () => {
    const vibrate = vi.fn()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    change({ narrator: true, vibration: true })
    for (const news of ['clue', 'reveal', 'alarm', 'win'] as const) feel(news)
    expect(vibrate).not.toHaveBeenCalled()
    feel('tap')
    expect(vibrate).toHaveBeenCalledOnce()
  })
})

test('before anybody has touched the page there is silence', () => {
  touched(false)
  expect(heard(() => soundRoom('tap', true))).toBe(false)
})
