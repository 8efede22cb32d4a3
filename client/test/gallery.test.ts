import { expect, test } from 'vitest'
import { press, stopsOf, way, type Recording, type Show } from '../gallery/viewer'

const RECORDING: Recording = {
  tracks: [
    {
      tv: false,
      events: [
        [1, 'load', '/BBBBB', {}],
        [2, 'hear', {}],
        [3, 'stop', 'first', 0, 0],
        [4, 'tap', [-1, 'button', 1]],
        [5, 'load', '/rules', {}],
        [6, 'stop', 'third', 2, 0],
      ],
    },
    {
      tv: true,
      events: [
        [1, 'load', '/tv/BBBBB', {}],
        [4, 'stop', 'tv-second', 1, 0],
      ],
    },
  ],
}
const SHOW: Show = { recording: 'mafia', stop: 'first', language: 'en', theme: 'dark', size: 0 }
const STOPS = stopsOf(RECORDING).map(({ name }) => name)
const after = (...keys: string[]) => keys.reduce((show, key) => press(show, key, ['codenames', 'mafia'], STOPS), SHOW)

test('stops come in the order of the tour, whichever device they are on', () => {
  expect(STOPS).toEqual(['first', 'tv-second', 'third'])
})

test('arrows go to the next screen and back, and round the end', () => {
  expect(after('ArrowRight').stop).toBe('tv-second')
  expect(after('ArrowRight', 'ArrowLeft')).toEqual(SHOW)
  expect(after('ArrowLeft').stop).toBe('third')
})

test('other arrows go to another game, from its first screen', () => {
  expect(after('ArrowUp')).toMatchObject({ recording: 'codenames', stop: '' })
  expect(after('ArrowDown')).toMatchObject({ recording: 'codenames', stop: '' })
})

test('letters change language, light and size, and others nothing', () => {
  expect(after('l').language).toBe('pl')
  expect(after('l', 'l', 'l')).toEqual(SHOW)
  expect(after('t').theme).toBe('light')
  expect(after('s').size).toBe(1)
  expect(after('s', 's', 's')).toEqual(SHOW)
  expect(after('x')).toBe(SHOW)
})

test('the way to a screen is every page that was loaded, with what happened on it', () => {
  const [track] = RECORDING.tracks
  const whole = way(track!, 0, 5).map(({ load, events }) => [load?.[2], ...events.map(([, what]) => what)])
  expect(whole).toEqual([
    ['/BBBBB', 'hear', 'stop', 'tap'],
    ['/rules', 'stop'],
  ])
  expect(way(track!, 3, 3)).toEqual([{ events: [[4, 'tap', [-1, 'button', 1]]] }])
})
