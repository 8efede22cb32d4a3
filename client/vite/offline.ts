import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER = join(import.meta.dirname, 'worker.js')

/** sw.js: keeps the built files for the next visit, where the browser allows it (https). */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle)
        .filter((output) => !isForLater(output))
        .map(({ fileName }) => fileName)
        .sort()
      const files = ['/', ...built.map((file) => '/' + file)]
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8)
      const head = `const FILES = ${JSON.stringify(files)}, CACHE = 'konspira-${version}'\n`
      const source = head + readFileSync(WORKER, 'utf8')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/**
 * Pictograms, posters and typefaces are large, and only some games need them: fetched when these are played. Who wants
 * to learn a game fetches what it is introduced with.
 */
function isForLater(output: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  const sources = output.type === 'asset' ? output.originalFileNames : [output.facadeModuleId ?? '']
  const learning = sources.some((source) => /\/learn\/|virtual:introductions\//.test(source))
  return learning || /\.(html|md|woff2)$|pictograms|places/.test(output.fileName)
}
