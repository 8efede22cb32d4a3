import { describe, expect, test } from 'vitest'
import { parse } from '../src/lib/route.svelte'

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
