/**
 * The picture to share after a game: a desk, a title, the faces of those who won, and between them whatever the game
 * draws. 1080 by 1350, on a canvas of this page. What it shows of names is decided by its caller: a
 * drawing is never given a name that must not be on it.
 */
import type { Look } from '../../wire'
import type { Mood, Person } from './people'
import { faceOn, fitText } from './picture'

export const WIDTH = 1080
export const HEIGHT = 1350
const SIDE = 60

export type Pen = CanvasRenderingContext2D

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What a game draws with. */
export interface Easel {
  pen: Pen
  box: Box // where there is room for it
  face: (look: Look, mood: Mood, side: number) => Promise<HTMLImageElement>
}

export interface SharePicture {
  title: string
  desk: { middle: string; edge: string }
  people: readonly Person[] // who have won; without a name, if they want none
  line: string // on a slip of paper; or nothing
  footer: string
  draw: (easel: Easel) => void | Promise<void>
}

const DISPLAY = (size: number) => `400 ${size}px "Dela Gothic One", "Arial Black", sans-serif`
export const POSTER = (size: number) => `700 ${size}px Oswald, "Arial Narrow", Impact, sans-serif`
const LIGHT = '#fff6e3'
export const PRINT = '#23150c'

/** `host` is an element of the page in which faces may be drawn unseen. */
export async function drawSharePicture(
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  picture: SharePicture,
): Promise<void> {
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) return
  const letters = [picture.title, picture.line, picture.footer].join('')
  await Promise.all([DISPLAY(40), POSTER(40)].map((font) => document.fonts?.load(font, letters))).catch(() => undefined)
  const face: Easel['face'] = (look, mood, side) => faceOn(host, look, mood, Math.round(side))
  desk(pen, picture.desk)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  written(pen, picture.title, DISPLAY, 128, 130)
  const rows = await crew(pen, face, picture.people)
  const top = rows ? 490 : 240
  const bottom = picture.line ? 1110 : 1240
  await picture.draw({ pen, face, box: { x: SIDE, y: top, width: WIDTH - 2 * SIDE, height: bottom - top } })
  if (picture.line) slip(pen, picture.line)
  written(pen, picture.footer, POSTER, 40, HEIGHT - 62)
}

/** A line in the middle, on a shadow; smaller if it would not fit. */
function written(pen: Pen, text: string, font: (size: number) => string, size: number, y: number): void {
  pen.font = font(fitText(pen, text, font, size, WIDTH - 2 * SIDE))
  pen.fillStyle = 'rgb(0 0 0 / 40%)'
  pen.fillText(text, WIDTH / 2, y + size / 16)
  pen.fillStyle = LIGHT
  pen.fillText(text, WIDTH / 2, y)
}

function desk(pen: Pen, { middle, edge }: SharePicture['desk']): void {
  const [x, y] = [WIDTH / 2, HEIGHT * 0.3]
  const light = pen.createRadialGradient(x, y, 0, x, y, HEIGHT * 0.8)
  light.addColorStop(0, middle)
  light.addColorStop(1, edge)
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = 'rgb(255 255 255 / 6%)'
  for (let ray = 0; ray < 25; ray++) {
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, HEIGHT, ray * 0.2513, ray * 0.2513 + 0.1257)
    pen.fill()
  }
}

const ROW = 6 // faces side by side
const FACES = 12

/** Those who won, in one row or in two; how many rows there are. */
async function crew(pen: Pen, face: Easel['face'], people: readonly Person[]): Promise<number> {
  const shown = people.slice(0, FACES)
  const rows = Math.ceil(shown.length / ROW)
  const each = Math.ceil(shown.length / (rows || 1))
  const step = Math.min(230, (WIDTH - 2 * SIDE) / Math.max(1, each))
  const side = rows > 1 ? 118 : Math.min(step * 0.98, 225)
  const faces = await Promise.all(shown.map(({ look }) => face(look, 'joy', side)))
  for (const [index, picture] of faces.entries()) {
    const row = Math.floor(index / each)
    const inRow = Math.min(each, shown.length - row * each)
    const x = WIDTH / 2 + ((index % each) - (inRow - 1) / 2) * step
    const y = rows > 1 ? 268 + row * 132 : 325
    pen.drawImage(picture, x - side / 2, y - side / 2, side, side)
    const { name } = shown[index]!
    if (name) tag(pen, name, x, y + side * 0.42, rows > 1 ? 26 : 34, step - 40)
  }
  return rows
}

/** A name on a paper pill, whole: a long one gets small letters. */
export function tag(pen: Pen, name: string, x: number, y: number, size: number, width: number): void {
  pen.font = POSTER(fitText(pen, name, POSTER, size, width))
  const wide = pen.measureText(name).width + size * 0.8
  const high = size * 1.45
  sheet(pen, { x: x - wide / 2, y: y - high / 2, width: wide, height: high }, '#f3e4c1', high / 2)
  pen.fillStyle = '#2a1a12'
  pen.fillText(name, x, y + size * 0.06)
}

/** A piece of card on its shadow. */
export function sheet(pen: Pen, { x, y, width, height }: Box, fill: string | CanvasGradient, radius: number): void {
  pen.fillStyle = 'rgb(0 0 0 / 28%)'
  rounded(pen, { x, y: y + 5, width, height }, radius)
  pen.fill()
  pen.fillStyle = fill
  rounded(pen, { x, y, width, height }, radius)
  pen.fill()
}

/** Begin the path of a box with round corners. */
export function rounded(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  const [right, foot, corner] = [x + width, y + height, Math.min(radius, width / 2, height / 2)]
  pen.beginPath()
  pen.moveTo(x + corner, y)
  pen.arcTo(right, y, right, foot, corner)
  pen.arcTo(right, foot, x, foot, corner)
  pen.arcTo(x, foot, x, y, corner)
  pen.arcTo(x, y, right, y, corner)
  pen.closePath()
}

/** A text within a width, on one line or, where two are larger, on two. */
export function lettered(pen: Pen, text: string, x: number, y: number, size: number, width: number): void {
  const whole = fitText(pen, text, POSTER, size, width)
  const words = text.split(' ')
  const halves = words.length > 1 ? halved(words) : [text]
  const half = Math.min(size * 0.8, ...halves.map((line) => fitText(pen, line, POSTER, size * 0.8, width)))
  const lines = half > whole * 1.1 ? halves : [text]
  const each = lines.length > 1 ? half : whole
  pen.font = POSTER(each)
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, x, y + (index - (lines.length - 1) / 2) * each * 1.12)
  }
}

/** Two lines that are about equally long. */
function halved(words: readonly string[]): string[] {
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return ways.sort((one, other) => longest(one) - longest(other))[0]!
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))

/** The cells of a grid that holds so many things in a box. */
export function cellsIn(box: Box, count: number, columns: number, gap: number): Box[] {
  const rows = Math.ceil(count / columns)
  const width = (box.width - gap * (columns - 1)) / columns
  const height = (box.height - gap * (rows - 1)) / rows
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns) // the last row stands in the middle
    const left = box.x + (box.width - inRow * width - (inRow - 1) * gap) / 2
    return { x: left + (index % columns) * (width + gap), y: box.y + row * (height + gap), width, height }
  })
}

function slip(pen: Pen, text: string): void {
  pen.save()
  pen.translate(WIDTH / 2, 1188)
  pen.rotate(-0.02)
  pen.font = POSTER(fitText(pen, text, POSTER, 46, WIDTH - 4 * SIDE))
  const wide = pen.measureText(text).width + 70
  sheet(pen, { x: -wide / 2, y: -44, width: wide, height: 88 }, '#fffaf0', 8)
  pen.fillStyle = PRINT
  pen.fillText(text, 0, 2)
  pen.restore()
}
