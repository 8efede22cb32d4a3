declare module 'virtual:sprite/*' {
  const url: string
  export default url
}
declare module 'virtual:pictograms' {
  const books: Record<import('./wire').Language, () => Promise<{ default: Record<string, string> }>>
  export default books
}
declare module 'virtual:places' {
  const lines: string
  export default lines
}
declare module 'virtual:places/names' {
  type Names = () => Promise<{ default: string[] }>
  type Pack = import('./games/spyfall/place-posters/lines').Pack
  const ways: Record<import('./wire').Language, Record<Pack, Names>>
  export default ways
}
declare module 'virtual:programme' {
  type Options = import('./wire').GameInfo['presets'][string]
  interface Listed {
    name: string
    seats: [least: number, most: number]
    companions: boolean // know it
    required: Options // options by which they can play it
    daily: boolean // there is one for each date
    friendly?: Options
  }
  const games: Listed[]
  export default games
}
declare module 'virtual:style-fallbacks' {
  const todo: import('../vite/fallbacks').StyleFallbacks
  export default todo
}
declare module 'virtual:texts' {
  const files: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default files
}
declare module 'virtual:rules' {
  type Chapters = import('./rules/search').Chapter[]
  const books: Record<string, Record<string, () => Promise<{ default: Chapters }>>>
  export default books
  export const letters: Record<string, string[]>
}
declare module 'virtual:introductions' {
  const books: Record<string, () => Promise<{ default: import('./rules/introduction').Page[] }>>
  export default books
}

/** Safari alone has it. */
interface Navigator {
  readonly audioSession?: { type: 'auto' | 'playback' }
}
