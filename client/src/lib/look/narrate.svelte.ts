/** Lets the screen that speaks for the table say the sentence of each step, in the language of the table. */
import type { Language, Table } from '../../wire'
import { isSpeaker } from '../audio'
import { settings } from '../settings.svelte'
import { textsIn, type Sentence } from '../text.svelte'
import { afterPicture } from './motion'
import { Narrator, type Manner } from './narrator'
import { soundRoom, type Sound } from './sound'

/** What is said when a step of the game begins. */
export interface Line {
  step: string // another step, another sentence, even with the same words
  sentence: Sentence
  sound?: Sound // begins with it, and is all there is where no voice is
}

export interface Told<T extends Table> {
  table: () => T // what everybody sees, and nothing else: no secret can be spoken
  line: (table: T, name: (seat: number) => string) => Line | null // null: this step is silent
  name: (seat: number) => string
  part: string // the texts that its sentences are in
  language: () => Language // of the table, whatever this screen's is
  manner: () => Manner
  paused: () => boolean
  onTv: boolean
}

/** Only while a component is being set up: it speaks for as long as that component is there. */
export function narrate<T extends Table>(told: Told<T>): void {
  let heard = false // whether the step had a sound of its own
  const narrator = new Narrator(globalThis.speechSynthesis, () => heard || soundRoom('chime', told.onTv))
  // A table changes all the time, its step does not: compared as text, it is said once.
  const now = $derived.by(() => {
    const quiet = told.paused() || !settings.sound || !isSpeaker(told.onTv)
    const line = quiet ? null : told.line(told.table(), told.name)
    return line && JSON.stringify({ ...line, language: told.language(), manner: told.manner() })
  })

  $effect(() => {
    if (!now) return
    const { sentence, sound, language, manner } = JSON.parse(now) as Line & { language: Language; manner: Manner }
    let over = false
    heard = sound !== undefined
    // To wake the device takes longer than a picture may.
    const silence = sound && afterPicture(() => soundRoom(sound, told.onTv))
    void textsIn(language, told.part).then((say) => {
      if (!over) narrator.say({ text: say(sentence.id, sentence.args), language, manner })
    })
    return () => {
      over = true
      silence?.()
      narrator.hush() // a sentence never outlives its step
    }
  })
}
