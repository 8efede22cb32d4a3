import { ALPHABET } from '../wire'
import { entries, whenStill } from './back-button'

type Route =
  | { page: 'home' }
  | { page: 'room'; code: string; transfer: string | null }
  | { page: 'tv'; code: string }
  | { page: 'rules'; game: string; rule: string | null } // no game: all of them
  | { page: 'try'; game: string }

const CODE = new RegExp(`^[${ALPHABET}]{5}$`)

/** Which page an address shows. A transfer code stands behind #, which no server ever sees. */
export function parse({ pathname, hash }: { pathname: string; hash: string }): Route {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const code = first.toUpperCase()
  if (first === 'tv' && CODE.test(second.toUpperCase())) return { page: 'tv', code: second.toUpperCase() }
  if (first === 'rules') return { page: 'rules', game: second, rule: hash.slice(1) || null }
  if (first === 'try' && second) return { page: 'try', game: second }
  if (CODE.test(code)) return { page: 'room', code, transfer: hash.match(/^#in=([\w-]{22})$/)?.[1] ?? null }
  return { page: 'home' }
}

class Router {
  route = $state.raw<Route>(parse(location))

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location)))
  }

  /** Another page; from a sheet it takes the place of the sheet. */
  go(path: string, replace = false): void {
    whenStill(() => {
      history[replace || entries() ? 'replaceState' : 'pushState'](null, '', path)
      this.route = parse(location)
    })
  }
}

export const router = new Router()
