/** What is told aloud of any game, to whoever plays by ear: where they are, a pause, and how much time is left. */
import { tick, untrack } from 'svelte'
import { asSentence, tellAloud } from '../aloud.svelte'
import { t } from '../text.svelte'
import { onChange } from '../changes.svelte'
import type { Limit } from './limit'
import type { Ticker } from './ticker.svelte'

export interface Framed {
  paused: boolean
  over: boolean
  limit: Pick<Limit, 'until' | 'rung'> | null
  ticker: Pick<Ticker, 'until'>
  seat: number | undefined
}

const MARKS = [60, 30, 10] // seconds: a glance at the clock
const EARLIER = 5 // what begins just before a mark does not begin with it

let warned = false // once on each page, before the first secret

/** Only while a component is being set up. `frame` is the screen, once it is there. */
export function frameAloud(model: Framed, frame: () => HTMLElement | undefined): void {
  $effect(() => {
    void tick().then(() => {
      const [name, phase] = frame()?.querySelectorAll('h1, h2, [data-phase]') ?? []
      const headings = name?.matches('.hidden') ? [name, phase] : [name] // a game that says its name says more
      tellAloud(headings.map((heading) => asSentence(heading?.textContent ?? '')).join(' '))
      if (!warned && model.seat !== undefined) tellAloud(t('headphones'))
      warned ||= model.seat !== undefined
    })
  })
  onChange(
    () => model.paused && !model.over,
    (_, paused) => tellAloud(t(paused ? 'paused' : 'goes-on')),
  )
  countAloud(model)
}

/** A minute, half a minute and ten seconds before a limit; not of those that were shorter from the start. */
function countAloud(model: Framed): void {
  let moment: number | undefined // of the limit that is being counted
  let told = 0 // the least mark that is behind
  const now = () =>
    model.limit && !model.limit.rung ? `${model.limit.until} ${model.ticker.until(model.limit.until)}` : ''

  function count(clock: string): void {
    if (!clock) return
    const [until, left] = clock.split(' ').map(Number) as [number, number]
    const passed = MARKS.findLast((mark) => left <= mark) ?? Infinity
    const near = MARKS.findLast((mark) => left < mark + EARLIER) ?? Infinity
    if (until !== moment) [moment, told] = [until, near]
    else if (passed < told && left > 0) {
      told = passed
      tellAloud(t('time-left', { count: left }))
    }
  }

  count(untrack(now))
  onChange(now, (_, clock) => count(clock))
}
