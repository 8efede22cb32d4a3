import { MediaQuery } from 'svelte/reactivity'

/** Whether this is a laptop, which has room beside the cards. */
export const desk = new MediaQuery('(min-width: 1000px) and (min-height: 560px)')
