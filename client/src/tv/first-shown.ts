const NAME = 'end'

/** When this screen first showed the end of this game: a TV that is loaded anew does not tell it all again. */
export function firstShown(game: string): number {
  const now = Date.now()
  try {
    const [known, at] = sessionStorage.getItem(NAME)?.split(' ') ?? []
    if (known === game) return Math.min(Number(at), now)
    sessionStorage.setItem(NAME, `${game} ${now}`)
  } catch {
    // a browser that remembers nothing tells it again
  }
  return now
}
