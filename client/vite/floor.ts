import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '..', 'package.json')
const LINE = /^(ios_saf|safari|chrome|firefox) >= ([\d.]+)$/
const NAMES = { ios_saf: 'ios', safari: 'safari', chrome: 'chrome', firefox: 'firefox' } as const

/** A browser, and the oldest version of it that can play. */
export interface Oldest {
  browser: keyof typeof NAMES
  version: string
}

/** The oldest browsers that can play: `browserslist` in package.json says it, for the build, its tests and other tools. */
export const FLOOR: readonly Oldest[] = (JSON.parse(readFileSync(MANIFEST, 'utf8')).browserslist as string[]).map(
  (line) => {
    const [, browser, version] = LINE.exec(line) ?? []
    if (!version)
      throw new Error(`browserslist in package.json: expected a line such as "chrome >= 109", got "${line}"`)
    return { browser: browser as Oldest['browser'], version }
  },
)

/** The same, as `build.target` wants it: `chrome109`. */
export const TARGETS = FLOOR.map(({ browser, version }) => NAMES[browser] + version)
