/**
 * Fetches every alphabet of every typeface, once; resolves when they have come. By itself a browser fetches one when it
 * first draws a letter of it, and that letter may stand on somebody's card.
 */
export async function loadTypefaces(): Promise<void> {
  await Promise.allSettled([...(document.fonts ?? [])].map((face) => face.load()))
}
