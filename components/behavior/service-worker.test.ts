import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const origin = 'https://vbo.example.org'
const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8')

type Handler = (event: Record<string, unknown>) => void

/** Runs the worker in a fake browser with a network that can be disconnected. */
function startWorker() {
  const handlers = new Map<string, Handler>()
  const stores = new Map<string, Map<string, Response>>()
  const fetchedPaths: string[] = []
  const network = { isDisconnected: false }
  const storage = { isCleared: false }
  const toUrl = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, origin)

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(toUrl(path).href, new Response(path))
      },
      match: async (request: Request) => store.get(toUrl(request).href),
      put: async (request: Request, response: Response) => {
        if (storage.isCleared) throw new DOMException('The cache was deleted', 'UnknownError')
        store.set(toUrl(request).href, response)
      },
      keys: async () => [...store.keys()].map((address) => new Request(address)),
      delete: async (request: Request) => store.delete(toUrl(request).href),
    }
  }
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) =>
      [...stores.values()].map((store) => store.get(toUrl(request).href)).find(Boolean),
  }
  const self = {
    location: new URL(origin),
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  }
  const fetch = async (request: Request) => {
    fetchedPaths.push(new URL(request.url).pathname)
    if (network.isDisconnected) throw new TypeError('Failed to fetch')
    return new Response(`fresh ${new URL(request.url).pathname}`)
  }
  runInNewContext(source, { self, caches, fetch, URL, Promise, Object, Math })

  async function dispatchLifecycle(type: 'install' | 'activate') {
    let work: unknown
    handlers.get(type)?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  /** Returns the response of the worker; undefined if it leaves the request to the browser. */
  async function ask(path: string, init: { method?: string; mode?: string } = {}) {
    let workerResponse: Promise<Response> | undefined
    const request = new Request(new URL(path, origin), { method: init.method ?? 'GET' })
    Object.defineProperty(request, 'mode', { value: init.mode ?? 'no-cors' })
    const work: unknown[] = []
    handlers.get('fetch')?.({
      request,
      respondWith: (response: Promise<Response>) => (workerResponse = response),
      waitUntil: (promise: unknown) => work.push(promise),
    })
    const text = workerResponse && (await workerResponse).text()
    await Promise.all(work)
    return text
  }
  return { dispatchLifecycle, ask, stores, fetchedPaths, network, storage }
}

const navigation = { mode: 'navigate' }

it('fetches a built file once', async () => {
  const { ask, fetchedPaths } = startWorker()
  expect(await ask('/_next/static/a.js')).toBe('fresh /_next/static/a.js')
  await ask('/_next/static/a.js')
  expect(fetchedPaths).toEqual(['/_next/static/a.js'])
})

it('fetches built files while a logout clears the storage, or the disk is full', async () => {
  const { ask, storage } = startWorker()
  storage.isCleared = true
  expect(await ask('/_next/static/a.css')).toBe('fresh /_next/static/a.css')
})

it('loads pages from the network and never caches them', async () => {
  const { ask, stores, dispatchLifecycle } = startWorker()
  await dispatchLifecycle('install')
  expect(await ask('/de/account', navigation)).toBe('fresh /de/account')
  const cachedAddresses = [...stores.values()].flatMap((store) => [...store.keys()])
  expect(cachedAddresses.map((address) => new URL(address).pathname)).toEqual([
    '/offline/de.html',
    '/offline/en.html',
    '/offline/offline.css',
  ])
})

it.each([
  ['/de/themen', '/offline/de.html'],
  ['/en/topics', '/offline/en.html'],
  ['/', '/offline/de.html'],
])('responds offline to %s with %s', async (path, notice) => {
  const { ask, dispatchLifecycle, network } = startWorker()
  await dispatchLifecycle('install')
  network.isDisconnected = true
  expect(await ask(path, navigation)).toBe(notice)
})

it.each([
  ['/de/api/settings/', {}],
  ['/api/files/7/satzung.pdf', navigation],
  ['/en/api/articles/feed.rss', navigation],
  ['/de/kalender/premiere/7.ics', navigation],
  ['/de/pageeditor-api/page/', {}],
  ['/media/images/1/large.avif', {}],
  ['/_allauth/browser/v1/auth/session', {}],
  ['/de/themen?_rsc=1', {}],
  ['/_next/static/a.js', { method: 'POST' }],
  ['https://example.org/_next/static/a.js', {}],
])('leaves %s with %j to the browser', async (path, init) => {
  expect(await startWorker().ask(path, init)).toBeUndefined()
})

it('evicts the files of earlier builds', async () => {
  const { ask, stores } = startWorker()
  for (let build = 0; build < 160; build += 1) await ask(`/_next/static/${build}.js`)
  const cachedAddresses = [...(stores.get('static-v1')?.keys() ?? [])]
  expect(cachedAddresses).toHaveLength(150)
  expect(cachedAddresses[0]).toBe(`${origin}/_next/static/10.js`)
})

it('deletes the caches of earlier versions and keeps the current ones', async () => {
  const { dispatchLifecycle, stores } = startWorker()
  await dispatchLifecycle('install')
  stores.set('static-v0', new Map())
  await dispatchLifecycle('activate')
  expect([...stores.keys()]).toEqual(['offline-v1'])
})
