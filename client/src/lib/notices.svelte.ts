import { Refused } from './room.svelte'
import { hasText, t } from './text.svelte'

interface Notice {
  id: number
  text: string
  bad: boolean
  rule?: string
}

const READING_MS = 6000
const WITH_RULE_MS = 12000 // there is something to tap

let last = 0
let all = $state.raw<Notice[]>([])

export const notices = {
  get all(): Notice[] {
    return all
  },
}

/** Say something in passing. The same sentence is not shown twice at a time. */
export function say(text: string, bad = false, rule?: string): void {
  const notice: Notice = { id: ++last, text, bad, rule }
  all = [...all.filter((other) => other.text !== text), notice].slice(-3)
  setTimeout(() => dismiss(notice.id), rule ? WITH_RULE_MS : READING_MS)
}

export function dismiss(id: number): void {
  all = all.filter((notice) => notice.id !== id)
}

/** What a refusal says to people. */
export function explain(code: string): string {
  return hasText(`error-${code}`) ? t(`error-${code}`) : t('error-unknown')
}

/** Await something that may be refused; if it is, say why. Tells whether it was done. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, rule } = error.refusal
    say(explain(code), true, rule)
    return false
  }
}
