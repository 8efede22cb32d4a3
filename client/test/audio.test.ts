/** Sound and voice on an iPhone: made ready under a finger, and back after a call. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class Device {
  static all: Device[] = []
  state = 'suspended'
  resume = vi.fn(() => {
    this.state = 'running'
    return Promise.resolve()
  })
  suspend = vi.fn(() => {
    this.state = 'suspended'
    return Promise.resolve()
  })
  constructor() {
    Device.all.push(this)
  }
}
class Utterance {
  constructor(readonly text: string) {}
}
const OWN = { localService: true, lang: 'en-GB' }
const FOREIGN = { localService: false, lang: 'en-US' }

let speak: ReturnType<typeof vi.fn<(said: Utterance) => void>>
let voices: object[]
let session: { type: string }
let surface: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  Device.all = []
  speak = vi.fn<(said: Utterance) => void>()
  voices = [FOREIGN, OWN]
  session = { type: 'auto' }
  surface = new EventTarget() // what other tests have loaded does not listen there
  vi.stubGlobal('addEventListener', surface.addEventListener.bind(surface))
  vi.stubGlobal('AudioContext', Device)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak })
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true }) // Safari before 16.4
  Object.defineProperty(navigator, 'audioSession', { value: session, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function page(kept: { sound?: boolean; narrator?: boolean } = {}) {
  const { change } = await import('../src/lib/settings.svelte')
  change({ sound: true, narrator: false, ...kept })
  return { change, ...(await import('../src/lib/audio')) }
}

const tap = () => surface.dispatchEvent(new Event('click'))

test('the device is made under the first finger, and not before', async () => {
  const { isAwake, sounding } = await page()
  expect(sounding(1)).toBeUndefined()
  expect(Device.all).toHaveLength(0)
  tap()
  expect(isAwake()).toBe(true)
  expect(Device.all).toHaveLength(1)
  expect(Device.all[0]!.resume).toHaveBeenCalled()
})

test('it sleeps again, and no tap wakes it for nothing', async () => {
  await page()
  tap()
  vi.advanceTimersByTime(1000)
  expect(Device.all[0]!.state).toBe('suspended')
  tap()
  expect(Device.all[0]!.resume).toHaveBeenCalledTimes(1)
})

test.each(['suspended', 'interrupted'])('a sound resumes a device that is %s', async (state) => {
  const { sounding } = await page()
  tap()
  Device.all[0]!.state = state
  sounding(1)
  expect(Device.all[0]!.state).toBe('running')
})

test('after a call on an iPhone the next finger resumes what was interrupted', async () => {
  await page()
  tap()
  Device.all[0]!.state = 'interrupted'
  tap()
  expect(Device.all[0]!.state).toBe('running')
})

test('a silent phone opens no device', async () => {
  await page({ sound: false })
  tap()
  expect(Device.all).toHaveLength(0)
  expect(speak).not.toHaveBeenCalled()
})

test('the tap that chooses the narrator lets the voice speak later, once, by a voice of the device', async () => {
  const { change, wakeSound } = await page()
  tap()
  expect(speak).not.toHaveBeenCalled()
  change({ narrator: true })
  wakeSound()
  tap()
  expect(speak).toHaveBeenCalledTimes(1)
  expect(speak.mock.calls[0]![0]).toMatchObject({ volume: 0, voice: OWN })
})

test('a narrator that was chosen before the page was loaded is made ready by the first tap', async () => {
  await page({ narrator: true })
  tap()
  expect(speak).toHaveBeenCalledTimes(1)
})

test('no foreign voice is asked, and a voice that comes later is', async () => {
  voices = [FOREIGN]
  await page({ narrator: true })
  tap()
  expect(speak).not.toHaveBeenCalled()
  voices = [OWN]
  tap()
  expect(speak).toHaveBeenCalledTimes(1)
})

test('the switch of an iPhone silences taps, but not the phone that speaks for the table', async () => {
  const { change, sounding } = await page()
  tap()
  expect(session.type).toBe('auto')
  change({ narrator: true })
  sounding(1)
  expect(session.type).toBe('playback')
  change({ narrator: false })
  sounding(1)
  expect(session.type).toBe('auto')
})
