import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * What is text gets shorter. All else is packed already; above all the cards of pictures, which are equally long
 * because a length would tell whose they are.
 */
const TEXT = /\.(html|js|css|svg|json|webmanifest|md|txt)$/
const LEAST_GAIN = 0.95 // of its length, or it is not worth a file

const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** `x.br` and `x.gz` beside each file x that gets shorter by it, so that the server never compresses anything. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    // The last hook: what lies in public/ has been copied by now.
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  }
}

export async function compressAll(folder: string): Promise<void> {
  if (!existsSync(folder)) return // the build has failed
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await Promise.all(names.map((name) => compress(join(folder, name))))
}

async function compress(path: string): Promise<void> {
  const source = readFileSync(path)
  const versions = await Promise.all([
    promisify(brotliCompress)(source, SMALLEST),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  ])
  for (const [number, version] of versions.entries())
    if (version.length < LEAST_GAIN * source.length) writeFileSync(path + ['.br', '.gz'][number], version)
}
