import { render, screen } from '@testing-library/svelte'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrCode, type QrDrawing } from '../src/lib/qr-code'
import QrCode from '../src/lib/QrCode.svelte'

const SCALE = 4

/** What a camera sees: black on white, some points to a module. */
function photographed({ side, dark }: QrDrawing): { width: number; height: number; data: Uint8Array } {
  const width = side * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      data.fill(0, 4 * (row * width + Number(x) * SCALE), 4 * (row * width + (Number(x) + Number(length)) * SCALE))
  return { width, height: width, data }
}

test.each([
  'http://192.168.1.5:8000/BCDFG',
  'https://play.example.org/BCDFG#in=0123456789abcdefABCDEF',
  'https://zażółć.example/ŻÓŁĆ',
  `https://${'long.'.repeat(40)}example/BCDFG`,
])('a camera reads what was written: %s', (text) => {
  expect(decodeQR(photographed(qrCode(text)))).toBe(text)
})

test('light modules stand around a code, by which cameras find it', () => {
  const { side, dark } = qrCode('http://192.168.1.5:8000/BCDFG')
  const found = [...dark.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
  for (const [x, y, length] of found as [number, number, number][]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(side - 2)
  }
})

test('a code is shown once its text is known, and another when the text changes', async () => {
  const shown = render(QrCode, { text: '', alt: 'The way in' })
  const path = (): string => screen.getByLabelText('The way in').querySelector('path')?.getAttribute('d') ?? ''
  await shown.rerender({ text: '' })
  expect(path()).toBe('')
  for (const text of ['https://play.example.org/BCDFG', 'https://play.example.org/BCDFH']) {
    await shown.rerender({ text })
    await expect.poll(path).toBe(qrCode(text).dark)
  }
})
