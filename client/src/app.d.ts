declare module 'virtual:sprite/*' {
  const url: string
  export default url
}
declare module 'virtual:texts/*' {
  const ftl: string
  export default ftl
}
declare module 'virtual:rules/*' {
  const chapters: { title: string; rules: { id: string; text: string }[] }[]
  export default chapters
}
