import 'svelte/elements'

declare module 'svelte/elements' {
  /** Safari knows it for all that is written, not only in fields of one line. */
  interface HTMLTextareaAttributes {
    autocorrect?: 'on' | 'off'
  }
}
