// Unpacks the browser that the npm package carries into $TMPDIR: see chromium.py.
import { inflate } from '@sparticuz/chromium'
import { join } from 'node:path'

const bin = join(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin')
const parts = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
await Promise.all(parts.map((part) => inflate(join(bin, part))))
