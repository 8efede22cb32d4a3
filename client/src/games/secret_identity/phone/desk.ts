import { MediaQuery } from 'svelte/reactivity'
import { LAPTOP } from '../../../lib/conditions'

/** Whether this is a laptop, which has room beside the cards. */
export const desk = new MediaQuery(LAPTOP)
