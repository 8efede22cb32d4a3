/** The drawings of the pictograms, a card at a time: those of a hand when it is dealt, any other when it is shown. */
import { inflateSync } from 'fflate'
import folder from 'virtual:pictogram-cards'

const SOONEST_MS = 1000
const LATEST_MS = 30_000
const asked = new Set<number>()

/** What shows a picture, from the moment when its card has come on. */
export function drawingOf(picture: string): string {
  return `#pictogram-${picture}`
}

/** Fetches the four drawings of a card, once; if the line is down, as soon as it is back. */
export function fetchCard(number: number): void {
  if (asked.has(number)) return
  asked.add(number)
  void bring(`${folder}${String(number).padStart(2, '0')}.bin`)
}

async function bring(url: string, patience = SOONEST_MS): Promise<void> {
  try {
    const answer = await fetch(url)
    // A server without it has been renewed, and so will this page be.
    if (answer.ok) show(unpack(await answer.arrayBuffer()))
  } catch {
    setTimeout(() => void bring(url, Math.min(2 * patience, LATEST_MS)), patience)
  }
}

/** The SVG in a file of `vite/pictogram-cards.ts`: how long it is, itself zipped, and noise. */
export function unpack(file: ArrayBuffer): string {
  const length = new DataView(file).getUint16(0)
  return new TextDecoder().decode(inflateSync(new Uint8Array(file, 2, length)))
}

/** Its symbols are on the page from now on, and whatever refers to one shows it. */
function show(svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  document.body.append(document.adoptNode(documentElement))
}
