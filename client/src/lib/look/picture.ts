/** Parts of the look on a canvas: for a picture that never leaves the phone, unless somebody sends it. */
import { mount, unmount } from 'svelte'
import type { Look } from '../../wire'
import Face from './Face.svelte'
import type { Mood } from './people'

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'] as const

/** A drawing of the page as a picture, with the colours that its stylesheets give it here. */
async function pictureOf(drawing: SVGSVGElement, side: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const parts = [...drawing.querySelectorAll('*')]
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(parts[index]!)
    for (const name of PAINT) part.setAttribute(name, style.getPropertyValue(name))
    part.removeAttribute('class')
  }
  const [x, y, width, height] = drawing.getAttribute('viewBox')!.split(' ').map(Number)
  copy.setAttribute('viewBox', `${x! - 6} ${y! - 6} ${width! + 12} ${height! + 12}`) // hats may leave the circle
  copy.removeAttribute('style')
  for (const name of ['width', 'height']) copy.setAttribute(name, String(side))
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const image = new Image(side, side)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** Somebody's sticker as a picture. */
export async function faceOn(host: HTMLElement, look: Look, mood: Mood, side: number): Promise<HTMLImageElement> {
  const face = mount(Face, { target: host, props: { look, mood } })
  try {
    return await pictureOf(host.lastElementChild as SVGSVGElement, side)
  } finally {
    void unmount(face)
  }
}

/** The largest size at which a text is not wider than that. */
export function fitText(
  pen: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  size: number,
  width: number,
): number {
  pen.font = font(size)
  const wide = pen.measureText(text).width
  return wide > width ? (size * width) / wide : size
}
