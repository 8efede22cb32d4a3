/** Which browsers know what, by MDN's data. */
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { FLOOR } from '../vite/floor.ts'

const MDN = { ios_saf: 'safari_ios', safari: 'safari', chrome: 'chrome', firefox: 'firefox' } as const

const require = createRequire(import.meta.url) // 20 MB, which no tool shall take to pieces
export const { api, css, html, javascript } = require('@mdn/browser-compat-data') as CompatData

/** The name of a feature in MDN's data, and what is known of it. */
export type Feature = [name: string, data: Identifier | undefined]

/** A feature that the floor lacks, and where it is used. */
export interface Use {
  feature: string
  where: string
}

/** Whether MDN tells of it at all, and whether some browser of the floor lacks it then. */
export function isAboveFloor(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support
  if (!support) return false
  return FLOOR.some(({ browser, version }) => !knows(support[MDN[browser]], version))
}

function knows(statement: SupportStatement | undefined, version: string): boolean {
  if (!statement) return true // nobody has looked
  return [statement].flat().some((each) => holds(each as SimpleSupportStatement, version))
}

function holds(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags || prefix || alternative_name || !version_added || version_added === 'preview') return false
  return !isOlder(version, version_added) && !(version_removed && !isOlder(version, version_removed))
}

/** Whether one version is older than another: 15.4 than 16, 9 than 15.4. */
function isOlder(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  for (const [at, number] of others!.entries()) {
    if ((ones![at] ?? 0) !== number) return (ones![at] ?? 0) < number
  }
  return false
}
