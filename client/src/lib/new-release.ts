/**
 * A page may stay open while its server is updated. The parts of it that were never fetched are gone then: it is loaded
 * again, as a page of the new release. Its seat is kept, as ever.
 */

/** Whether the server has another release than this page; it was not asked for the page by this address before. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  const page = await fetch('/?release', { cache: 'no-store' }) // a service worker has kept `/`
  return page.ok && entry != null && !(await page.text()).includes(entry)
}

/** Load the page again when a part of it cannot be fetched, but only if that helps: the line may be gone as well. */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => {
    void isOutdated()
      .then((outdated) => outdated && location.reload())
      .catch(() => undefined)
  })
}
