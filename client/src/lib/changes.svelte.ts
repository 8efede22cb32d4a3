import { untrack } from 'svelte'

/** Call `changed` with what was and what is, before it is drawn, whenever `now` returns something else. */
export function onChange<T>(now: () => T, changed: (before: T, after: T) => void): void {
  let before = untrack(now)
  $effect.pre(() => {
    const after = now()
    if (after === before) return
    const was = before
    before = after
    untrack(() => changed(was, after))
  })
}
