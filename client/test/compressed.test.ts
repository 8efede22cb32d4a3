import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { compressAll } from '../vite/compressed'

const folder = mkdtempSync(join(tmpdir(), 'built-'))
afterEach(() => rmSync(folder, { recursive: true }))

test('what gets shorter lies beside its file, twice; what would tell by its length does not', async () => {
  const script = 'start()\n'.repeat(500)
  mkdirSync(join(folder, 'assets', 'pictograms'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), script)
  writeFileSync(join(folder, 'assets', 'app.js'), script)
  writeFileSync(join(folder, 'assets', 'tiny.css'), 'a{}')
  writeFileSync(join(folder, 'assets', 'pictograms', '00.bin'), Buffer.alloc(2304))
  await compressAll(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'pictograms',
    'tiny.css',
  ])
  expect(readdirSync(join(folder, 'assets', 'pictograms'))).toEqual(['00.bin'])
  for (const name of ['index.html', 'assets/app.js']) {
    expect(brotliDecompressSync(readFileSync(join(folder, name + '.br'))).toString()).toBe(script)
    expect(gunzipSync(readFileSync(join(folder, name + '.gz'))).toString()).toBe(script)
  }
})
