declare module 'virtual:sprite/*' {
  const url: string
  export default url
}
declare module 'virtual:pictograms' {
  const books: Record<import('./wire').Language, () => Promise<{ default: Record<string, string> }>>
  export default books
}
declare module 'virtual:programme' {
  const games: { name: string; seats: [least: number, most: number] }[]
  export default games
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
