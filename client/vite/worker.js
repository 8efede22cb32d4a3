/* global CACHE, FILES */
// offline.ts puts the two in front of this.
async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  await skipWaiting()
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await clients.claim()
}

/** Pages from the network, so that an update arrives; without it, the page we kept. */
async function answer(request) {
  if (request.mode === 'navigate') return fetch(request).catch(() => caches.match('/'))
  return (await caches.match(request)) ?? fetch(request)
}

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  event.respondWith(answer(event.request))
})
