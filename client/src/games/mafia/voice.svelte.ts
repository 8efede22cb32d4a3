import { narrate } from '../../lib/look/narrate.svelte'
import { LANGUAGES } from '../../wire'
import type { MafiaModel } from './model.svelte'
import { spoken } from './narration'

/** Only while a component is being set up: the story is told by this screen, if it speaks for the table. */
export function speak(model: MafiaModel, onTv: boolean): void {
  narrate({
    table: () => model.table,
    line: (table, name) => spoken(table, name, model.game),
    name: (seat) => model.name(seat),
    part: 'mafia',
    language: () => LANGUAGES.find((language) => language === model.room.view?.language) ?? LANGUAGES[0],
    manner: () => (model.theme === 'academy' ? 'academy' : 'spytown'),
    paused: () => model.paused,
    onTv,
  })
}
