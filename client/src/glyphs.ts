/** The icons of our controls: names in @iconify-json/lucide (ISC). */
export const glyphs = [
  'arrow-left', 'arrow-right', 'check', 'x', 'plus', 'minus', 'copy', 'share-2', 'qr-code', 'tv', 'smartphone',
  'users', 'user', 'user-plus', 'user-x', 'crown', 'lock', 'lock-open', 'log-out', 'settings', 'languages', 'sun',
  'moon', 'volume-2', 'volume-x', 'vibrate', 'eye', 'eye-off', 'key-round', 'flag', 'gavel', 'hand', 'pointer',
  'timer', 'pause', 'play', 'square', 'book-open', 'search', 'chevron-up', 'chevron-down', 'chevron-right', 'wifi-off',
  'refresh-cw', 'skull', 'star', 'diamond', 'circle', 'triangle', 'trophy', 'message-circle-question', 'infinity',
  'scroll-text', 'grip-vertical', 'armchair', 'trash-2', 'upload', 'ban', 'shield-check', 'help-circle', 'move',
  'hourglass', 'bell-ring', 'scale', 'footprints', 'rotate-cw', 'rotate-ccw', 'menu', 'sliders-horizontal',
  'map', 'spade', 'siren', 'vote', 'thumbs-up', 'thumbs-down', 'pen-line', 'send',
  'layout-grid', 'hat-glasses', 'orbit', 'venetian-mask', // the games
  'map', 'send', 'pen-line', 'siren', 'spade', 'vote', 'thumbs-up', 'thumbs-down',
  'layers', // a stack of cards
] as const
export type Glyph = (typeof glyphs)[number]
