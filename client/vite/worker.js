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
async function answer(event) {
  const { request } = event
  if (request.mode === 'navigate') return fetch(request).catch(() => caches.match('/'))
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && isBuilt(request)) event.waitUntil(keep(request, response.clone()))
  return response
}

/** Files of the build have a name of their own in each release, and never change. */
const isBuilt = ({ url }) => new URL(url).pathname.startsWith('/assets/')

async function keep(request, response) {
  const cache = await caches.open(CACHE)
  await cache.put(request, response).catch(() => undefined) // the disk may be full
}

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  event.respondWith(answer(event))
})
