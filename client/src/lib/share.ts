type Shared = 'shared' | 'copied' | 'no'

/** Hand a link on: the phone's own way of sharing, else the clipboard. Plain http has neither. */
export function share(title: string, url: string): Promise<Shared> {
  return handOn({ title, url }, url)
}

/** Hand a text on in the same way. */
export function shareText(text: string): Promise<Shared> {
  return handOn({ text }, text)
}

async function handOn(what: ShareData, copied: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share(what)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared' // changed their mind
    }
  }
  return (await copy(copied)) ? 'copied' : 'no'
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
