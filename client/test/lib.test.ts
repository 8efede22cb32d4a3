import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanCode, isCode, readCode } from '../src/lib/code'
import { COLOURS, FACES, freeLook, partsOf, tintOf } from '../src/lib/looks'
import { parse } from '../src/lib/route.svelte'
import { isFair, ownSha256, sha256 } from '../src/lib/seal'
import { podium, standings } from '../src/lobby/standings'
import { entriesIn, freeName, packName } from '../src/lobby/packs'

const at = (pathname: string, hash = '') => parse({ pathname, hash })

describe('addresses', () => {
  test.each([
    ['/', '', { page: 'home' }],
    ['/nonsense', '', { page: 'home' }],
    ['/BCDFG', '', { page: 'room', code: 'BCDFG', transfer: null }],
    ['/bcdfg', '', { page: 'room', code: 'BCDFG', transfer: null }],
    ['/BCDFG', `#in=${'x'.repeat(22)}`, { page: 'room', code: 'BCDFG', transfer: 'x'.repeat(22) }],
    ['/BCDFG', '#in=short', { page: 'room', code: 'BCDFG', transfer: null }],
    ['/ABCDE', '', { page: 'home' }], // A and E are no letters of codes
    ['/tv/bcdfg', '', { page: 'tv', code: 'BCDFG' }],
    ['/rules', '', { page: 'rules', game: '', rule: null }],
    ['/rules/codenames', '#CN-41', { page: 'rules', game: 'codenames', rule: 'CN-41' }],
    ['/try/mafia', '', { page: 'try', game: 'mafia' }],
    ['/try', '', { page: 'home' }],
  ])('%s%s', (path, hash, route) => {
    expect(at(path, hash)).toEqual(route)
  })
})

describe('codes', () => {
  test('letters that no code has are told', () => {
    expect(readCode('k0o!1')).toEqual({ code: 'K', strange: '0 O 1' })
    expect(readCode('bcdfg')).toEqual({ code: 'BCDFG', strange: '' })
  })

  test.each([
    ['вснкм', 'BCHKM'], // typed with a Russian keyboard
    ['b5ż8ś', 'BSZBS'],
    ['Join us: http://10.0.0.7:8000/BCDFG and bring cake', 'BCDFG'],
    ['https://play.example.org/tv/bcdfg', 'BCDFG'],
  ])('%s is meant as %s', (typed, code) => {
    expect(readCode(typed)).toEqual({ code, strange: '' })
  })

  test.each([
    ['bcdfg', 'BCDFG'],
    [' b c d f g ', 'BCDFG'],
    ['BCD-FG!', 'BCDFG'],
    ['BCDFGHJK', 'BCDFG'],
    ['http://example.org/bcdfg', 'BCDFG'],
    ['https://example.org:8000/tv/BCDFG#x', 'BCDFG'],
    ['bc', 'BC'],
    ['', ''],
  ])('%s is read as %s', (typed, code) => {
    expect(cleanCode(typed)).toBe(code)
  })

  test('five letters make a code', () => {
    expect(isCode('BCDFG')).toBe(true)
    expect(isCode('BCDF')).toBe(false)
    expect(isCode('ABCDE')).toBe(false)
  })
})

describe('the fair deal', () => {
  const texts = [
    '',
    'abc',
    'ż'.repeat(40),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
    '{"words":["a"]}'.repeat(100),
  ]

  test.each(texts)('our own SHA-256 agrees with the world: %#', (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(Buffer.from(ownSha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('works where the browser lends none', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sha256('abc')).toBe(createHash('sha256').update('abc').digest('hex'))
  })

  test('a deal is fair if it is the sealed one', async () => {
    const sealed = { nonce: 'n', deal: '[1]', digest: '' }
    const digest = createHash('sha256').update('n\n[1]').digest('hex')
    expect(await isFair([digest], [sealed])).toBe(true)
    expect(await isFair([digest], [{ ...sealed, deal: '[2]' }])).toBe(false)
    expect(await isFair([digest, digest], [sealed])).toBe(false)
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('looks', () => {
  test('what is proposed differs from those at the table', () => {
    const here = [
      { face: 19, colour: 3 },
      { face: 0, colour: 11 },
    ]
    expect(freeLook(here, { face: 5, colour: 5 })).toEqual({ face: 5, colour: 5 })
    expect(freeLook(here, { face: 19, colour: 11 })).toEqual({ face: 1, colour: 0 })
    const everybody = Array.from({ length: FACES }, (_, face) => ({ face, colour: face % COLOURS }))
    expect(freeLook(everybody, { face: 7, colour: 7 })).toEqual({ face: 7, colour: 7 })
  })

  test('every face is different, and any number gives one', () => {
    const all = Array.from({ length: FACES }, (_, face) => JSON.stringify(partsOf(face)))
    expect(new Set(all).size).toBe(FACES)
    expect(partsOf(63)).toEqual(partsOf(63 % FACES))
    expect(tintOf(15)).toBe(tintOf(15 % COLOURS))
  })
})

describe('an evening', () => {
  test('adds up points and wins, best first', () => {
    const results = [
      { game: 'codenames', points: { 1: 1, 2: 0, 3: 1 }, winners: [1, 3], why: 'all' },
      { game: 'codenames', points: { 1: 0, 2: 1, 3: 1 }, winners: [2, 3], why: 'all' },
    ]
    expect(standings(results)).toEqual([
      { member: 3, won: ['codenames', 'codenames'] },
      { member: 1, won: ['codenames'] },
      { member: 2, won: ['codenames'] },
    ])
  })
})

describe('the podium of an evening', () => {
  const game = (name: string, winners: number[], points: Record<number, number> = {}) => ({
    game: name,
    winners,
    points: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...points },
    why: 'any',
  })

  test('a game with many points counts no more than one with few', () => {
    const results = [game('secret_identity', [1], { 1: 90 }), game('codenames', [2]), game('spyfall2', [2], { 1: 9 })]
    expect(podium(standings(results))).toEqual([
      { rank: 1, wins: 2, members: [2] },
      { rank: 2, wins: 1, members: [1] },
    ])
  })

  test('who has as many wins shares a step, and the next step is the next one', () => {
    const results = [game('mafia', [1, 2, 3]), game('mafia', [1, 2, 4]), game('codenames', [1, 2])]
    expect(podium(standings(results))).toEqual([
      { rank: 1, wins: 3, members: [1, 2] },
      { rank: 2, wins: 1, members: [3, 4] },
    ])
  })

  test('there are three steps at most, and none without a win', () => {
    const results = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4].map((winner) => game('codenames', [winner]))
    expect(podium(standings(results)).map(({ members }) => members)).toEqual([[1], [2], [3]])
    expect(podium(standings([game('mafia', [])]))).toEqual([])
  })

  test('who won which game is told in the order of the evening', () => {
    const results = [game('mafia', [1]), game('codenames', [2]), game('spyfall2', [1])]
    expect(standings(results)[0]).toEqual({ member: 1, won: ['mafia', 'spyfall2'] })
  })
})

test('a pack is named after its file', () => {
  expect(packName('Nasze słowa (2).txt')).toBe('Nasze słowa 2')
  expect(packName('words.en.txt')).toBe('words.en')
  expect(packName('???.txt')).toBe('pack')
  expect(packName('- words -.txt')).toBe('words')
})

test('a list that is pasted gets a name that nobody has, and is counted as it grows', () => {
  expect(freeName('Our words!', [])).toBe('Our words')
  expect(freeName('Our words', ['Our words', 'Our words 2'])).toBe('Our words 3')
  expect(entriesIn('one, two\n# no\n\nThree;one')).toBe(3)
  expect(entriesIn('Kitchen: cook, guard\nHall: guest')).toBe(2)
  expect(entriesIn('Kitchen, Hall')).toBe(2)
  expect(entriesIn('[books]\nHolmes: detective, of course')).toBe(1)
  expect(entriesIn('kind: words\nlanguage: en')).toBeUndefined()
})
