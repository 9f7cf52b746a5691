import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://vbo.example.org'
const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8')

type Handler = (event: Record<string, unknown>) => void

/** The worker in a browser of its own, whose network answers or is cut. */
function startWorker() {
  const handlers = new Map<string, Handler>()
  const stores = new Map<string, Map<string, Response>>()
  const fetched: string[] = []
  const network = { isCut: false }
  const addressOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin)

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(addressOf(path).href, new Response(path))
      },
      match: async (request: Request) => store.get(addressOf(request).href),
      put: async (request: Request, answer: Response) => void store.set(addressOf(request).href, answer),
      keys: async () => [...store.keys()].map((address) => new Request(address)),
      delete: async (request: Request) => store.delete(addressOf(request).href),
    }
  }
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) =>
      [...stores.values()].map((store) => store.get(addressOf(request).href)).find(Boolean),
  }
  const self = {
    location: new URL(origin),
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  }
  const fetch = async (request: Request) => {
    fetched.push(new URL(request.url).pathname)
    if (network.isCut) throw new TypeError('Failed to fetch')
    return new Response(`fresh ${new URL(request.url).pathname}`)
  }
  runInNewContext(source, { self, caches, fetch, URL, Promise, Object, Math })

  async function live(type: 'install' | 'activate') {
    let work: unknown
    handlers.get(type)?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  /** What the worker answers; undefined where it leaves the request to the browser. */
  async function ask(path: string, init: { method?: string; mode?: string } = {}) {
    let answer: Promise<Response> | undefined
    const request = new Request(new URL(path, origin), { method: init.method ?? 'GET' })
    Object.defineProperty(request, 'mode', { value: init.mode ?? 'no-cors' })
    handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    return answer && (await answer).text()
  }
  return { live, ask, stores, fetched, network }
}

const navigation = { mode: 'navigate' }

test('a built file is fetched once', async () => {
  const { ask, fetched } = startWorker()
  expect(await ask('/_next/static/a.js')).toBe('fresh /_next/static/a.js')
  await ask('/_next/static/a.js')
  expect(fetched).toEqual(['/_next/static/a.js'])
})

test('pages come from the network and are never cached', async () => {
  const { ask, stores, live } = startWorker()
  await live('install')
  expect(await ask('/de/account', navigation)).toBe('fresh /de/account')
  const kept = [...stores.values()].flatMap((store) => [...store.keys()])
  expect(kept.map((address) => new URL(address).pathname)).toEqual([
    '/offline/de.html',
    '/offline/en.html',
    '/offline/offline.css',
  ])
})

test.each([
  ['/de/themen', '/offline/de.html'],
  ['/en/topics', '/offline/en.html'],
  ['/', '/offline/de.html'],
])('without a connection %s shows %s', async (path, notice) => {
  const { ask, live, network } = startWorker()
  await live('install')
  network.isCut = true
  expect(await ask(path, navigation)).toBe(notice)
})

test.each([
  ['/de/api/settings/', {}],
  ['/de/pageeditor-api/page/', {}],
  ['/media/images/1/large.avif', {}],
  ['/_allauth/browser/v1/auth/session', {}],
  ['/de/themen?_rsc=1', {}],
  ['/_next/static/a.js', { method: 'POST' }],
  ['https://example.org/_next/static/a.js', {}],
])('%s with %j is left to the browser', async (path, init) => {
  expect(await startWorker().ask(path, init)).toBeUndefined()
})

test('files of former builds give way', async () => {
  const { ask, stores } = startWorker()
  for (let build = 0; build < 160; build += 1) await ask(`/_next/static/${build}.js`)
  const kept = [...(stores.get('static-v1')?.keys() ?? [])]
  expect(kept).toHaveLength(150)
  expect(kept[0]).toBe(`${origin}/_next/static/10.js`)
})

test('caches of former versions go, its own stay', async () => {
  const { live, stores } = startWorker()
  await live('install')
  stores.set('static-v0', new Map())
  await live('activate')
  expect([...stores.keys()]).toEqual(['offline-v1'])
})
