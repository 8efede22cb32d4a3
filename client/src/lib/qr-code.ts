import encodeQR from 'qr'

/** Light modules around a code, by which cameras find it. */
const QUIET = 2

export interface QrDrawing {
  side: number // in modules, with the light ones around
  dark: string // all dark modules, as the path of an SVG
}

/** The drawing of a text as a QR code. Fetched when the first is shown: the encoder is as large as a screen. */
export function qrCode(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const dark = rows.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { side: rows.length, dark: dark.join('') }
}

/** Where dark modules stand side by side in a row, and how many: drawn as one, or a hair of light would part them. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [start: number, length: number][] = []
  row.forEach((dark, x) => {
    const last = found[found.length - 1]
    if (dark && last && last[0] + last[1] === x) last[1]++
    else if (dark) found.push([x, 1])
  })
  return found
}
