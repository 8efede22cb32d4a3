/** The picture to share: the town with every window open, and who was who. */
import { footerOf, shownAt } from '../../lib/game/share-picture-details'
import { fitText } from '../../lib/look/picture'
import type { Person } from '../../lib/look/people'
import {
  cellsIn,
  POSTER,
  sheet,
  tag,
  type Box,
  type Easel,
  type Pen,
  type SharePicture,
} from '../../lib/look/share-picture-drawing'
import { t } from '../../lib/text.svelte'
import type { MafiaModel } from './model.svelte'
import { CHEERS, tableEnding, type Side } from './result'

interface Window {
  who: Person
  token: string
  mafia: boolean
  lives: boolean
}

const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3, 5, 4, 4, 5, 5, 5, 6, 6, 6, 5, 5, 6] // for so many windows

export function sharePicture(model: MafiaModel, winner: Side | null, names: boolean): SharePicture {
  const { table, theme } = model
  const told = table.told!
  const windows = told.tokens.map((token, seat) => ({
    who: shownAt(model, seat, names),
    token: model.token(token),
    mafia: token === 'mafioso',
    lives: table.living.includes(seat),
  }))
  const outcome = model.room.view?.playing?.outcome
  const winners = outcome?.winners ?? []
  return {
    title: t(tableEnding(table, outcome).title, { theme }),
    desk: CHEERS[winner ?? 'nobody'],
    people: winners.map((seat) => shownAt(model, seat, names)),
    line: '',
    footer: footerOf(windows.length),
    draw: (easel) => town(easel, windows),
  }
}

async function town(easel: Easel, windows: readonly Window[]): Promise<void> {
  const { pen, box } = easel
  roofs(pen, box)
  const inside = { x: box.x + 24, y: box.y + 96, width: box.width - 48, height: box.height - 116 }
  const cells = cellsIn(inside, windows.length, COLUMNS[windows.length] ?? 6, 14)
  for (const [index, window] of windows.entries()) await open(easel, cells[index]!, window)
}

/** A row of houses with a moon over them. */
function roofs(pen: Pen, { x, y, width, height }: Box): void {
  pen.fillStyle = '#ffe9a8'
  pen.beginPath()
  pen.arc(x + width * 0.86, y + 26, 44, 0, 7)
  pen.fill()
  const houses = 6
  const wide = width / houses
  for (let house = 0; house < houses; house++) {
    const high = 26 + ((house * 37) % 44)
    pen.fillStyle = house % 2 ? '#131f42' : '#0f1936'
    pen.beginPath()
    pen.moveTo(x + house * wide, y + 92)
    pen.lineTo(x + house * wide, y + high + 34)
    pen.lineTo(x + (house + 0.5) * wide, y + high - 8)
    pen.lineTo(x + (house + 1) * wide, y + high + 34)
    pen.lineTo(x + (house + 1) * wide, y + 92)
    pen.fill()
  }
  sheet(pen, { x, y: y + 80, width, height: height - 80 }, '#0f1936', 14)
}

async function open({ pen, face }: Easel, cell: Box, { who, token, mafia, lives }: Window): Promise<void> {
  const { x, y, width, height } = cell
  sheet(pen, cell, lives ? '#ffc861' : '#2c3a68', 12)
  pen.strokeStyle = '#24366a'
  pen.lineWidth = 5
  pen.strokeRect(x, y, width, height)
  const label = Math.min(40, height * 0.2)
  const foot = y + height - label
  const named = who.name ? label * 0.8 : 0
  const side = Math.min(width * 0.86, height - label - named - 8)
  const picture = await face(who.look, lives ? 'calm' : 'out', side)
  pen.drawImage(picture, x + (width - side) / 2, y + 4, side, side)
  if (who.name) tag(pen, who.name, x + width / 2, foot - named / 2 - 2, Math.min(26, named * 0.7), width - 24)
  pen.fillStyle = mafia ? '#8f1d24' : '#1a4a94'
  pen.fillRect(x, foot, width, label)
  pen.fillStyle = '#ffffff'
  const word = token.toLocaleUpperCase()
  pen.font = POSTER(fitText(pen, word, POSTER, label * 0.62, width - 16))
  pen.fillText(word, x + width / 2, foot + label / 2)
}
