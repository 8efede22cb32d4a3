import type { Sealed } from '../wire'

/** Whether each deal is the one whose hash lay on the table from the start. */
export async function isFair(seals: readonly string[], opened: readonly Sealed[]): Promise<boolean> {
  const digests = await Promise.all(opened.map(({ nonce, deal }) => sha256(`${nonce}\n${deal}`)))
  return digests.length === seals.length && digests.every((digest, index) => digest === seals[index])
}

/** In hex. Browsers only lend their own where the page came over https or from this machine. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const hash = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : ownSha256(bytes)
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** FIPS 180-4, for plain http. */
export function ownSha256(message: Uint8Array): Uint8Array {
  const state = roots(8, 1 / 2)
  const view = new DataView(padded(message).buffer)
  for (let block = 0; block < view.byteLength; block += 64) compress(state, view, block)
  const hash = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => hash.setUint32(index * 4, word))
  return new Uint8Array(hash.buffer)
}

/** The first 32 bits behind the point of roots of the first primes: the standard's constants. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number)
  }
  return Uint32Array.from(found, (prime) => (prime ** power % 1) * 2 ** 32)
}

function padded(message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  whole.set(message)
  whole[message.length] = 0x80
  const bits = new DataView(whole.buffer)
  bits.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29))
  bits.setUint32(whole.length - 4, message.length << 3)
  return whole
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function compress(state: Uint32Array, message: DataView, block: number): void {
  const factors = roots(64, 1 / 3)
  const words = new Uint32Array(64)
  for (let i = 0; i < 16; i++) words[i] = message.getUint32(block + i * 4)
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!]
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + low + words[i - 7]! + high
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + factors[i]! + words[i]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word))
}
