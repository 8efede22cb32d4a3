/** The icons of our controls: names in @iconify-json/lucide (ISC). */
export const glyphs = [
  'arrow-left', 'arrow-right', 'check', 'x', 'plus', 'minus', 'copy', 'share-2', 'tv', 'smartphone',
  'users', 'user', 'user-plus', 'user-x', 'crown', 'lock', 'lock-open', 'log-out',
  'vibrate', 'eye', 'eye-off', 'key-round', 'flag', 'gavel', 'hand', 'pointer',
  'timer', 'pause', 'play', 'square', 'book-open', 'search', 'chevron-right', 'wifi-off',
  'refresh-cw', 'skull', 'diamond', 'circle', 'triangle', 'trophy', 'message-circle-question', 'infinity',
  'scroll-text', 'armchair', 'trash-2', 'upload', 'ban', 'shield-check', 'help-circle', 'move',
  'hourglass', 'bell-ring', 'scale', 'footprints', 'rotate-cw', 'rotate-ccw', 'menu', 'sliders-horizontal',
  'shuffle', 'mic', 'gift', 'skip-forward', 'map', 'spade', 'siren', 'vote', 'thumbs-up', 'thumbs-down', 'pen-line', 'send', 'layers',
  'layout-grid', 'hat-glasses', 'orbit', 'venetian-mask', // the games
] as const
export type Glyph = (typeof glyphs)[number]
