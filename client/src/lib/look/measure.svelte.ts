/** The widths of lines in the narrow typeface of cards and posters, measured anew once it has been fetched. */

const POSTER = "700 100px Oswald, 'Arial Narrow', Impact, sans-serif"
const ROUGHLY = 0.5 // of an em, where nothing can be measured

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody is told of what is merely remembered
const known = new Map<string, number>()
let fetched = $state(0)
let pen: CanvasRenderingContext2D | null | undefined
let asked = false

function measureAnew(): void {
  known.clear()
  fetched++
}

document.fonts?.addEventListener('loadingdone', measureAnew)

/** Ask for the typeface itself, if these letters lack it: not every browser tells of one that came in the meantime. */
function askFor(line: string): void {
  if (asked || !document.fonts || document.fonts.check(POSTER, line)) return
  asked = true // and not again, if it does not come
  document.fonts.load(POSTER, line).then(
    (faces) => {
      asked = false
      if (faces.length) measureAnew()
    },
    () => undefined,
  )
}

/** The width of a line in ems. A derived value asks again when the typeface has come. */
export function posterWidth(line: string): number {
  void fetched
  const seen = known.get(line)
  if (seen !== undefined) return seen
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return line.length * ROUGHLY
  askFor(line)
  pen.font = POSTER
  const ems = pen.measureText(line).width / 100
  known.set(line, ems)
  return ems
}
