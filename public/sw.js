// The service worker: the site's own static files from a cache, and a page that says so when there is no connection.
// It keeps no page, no picture and no answer of the backend: nothing that depends on who reads.

const version = 'v1'
const staticCache = `static-${version}`
const offlineCache = `offline-${version}`
const offlinePages = { de: '/offline/de.html', en: '/offline/en.html' }
const offlineFiles = [...Object.values(offlinePages), '/offline/offline.css']
/** Builds name their files anew: the oldest give way. */
const staticLimit = 150

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(offlineCache)
      .then((cache) => cache.addAll(offlineFiles))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(fromCacheFirst(request))
  else if (offlineFiles.includes(url.pathname)) event.respondWith(fromNetworkFirst(request))
  else if (request.mode === 'navigate') event.respondWith(pageOrNotice(request, url))
})

async function removeOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== staticCache && name !== offlineCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A file whose name changes with its content. */
async function fromCacheFirst(request) {
  const cache = await caches.open(staticCache)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    await trim(cache)
  }
  return answer
}

async function trim(cache) {
  const requests = await cache.keys()
  const surplus = requests.slice(0, Math.max(0, requests.length - staticLimit))
  await Promise.all(surplus.map((request) => cache.delete(request)))
}

async function fromNetworkFirst(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

/** A page always comes from the network; without one, the notice in the page's language. */
async function pageOrNotice(request, url) {
  try {
    return await fetch(request)
  } catch (error) {
    const language = url.pathname.split('/')[1] === 'en' ? 'en' : 'de'
    const notice = await caches.match(offlinePages[language])
    if (notice) return notice
    throw error
  }
}
