import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER = join(import.meta.dirname, 'worker.js')
/** What all screens say, in one language. */
const COMMON_TEXTS = /virtual:texts\/\w+$/

/** sw.js: keeps the page for the next visit, where the browser allows it (https). */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = ['/', ...[...firstFiles(bundle)].sort().map((file) => '/' + file)]
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 8)
      const head = `const FILES = ${JSON.stringify(files)}, CACHE = 'konspira-${version}'\n`
      const source = head + readFileSync(WORKER, 'utf8')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/**
 * What the start page is made of, in any language. Everything else is kept when it is fetched: twenty phones behind one
 * router that asked for all files at once would use up what their address may ask for.
 */
function firstFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const output = bundle[name]
    if (found.has(name) || output?.type !== 'chunk') return
    found.add(name)
    for (const style of output.viteMetadata?.importedCss ?? []) found.add(style)
    output.imports.forEach(add)
  }
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && (output.isEntry || COMMON_TEXTS.test(output.facadeModuleId ?? '')))
      add(output.fileName)
  }
  return found
}
