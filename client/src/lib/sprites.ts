/** Drawings that are laid into the page: whatever refers to one then shows it, and asks nobody for it. */

const SOONEST_MS = 1000
const LATEST_MS = 30_000
const asked = new Map<string, Promise<void>>()

/** Lays the symbols of a sprite into the page, once; if the line is down or the server busy, as soon as they are not. */
export function laySprite(url: string): Promise<void> {
  const known = asked.get(url)
  if (known) return known
  const coming = bring(url)
  asked.set(url, coming)
  return coming
}

async function bring(url: string): Promise<void> {
  for (let patience = SOONEST_MS; ; patience = Math.min(2 * patience, LATEST_MS)) {
    try {
      const answer = await fetch(url)
      if (answer.status === 404) return // the server has been renewed, and so will this page be
      if (!answer.ok) throw new Error(`no sprite: ${answer.status}`)
      return lay(await answer.text())
    } catch {
      await new Promise((again) => setTimeout(again, patience))
    }
  }
}

function lay(svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const sprite = document.adoptNode(documentElement as Element as SVGSVGElement)
  sprite.style.display = 'none' // thousands of shapes, none of which needs a style or a place of its own
  document.body.append(sprite)
}
