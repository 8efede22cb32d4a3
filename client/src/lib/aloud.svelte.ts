/**
 * What is told to those who do not see the page, line by line. It is made of what everybody sees, and of nothing else: a
 * secret is spoken by the control that shows it, while it shows it.
 */
import { untrack } from 'svelte'

const KEPT = 30 // whoever missed something goes back to it

interface Line {
  id: number
  text: string
}

let last = 0
let lines = $state.raw<Line[]>([])

export const aloud = {
  get lines(): readonly Line[] {
    return lines
  },
}

export function tellAloud(text: string): void {
  if (text) lines = [...untrack(() => lines), { id: ++last, text }].slice(-KEPT)
}

/** Words as a reader shall say them: with a pause at their end. */
export function asSentence(words: string): string {
  const said = words.trim()
  return !said || /[.!?…]$/.test(said) ? said : `${said}.`
}

/** Another page, another story. */
export function forgetStory(): void {
  lines = []
}
