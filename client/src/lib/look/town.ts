/** Draws a street and a sky full of stars, the same for the same number: nothing here is by chance. */

/** Numbers from 0 to 1 that look like chance, and are the same on every screen. */
function numbers(seed: number): () => number {
  let last = seed
  const next = () => (last = (last * 16807) % 2147483647) / 2147483647
  for (let again = 0; again < 5; again++) next() // the first ones are much alike
  return next
}

const BLOCK = 13 // a window and the wall below it
const COLUMN = 9

export interface Street {
  roofs: string // paths in a box of this width and height
  windows: string[] // lit ones, in as many lights as there are strings
}

const LIGHTS = 3

/** A row of houses from left to right. `lit` is the part of windows with a light. */
export function street(width: number, height: number, seed: number, lit: number): Street {
  const next = numbers(seed)
  const windows = Array.from({ length: LIGHTS }, () => '')
  let roofs = ''
  for (let x = -6; x < width;) {
    const wide = 22 + next() * 30
    const top = height * (0.65 - next() * 0.5)
    roofs += house(x, wide, top, height, next())
    for (let y = top + 8; y < height - 10; y += BLOCK) {
      for (let at = x + 5; at < x + wide - 7; at += COLUMN) {
        if (next() < lit) windows[Math.floor(next() * LIGHTS)] += `M${at.toFixed(1)} ${y.toFixed(1)}h4.5v6.5h-4.5z`
      }
    }
    x += wide + (next() < 0.3 ? 4 : 0)
  }
  return { roofs, windows }
}

function house(x: number, wide: number, top: number, ground: number, kind: number): string {
  const [left, half, up] = [`M${x.toFixed(1)} ${ground}V${top.toFixed(1)}`, wide / 2, wide * 0.45]
  const down = `V${ground}z`
  if (kind < 0.35) return `${left}l${half.toFixed(1)} ${(-up).toFixed(1)}l${half.toFixed(1)} ${up.toFixed(1)}${down}`
  if (kind < 0.55) return `${left}h${(wide * 0.2).toFixed(1)}v-8h4v8h${(wide * 0.8 - 4).toFixed(1)}${down}`
  if (kind < 0.7) return `${left}a${half.toFixed(1)} ${(wide / 2.4).toFixed(1)} 0 0 1 ${wide.toFixed(1)} 0${down}`
  return `${left}h${wide.toFixed(1)}${down}`
}

/** Stars as one path of small dots. */
export function stars(count: number, width: number, height: number): string {
  const next = numbers(11)
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, next() * height * (0.4 + 0.6 * next()), 0.4 + next() * 1.1]
    return `M${x.toFixed(1)} ${y.toFixed(1)}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 0 .1 0z`
  }).join('')
}
