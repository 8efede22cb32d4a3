/** What can be opened over a step of the day. */
export type SheetName = 'record' | 'bet' | 'out' | 'whispers' | 'card'
