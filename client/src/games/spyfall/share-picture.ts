/** The picture to share: a travel poster for each round, with the spy who was there. */
import { footerOf, shownAt } from '../../lib/game/share-picture-details'
import type { Person } from '../../lib/look/people'
import {
  cellsIn,
  lettered,
  sheet,
  tag,
  type Box,
  type Easel,
  type Pen,
  type SharePicture,
  rounded,
} from '../../lib/look/share-picture-drawing'
import { t } from '../../lib/text.svelte'
import { cheerOf } from './ending'
import type { SpyfallModel } from './model.svelte'

interface Poster {
  place: string
  spies: Person[]
  away: boolean // they got away with it
}

/** Sky, light and ground of a poster, one after another. */
const SKIES = {
  spyfall2: [
    '#f0823c #ffd27a #5c2a4a',
    '#2f8f9d #bfe9dc #134a52',
    '#d9577c #ffd0b0 #4a1d4f',
    '#4f6fd0 #ffe2a8 #20305f',
  ],
  starwars: [
    '#0d1740 #3a64d8 #04050d',
    '#1a1236 #7a4bd0 #06030f',
    '#06262c #2aa3a8 #020c0e',
    '#2a1014 #c0562f #0a0304',
  ],
}
const MOST = 12
const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3, 4, 4, 4] // for so many posters

export function sharePicture(model: SpyfallModel, winners: readonly number[], names: boolean): SharePicture {
  const { history, scores } = model.table
  const posters = history.slice(-MOST).map(({ cards, won }) => ({
    place: model.place(cards.place),
    spies: cards.spies.map((seat) => shownAt(model, seat, names)),
    away: won === 'spies',
  }))
  const alone = names && winners.length === 1
  return {
    title: alone
      ? t('spyfall-winners', { names: model.names(winners), count: 1 })
      : t(winners.length > 1 ? 'share-shared' : 'share-won'),
    desk: cheerOf(model.box),
    people: winners.map((seat) => shownAt(model, seat, names)),
    line: '',
    footer: footerOf(scores.length),
    draw: (easel) => wall(easel, posters, model.box),
  }
}

async function wall(easel: Easel, posters: readonly Poster[], box: string): Promise<void> {
  const skies = box === 'starwars' ? SKIES.starwars : SKIES.spyfall2
  const cells = cellsIn(easel.box, posters.length, COLUMNS[posters.length] ?? 4, 18)
  for (const [index, poster] of posters.entries()) {
    const [sky, light, ground] = skies[index % skies.length]!.split(' ')
    await hang(easel, cells[index]!, poster, { sky: sky!, light: light!, ground: ground! })
  }
}

async function hang({ pen, face }: Easel, cell: Box, { place, spies, away }: Poster, colours: Scene): Promise<void> {
  const { x, y, width, height } = cell
  sheet(pen, cell, '#fbeed0', 14)
  const art = { x: x + 10, y: y + 10, width: width - 20, height: height - 20 }
  const title = Math.min(64, height * 0.19)
  pen.save()
  rounded(pen, art, 8)
  pen.clip()
  scene(pen, art, colours)
  const side = Math.min((art.height - title) * 0.66, (art.width * 0.9) / spies.length)
  const faces = await Promise.all(spies.map(({ look }) => face(look, away ? 'joy' : 'shock', side)))
  const foot = art.y + art.height - title
  for (const [index, picture] of faces.entries()) {
    const middle = x + width / 2 + (index - (spies.length - 1) / 2) * side
    pen.drawImage(picture, middle - side / 2, foot - side - 34, side, side)
    const { name } = spies[index]!
    if (name) tag(pen, name, middle, foot - 36, 26, side - 6)
  }
  pen.fillStyle = 'rgb(10 6 18 / 88%)'
  pen.fillRect(art.x, foot, art.width, title)
  pen.fillStyle = '#ffe9a8'
  lettered(pen, place.toLocaleUpperCase(), x + width / 2, foot + title / 2, title * 0.62, art.width - 24)
  stamp(pen, { x: art.x + art.width - 70, y: art.y + 18, width: 54, height: 54 }, away)
  pen.restore()
}

interface Scene {
  sky: string
  light: string
  ground: string
}

/** Rays of a low sun, and hills before it. */
function scene(pen: Pen, { x, y, width, height }: Box, { sky, light, ground }: Scene): void {
  const glow = pen.createLinearGradient(0, y, 0, y + height)
  glow.addColorStop(0, sky)
  glow.addColorStop(0.75, light)
  pen.fillStyle = glow
  pen.fillRect(x, y, width, height)
  const [sunX, sunY] = [x + width / 2, y + height * 0.4]
  pen.fillStyle = 'rgb(255 255 255 / 16%)'
  for (let ray = 0; ray < 12; ray++) {
    pen.beginPath()
    pen.moveTo(sunX, sunY)
    pen.arc(sunX, sunY, height, ray * 0.5236, ray * 0.5236 + 0.2618)
    pen.fill()
  }
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(sunX, sunY, Math.min(width, height) * 0.27, 0, 7)
  pen.fill()
  pen.fillStyle = ground
  pen.beginPath()
  pen.ellipse(x + width * 0.2, y + height, width * 0.6, height * 0.3, 0, 0, 7)
  pen.ellipse(x + width * 0.85, y + height, width * 0.55, height * 0.24, 0, 0, 7)
  pen.fill()
}

/** Got away, or was caught: a tick or a cross, as well as a colour. */
function stamp(pen: Pen, { x, y, width }: Box, away: boolean): void {
  const [middleX, middleY, radius] = [x + width / 2, y + width / 2, width / 2]
  pen.fillStyle = away ? '#146a43' : '#a3241d'
  pen.beginPath()
  pen.arc(middleX, middleY, radius, 0, 7)
  pen.fill()
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 7
  pen.lineCap = 'round'
  pen.beginPath()
  const third = radius * 0.42
  if (away) {
    pen.moveTo(middleX - third, middleY)
    pen.lineTo(middleX - third / 4, middleY + third * 0.8)
    pen.lineTo(middleX + third, middleY - third * 0.7)
  } else {
    pen.moveTo(middleX - third, middleY - third)
    pen.lineTo(middleX + third, middleY + third)
    pen.moveTo(middleX + third, middleY - third)
    pen.lineTo(middleX - third, middleY + third)
  }
  pen.stroke()
}
