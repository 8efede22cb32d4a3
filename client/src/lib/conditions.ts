/**
 * The screens that a layout tells apart. In a style `@media (--large-letters)`, in a script
 * `new MediaQuery(LARGE_LETTERS)`: vite/conditions.ts puts what stands here in the place of the name.
 *
 * Each is made of parts joined by `and`, so that old browsers understand two of them together; a rem here is a letter
 * of the browser's own size. What holds on none of them is written for a phone, upright and of common size.
 */

/** A line holds hardly 17 letters: letters are twice as large on a phone. All stands below each other, and scrolls. */
export const LARGE_LETTERS = '(max-width: 17rem)'

/** A phone as it is mostly held: what is narrower than a tablet, and higher than wide. */
export const UPRIGHT = '(orientation: portrait) and (max-width: 47.99rem)'

/** A phone on its side: hardly any height, so that what lay below the table stands beside it. No TV is that low. */
export const ON_ITS_SIDE = '(orientation: landscape) and (max-height: 33rem)'

/** A small phone, or a low window: not all fits that fits on a common phone, so it stands closer or goes. */
export const SHORT = '(max-height: 43.75rem)'

/** The opposite: where there is width as well, all can be larger. */
export const TALL = '(min-height: 43.76rem)'

/** The keyboard of an upright phone is open: it leaves half of the height. */
export const KEYBOARD = '(orientation: portrait) and (max-height: 33rem)'

/** A tablet and whatever is wider: two columns, and sheets lie in the middle. */
export const WIDE = '(min-width: 48rem)'

/** A laptop: what a phone hides behind a tap has a place beside the table. */
export const LAPTOP = '(min-width: 62.5rem) and (min-height: 35rem)'

/** A common laptop: beside a screen of 48rem four keys fit in a row. */
export const LARGE_LAPTOP = '(min-width: 73.75rem) and (min-height: 35rem)'

/** Somebody wants no motion: every step stays, and nothing moves. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
