/** The attributes that a `:has()` may ask for: style-fallbacks.ts looks again when one of them changes. */
export const WATCHED = ['class', 'open', 'data-fit']
