/** `npm run floor FOLDER`: fail if a built page needs what the oldest browsers of package.json cannot do. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DISPENSABLE } from './dispensable.ts'
import { scriptUses } from './scripts.ts'
import { styleUses } from './styles.ts'
import type { Use } from './support.ts'

const [folder = '../src/konspira/web'] = process.argv.slice(2)
const CHECKS: Record<string, (text: string) => Use[]> = { css: styleUses, js: scriptUses }

/** Whether a feature is what a row names, or a part of it. */
const isIn = (feature: string, row: string) => feature === row || feature.startsWith(row + '.')

const uses = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const check = CHECKS[file.split('.').at(-1)!]
  return check ? check(readFileSync(join(folder, file), 'utf8')).map((use) => ({ ...use, file })) : []
})
const faults = uses
  .filter(({ feature }) => !Object.keys(DISPENSABLE).some((row) => isIn(feature, row)))
  .map(({ feature, where, file }) => `${file}: ${feature} is above the floor, and nothing stands in for it: ${where}`)
const stale = Object.keys(DISPENSABLE)
  .filter((feature) => !uses.some((use) => isIn(use.feature, feature)))
  .map((feature) => `lint/dispensable.ts: nobody uses ${feature} any more`)
for (const line of [...faults, ...stale]) console.error(line)
process.exitCode = faults.length + stale.length ? 1 : 0
