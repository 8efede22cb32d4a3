type Shared = 'shared' | 'copied' | 'no'

/** Hand a link on: the phone's own way of sharing, else the clipboard. Plain http has neither. */
export async function share(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared' // changed their mind
    }
  }
  return (await copy(url)) ? 'copied' : 'no'
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
