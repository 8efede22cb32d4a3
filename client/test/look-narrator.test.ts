/** What is said aloud, by whom, and when it is broken off. */
import { cleanup, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MANNERS, Narrator, voiceFor, type Speech, type Spoken } from '../src/lib/look/narrator'
import { change } from '../src/lib/settings.svelte'
import { textsIn } from '../src/lib/text.svelte'
import Narrated from './Narrated.svelte'

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  pitch = 1
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {}
}

/** A browser's speech that says nothing, and remembers what it was asked to. */
class Fake implements Speech {
  said: Utterance[] = []
  saying: Utterance | null = null
  brokenOff: string[] = []
  constructor(private readonly voices: SpeechSynthesisVoice[]) {}

  getVoices = () => this.voices
  speak = (utterance: SpeechSynthesisUtterance) => {
    this.saying = utterance as unknown as Utterance
    this.said.push(this.saying)
  }

  cancel = () => {
    if (this.saying) this.brokenOff.push(this.saying.text)
    this.saying?.onerror?.({ error: 'interrupted' })
    this.saying = null
  }

  end = () => {
    this.saying = null
  }
}

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ lang, name: lang, localService: true, default: false, ...more }) as SpeechSynthesisVoice
const VOICES = [voice('en-GB'), voice('pl-PL'), voice('ru_RU')]
const line = (text: string, more: Partial<Spoken> = {}): Spoken => ({
  text,
  language: 'en',
  manner: 'spytown',
  ...more,
})

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', Utterance))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a voice', () => {
  test('speaks the language of the table', () => {
    for (const language of ['en', 'pl', 'ru'] as const) {
      expect(voiceFor(language, VOICES)?.lang.slice(0, 2)).toBe(language)
    }
  })

  test('never belongs to another host', () => {
    const far = voice('en-US', { localService: false, default: true })
    expect(voiceFor('en', [far])).toBeUndefined()
    expect(voiceFor('en', [far, ...VOICES])?.lang).toBe('en-GB')
  })

  test('is the one that the device likes best', () => {
    const liked = voice('en-AU', { default: true })
    expect(voiceFor('en', [...VOICES, liked])).toBe(liked)
  })

  test('of a language that begins with the same letters is none of ours', () => {
    expect(voiceFor('en', [voice('enm-GB')])).toBeUndefined()
  })
})

describe('a narrator', () => {
  test('says a sentence in the manner of the table', () => {
    const fake = new Fake(VOICES)
    const narrator = new Narrator(fake, vi.fn())
    for (const manner of MANNERS) narrator.say(line('Night falls.', { manner }))
    const [spytown, academy] = fake.said
    expect(spytown).toMatchObject({ text: 'Night falls.', lang: 'en-GB' })
    expect(spytown!.pitch).toBeLessThan(academy!.pitch)
  })

  test('breaks off a sentence when the next one comes', () => {
    const [fake, mute] = [new Fake(VOICES), vi.fn()]
    const narrator = new Narrator(fake, mute)
    narrator.say(line('Night falls over the town.'))
    narrator.say(line('Day breaks.'))
    expect(fake.brokenOff).toEqual(['Night falls over the town.'])
    expect(fake.saying?.text).toBe('Day breaks.')
    expect(mute).not.toHaveBeenCalled() // to be broken off is no failure
  })

  test.each([
    ['the browser has no speech', undefined],
    ['there is no voice', new Fake([])],
    ['no voice speaks the language', new Fake([voice('de-DE')])],
    ['every voice is another host’s', new Fake([voice('en-GB', { localService: false })])],
  ])('lets tones sound when %s', (_, speech) => {
    const mute = vi.fn()
    new Narrator(speech, mute).say(line('Night falls.'))
    expect(mute).toHaveBeenCalledOnce()
    expect(speech?.said ?? []).toEqual([])
  })

  test('lets tones sound when the browser does not allow it', () => {
    const [fake, mute] = [new Fake(VOICES), vi.fn()]
    new Narrator(fake, mute).say(line('Night falls.'))
    fake.saying!.onerror!({ error: 'not-allowed' })
    expect(mute).toHaveBeenCalledOnce()
  })
})

describe('a screen that speaks for the table', () => {
  let fake: Fake
  const said = () => fake.said.map(({ text }) => text)
  /** Whatever was to be said by now has been said. */
  const settle = async () => {
    flushSync()
    await textsIn('en', 'spyfall')
    await tick()
  }

  beforeEach(() => {
    fake = new Fake(VOICES)
    vi.stubGlobal('speechSynthesis', fake)
    change({ sound: true, narrator: true, tvNarrator: true })
  })

  test('says the sentence of a step once, however often the table changes', async () => {
    const { rerender } = render(Narrated, { step: 'a', version: 1 })
    await vi.waitFor(() => expect(said()).toHaveLength(1))
    await rerender({ step: 'a', version: 2 })
    await settle()
    expect(said()).toHaveLength(1)
    await rerender({ step: 'b', version: 3 })
    await vi.waitFor(() => expect(said()).toHaveLength(2))
  })

  test('speaks the language of the table, not its own', async () => {
    render(Narrated, { step: 'a', language: 'ru' })
    await vi.waitFor(() => expect(said()).toHaveLength(1))
    expect(fake.said[0]!.lang).toBe('ru_RU')
    expect(said()[0]).toMatch(/[а-я]/)
  })

  test('breaks off when the step ends, in a pause, and when it is gone', async () => {
    const { rerender, unmount } = render(Narrated, { step: 'a' })
    await vi.waitFor(() => expect(fake.saying).toBeTruthy())
    await rerender({ step: null })
    expect(fake.saying).toBeNull()
    await rerender({ step: 'b' })
    await vi.waitFor(() => expect(fake.saying).toBeTruthy())
    await rerender({ step: 'b', paused: true })
    expect(fake.saying).toBeNull()
    await rerender({ step: 'c', paused: false })
    await vi.waitFor(() => expect(fake.saying).toBeTruthy())
    unmount()
    expect(fake.saying).toBeNull()
  })

  test.each([
    ['a phone that was not chosen for it', { narrator: false }, false],
    ['a TV that was told not to', { tvNarrator: false }, true],
    ['a phone without sound', { sound: false }, false],
  ])('is not %s', async (_, settings, onTv) => {
    change(settings)
    render(Narrated, { step: 'a', onTv })
    await settle()
    expect(said()).toEqual([])
  })

  test('can be switched off in the middle of a sentence', async () => {
    render(Narrated, { step: 'a' })
    await vi.waitFor(() => expect(fake.saying).toBeTruthy())
    change({ narrator: false })
    flushSync()
    expect(fake.saying).toBeNull()
  })
})
