/** The picture to share: a page of a comic, with a panel for each identity, who it was and who saw through it. */
import { footerOf, shownAt } from '../../lib/game/share-picture-details'
import type { Person } from '../../lib/look/people'
import {
  cellsIn,
  lettered,
  tag,
  type Box,
  type Easel,
  type Pen,
  type SharePicture,
} from '../../lib/look/share-picture-drawing'
import { t } from '../../lib/text.svelte'
import type { SecretIdentityOver } from '../../wire'
import { CHEER } from './ending'
import type { SecretIdentityModel } from './model.svelte'
import { characterAt, seatsOf } from './table'

interface Panel {
  character: string
  who: Person
  guessed: Person[] // by whom
  right: boolean
}

const TONES = ['#35c8ff', '#ffe02e', '#ff5fa2', '#63e08a', '#ff9a3d', '#b58cff']
const [BLACK, WHITE] = ['#14091f', '#fffdf4']
const MOST = { team: 10, alone: 6 } // panels
const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4, 5, 5] // for so many panels

/** Every identity of the game that was opened; with many, those that most people saw through. */
function panelsOf(model: SecretIdentityModel, names: boolean): Panel[] {
  const panels = model.table.history.flatMap((round) =>
    round.opened.map(({ seat, number, votes }): Panel => {
      const guessed = votes.flatMap((vote, voter) => (vote === number && voter !== seat ? [voter] : []))
      return {
        character: characterAt(round, number)?.name ?? '',
        who: shownAt(model, seat, names),
        guessed: guessed.map((voter) => shownAt(model, voter, false)), // faces alone: there is no room for more
        right: model.together ? round.guess === number : guessed.length > 0,
      }
    }),
  )
  if (model.together) return panels.slice(-MOST.team)
  const best = [...panels].sort((one, other) => other.guessed.length - one.guessed.length).slice(0, MOST.alone)
  return panels.filter((panel) => best.includes(panel))
}

export function sharePicture(model: SecretIdentityModel, over: SecretIdentityOver, names: boolean): SharePicture {
  const { table } = model
  const panels = panelsOf(model, names)
  const one = over.winners.length === 1 ? 'share-won' : 'share-shared'
  const alone = names && over.winners.length === 1
  const title = model.together
    ? t('secret_identity-team-result', { count: table.team_score, rounds: table.rounds })
    : alone
      ? t('secret_identity-winners', { names: model.names(over.winners), count: 1 })
      : t(over.winners.length ? one : 'secret_identity-broken-off')
  return {
    title,
    desk: CHEER,
    people: over.winners.map((seat) => shownAt(model, seat, names)),
    line: '',
    footer: footerOf(seatsOf(table).length),
    draw: (easel) => page(easel, panels),
  }
}

async function page(easel: Easel, panels: readonly Panel[]): Promise<void> {
  const cells = cellsIn(easel.box, panels.length, COLUMNS[panels.length] ?? 5, 16)
  for (const [index, panel] of panels.entries()) {
    await frame(easel, cells[index]!, panel, TONES[index % TONES.length]!)
  }
}

async function frame({ pen, face }: Easel, cell: Box, panel: Panel, tone: string): Promise<void> {
  const { x, y, width, height } = cell
  boxed(pen, cell, tone)
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.clip()
  halftone(pen, cell)
  const side = Math.min(width * 0.6, height * 0.42)
  const owner = await face(panel.who.look, panel.right ? 'joy' : 'calm', side)
  const top = y + height * 0.3
  pen.drawImage(owner, x + width / 2 - side / 2, top, side, side)
  if (panel.who.name) tag(pen, panel.who.name, x + width / 2, top + side * 0.94, Math.min(26, width / 9), width - 40)
  await guessers({ pen, face }, { x, y: y + height * 0.79, width, height: height * 0.17 }, panel)
  pen.restore()
  boxed(pen, cell)
  burst(pen, { x: x + 8, y: y + 10, width: width - 16, height: height * 0.27 })
  pen.fillStyle = BLACK
  lettered(pen, panel.character.toLocaleUpperCase(), x + width / 2, y + 10 + height * 0.135, 34, (width - 16) * 0.7)
}

async function guessers({ pen, face }: Omit<Easel, 'box'>, row: Box, { guessed, right }: Panel): Promise<void> {
  if (!guessed.length) {
    pen.fillStyle = BLACK
    lettered(pen, right ? '!' : '?', row.x + row.width / 2, row.y + row.height / 2, row.height, row.width)
    return
  }
  const side = Math.min(row.height, (row.width - 24) / guessed.length)
  const faces = await Promise.all(guessed.map(({ look }) => face(look, 'joy', side)))
  const left = row.x + (row.width - faces.length * side) / 2
  for (const [index, picture] of faces.entries()) {
    pen.drawImage(picture, left + index * side, row.y + (row.height - side) / 2, side, side)
  }
}

/** A panel with its black line and hard shadow; without a colour, the line alone. */
function boxed(pen: Pen, { x, y, width, height }: Box, tone?: string): void {
  if (tone) {
    pen.fillStyle = BLACK
    pen.fillRect(x + 7, y + 7, width, height)
    pen.fillStyle = tone
    pen.fillRect(x, y, width, height)
  }
  pen.strokeStyle = BLACK
  pen.lineWidth = 6
  pen.strokeRect(x, y, width, height)
}

function halftone(pen: Pen, { x, y, width, height }: Box): void {
  pen.fillStyle = 'rgb(20 9 31 / 14%)'
  pen.beginPath()
  for (let row = 0; row * 16 < height; row++) {
    const size = 1 + (5 * row * 16) / height
    for (let dot = row % 2 ? 8 : 0; dot < width; dot += 16) {
      pen.moveTo(x + dot + size, y + row * 16)
      pen.arc(x + dot, y + row * 16, size, 0, 7)
    }
  }
  pen.fill()
}

/** A bubble with the name, cut to points. */
function burst(pen: Pen, { x, y, width, height }: Box): void {
  const points = 22
  pen.beginPath()
  for (let point = 0; point < points * 2; point++) {
    const far = point % 2 ? 0.86 : 1
    const angle = (point * Math.PI) / points
    pen.lineTo(
      x + width / 2 + (Math.cos(angle) * far * width) / 2,
      y + height / 2 + (Math.sin(angle) * far * height) / 2,
    )
  }
  pen.closePath()
  pen.fillStyle = WHITE
  pen.fill()
  pen.lineWidth = 5
  pen.stroke()
}
