import type { Feeling } from '../../wire'

/** The small faces that people send each other, the quickest first. */
export const FEELINGS: readonly Feeling[] = ['laugh', 'wow', 'hmm', 'clap', 'heart', 'facepalm']
/** So many stand in the bar of a laptop. */
export const QUICK = FEELINGS.slice(0, 4)
