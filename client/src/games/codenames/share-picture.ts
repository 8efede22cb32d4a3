/** The picture to share: the board as it lay there, and the clue of the night. */
import { footerOf, shownAt } from '../../lib/game/share-picture-details'
import { fitText } from '../../lib/look/picture'
import { cellsIn, POSTER, PRINT, sheet, type Easel, type SharePicture } from '../../lib/look/share-picture-drawing'
import { t } from '../../lib/text.svelte'
import { dayInWords } from '../../lib/todays-board'
import type { CodenamesOver, CodenamesTable } from '../../wire'
import { awardsOf } from './awards'
import { CHEERS } from './identities'
import type { CodenamesModel } from './model.svelte'
import { ending, winnersOf } from './result'
import { rowsOf } from './todays-board'
import type { Identity } from './table'

const TONES: Record<Identity, string> = { red: '#d03b35', blue: '#2668c8', bystander: '#8b6a38', assassin: '#17131c' }
const SQUARES: Record<string, string> = { '🟩': '#4aa84f', '⬜': '#cfc6b2', '🟦': TONES.blue, '⬛': TONES.assassin }
const GAP = 12
const FEWEST = 6 // squares from side to side: fewer would be posters

export function sharePicture(model: CodenamesModel, over: CodenamesOver, names: boolean): SharePicture {
  const { table } = model
  const today = model.room.view?.playing?.today // others have this board still before them
  const end = ending(table, over, (seat) => model.name(seat))
  const best = awardsOf(table).find(({ name }) => name === 'clue')
  const named = end.title === 'codenames-won-by' && !names // that title is a name
  return {
    title: t(named ? 'codenames-won' : end.title, end.args),
    desk: over.winner ? CHEERS[over.winner] : { middle: '#1d4a4c', edge: '#0b1d1f' },
    people: winnersOf(table, over).map((seat) => shownAt(model, seat, names)),
    line: today
      ? t('today-title', { date: dayInWords(today) })
      : best?.clue
        ? t('codenames-share-clue', { clue: `${best.clue.toLocaleUpperCase()}, ${best.count}` })
        : '',
    footer: footerOf(table.places.filter(({ role }) => role !== 'onlooker').length),
    draw: (easel) => (today ? squares(easel, rowsOf(table)) : board(easel, table)),
  }
}

/** What the text to share shows: no word, and no place of one. */
function squares({ pen, box }: Easel, rows: readonly string[]): void {
  const most = Math.max(FEWEST, rows.length, ...rows.map((row) => [...row].length))
  const side = Math.min(box.width, box.height) / most
  const left = box.x + (box.width - most * side) / 2
  for (const [down, row] of rows.entries()) {
    for (const [along, square] of [...row].entries()) {
      const at = { x: left + along * side, y: box.y + down * side, width: side - GAP, height: side - GAP }
      sheet(pen, at, SQUARES[square] ?? '#fbf0d6', 10)
    }
  }
}

function board({ pen, box }: Easel, { words, covers, key }: CodenamesTable): void {
  sheet(pen, box, '#cfa25c', 18)
  const inside = { x: box.x + GAP, y: box.y + GAP, width: box.width - 2 * GAP, height: box.height - 2 * GAP }
  for (const [card, cell] of cellsIn(inside, words.length, 5, GAP).entries()) {
    const cover = covers[card]
    sheet(pen, cell, cover ? TONES[cover] : '#fbf0d6', 10)
    if (!cover && key[card]) {
      pen.fillStyle = TONES[key[card]] // a strip on the lower edge: what nobody found
      pen.fillRect(cell.x + 12, cell.y + cell.height - 16, cell.width - 24, 7)
    }
    pen.fillStyle = cover ? '#ffffff' : PRINT
    const text = words[card]!.toLocaleUpperCase()
    pen.font = POSTER(fitText(pen, text, POSTER, 38, cell.width - 22))
    pen.fillText(text, cell.x + cell.width / 2, cell.y + cell.height / 2)
  }
}
