import type { Reason } from './table'

/** What can be wrong with a clue, most common first: the rules a judge may quote (CN-O09). */
export const REASONS: readonly Reason[] = [
  'CN-80', 'CN-81', 'CN-73', 'CN-74', 'CN-75', 'CN-77', 'CN-82', 'CN-78', 'CN-79',
  'CN-87', 'CN-85', 'CN-91', 'CN-76', 'CN-95', 'CN-96', 'CN-86', 'CN-90', 'CN-29',
]
