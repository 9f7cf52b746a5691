// The service worker: the site's own static files from a cache, and a page that says so when there is no connection.
// It keeps no page, no picture and no answer of the backend: nothing that depends on who reads.

const version = 'v1'
const staticCache = `static-${version}`
const offlineCache = `offline-${version}`
const offlinePages = { de: '/offline/de.html', en: '/offline/en.html' }
const offlineFiles = [...Object.values(offlinePages), '/offline/offline.css']
/** Files, feeds and calls. The server recognizes a visit of them by headers of the browser. */
const filePattern = /^\/(?:[^/]+\/)?api\/|\.(?:ics|vcf|rss|json)$/
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
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(fromCacheFirst(event))
  else if (offlineFiles.includes(url.pathname)) event.respondWith(fromNetworkFirst(request))
  else if (request.mode === 'navigate' && !filePattern.test(url.pathname)) event.respondWith(pageOrNotice(request, url))
})

async function removeOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== staticCache && name !== offlineCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * Returns a file with a content-addressed name. The cache may fail, because a logout clears it or
 * the disk is full. The file then comes from the network.
 */
async function fromCacheFirst(event) {
  const { request } = event
  const cached = await findCached(request).catch(() => undefined)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) event.waitUntil(store(request, response.clone()).catch(() => undefined))
  return response
}

async function findCached(request) {
  return (await caches.open(staticCache)).match(request)
}

async function store(request, response) {
  const cache = await caches.open(staticCache)
  await cache.put(request, response)
  await trim(cache)
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
