/** The picture to share: who won, with whom, and the board as it lay there. 1080 by 1350, drawn on a canvas. */
import { faceOn, fitText } from '../../lib/look/picture'
import type { Person } from '../../lib/look/people'
import type { CodenamesTable } from '../../wire'
import { CHEERS } from './identities'
import type { Identity, Team } from './table'

export const WIDTH = 1080
export const HEIGHT = 1350

export interface Story {
  title: string
  winner: Team | null
  people: Person[] // who have won
  names: boolean // whether they are named
  clue: string // a sentence with the best one, or nothing
  footer: string
  table: CodenamesTable
}

const TONES: Record<Identity, string> = { red: '#d03b35', blue: '#2668c8', bystander: '#8b6a38', assassin: '#17131c' }
const DISPLAY = (size: number) => `400 ${size}px "Dela Gothic One", "Arial Black", sans-serif`
const POSTER = (size: number) => `700 ${size}px Oswald, "Arial Narrow", Impact, sans-serif`
const MOST = 6 // faces side by side
const SIDE = 60

/** `host` is an element of the page in which faces may be drawn unseen. */
export async function drawStory(canvas: HTMLCanvasElement, host: HTMLElement, story: Story): Promise<void> {
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) return
  await document.fonts?.ready
  desk(pen, story.winner)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  written(pen, story.title, DISPLAY, 128, 130)
  await crew(pen, host, story)
  board(pen, story.table)
  if (story.clue) slip(pen, story.clue)
  pen.fillStyle = '#fff6e3'
  written(pen, story.footer, POSTER, 40, HEIGHT - 62)
}

/** A line in the middle, on a shadow; smaller if it would not fit. */
function written(pen: CanvasRenderingContext2D, text: string, font: (size: number) => string, size: number, y: number) {
  pen.font = font(fitText(pen, text, font, size, WIDTH - 2 * SIDE))
  pen.fillStyle = 'rgb(0 0 0 / 40%)'
  pen.fillText(text, WIDTH / 2, y + size / 16)
  pen.fillStyle = '#fff6e3'
  pen.fillText(text, WIDTH / 2, y)
}

function desk(pen: CanvasRenderingContext2D, winner: Team | null): void {
  const { middle, edge } = winner ? CHEERS[winner] : { middle: '#1d4a4c', edge: '#0b1d1f' }
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

async function crew(pen: CanvasRenderingContext2D, host: HTMLElement, { people, names }: Story): Promise<void> {
  const shown = people.slice(0, MOST)
  const step = Math.min(230, (WIDTH - 2 * SIDE) / Math.max(1, shown.length))
  const side = step * 0.98
  const faces = await Promise.all(shown.map(({ look }) => faceOn(host, look, 'joy', Math.round(side))))
  for (const [index, face] of faces.entries()) {
    const x = WIDTH / 2 + (index - (shown.length - 1) / 2) * step
    pen.drawImage(face, x - side / 2, 325 - side / 2, side, side)
    if (!names) continue
    const { name } = shown[index]!
    const size = fitText(pen, name, POSTER, 34, step - 40)
    pen.font = POSTER(size)
    const wide = pen.measureText(name).width + 28
    sheet(pen, x - wide / 2, 405, wide, 50, '#f3e4c1', 25)
    pen.fillStyle = '#2a1a12'
    pen.fillText(name, x, 431)
  }
}

function sheet(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius: number,
) {
  pen.fillStyle = 'rgb(0 0 0 / 28%)'
  pen.beginPath()
  pen.roundRect(x, y + 5, width, height, radius)
  pen.fill()
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
}

function board(pen: CanvasRenderingContext2D, { words, covers, key }: CodenamesTable): void {
  const [left, top, width, height, gap] = [SIDE, 490, WIDTH - 2 * SIDE, 620, 12]
  sheet(pen, left, top, width, height, '#cfa25c', 18)
  const [wide, high] = [(width - gap * 6) / 5, (height - gap * 6) / 5]
  for (const [card, word] of words.entries()) {
    const x = left + gap + (card % 5) * (wide + gap)
    const y = top + gap + Math.floor(card / 5) * (high + gap)
    const cover = covers[card]
    sheet(pen, x, y, wide, high, cover ? TONES[cover] : '#fbf0d6', 10)
    if (!cover && key[card]) {
      pen.fillStyle = TONES[key[card]] // a strip on the lower edge: what nobody found
      pen.fillRect(x + 12, y + high - 16, wide - 24, 7)
    }
    pen.fillStyle = cover ? '#ffffff' : '#23150c'
    const text = word.toLocaleUpperCase()
    pen.font = POSTER(fitText(pen, text, POSTER, 38, wide - 22))
    pen.fillText(text, x + wide / 2, y + high / 2)
  }
}

function slip(pen: CanvasRenderingContext2D, text: string): void {
  pen.save()
  pen.translate(WIDTH / 2, 1188)
  pen.rotate(-0.02)
  pen.font = POSTER(fitText(pen, text, POSTER, 46, WIDTH - 4 * SIDE))
  const wide = pen.measureText(text).width + 70
  sheet(pen, -wide / 2, -44, wide, 88, '#fffaf0', 8)
  pen.fillStyle = '#23150c'
  pen.fillText(text, 0, 2)
  pen.restore()
}
