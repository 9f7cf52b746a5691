import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { installReadCache, type PublicResponse } from '@/lib/api/read-cache'
import { installTransport } from '@/lib/api/transport'
import { withRenderContext } from '@/lib/render-context'
import { findListedRedirect, findRestrictedRedirect, lookUpRedirect } from './redirect-lookup'

const requestedPaths: string[] = []
const cache = new Map<string, PublicResponse>()
installReadCache(async (key, load) => {
  const response = cache.get(key) ?? (await load())
  if (response.status < 400) cache.set(key, response)
  return response
})
let list: unknown = []
const noRedirect = { target: null, isRestricted: false }

function createResponse(path: string): Response {
  if (path.endsWith('/redirect')) return Response.json(list)
  return path.endsWith('/redirect/de/alt') ? Response.json({ new_path: '/de/neu' }) : Response.json({}, { status: 404 })
}

// Other test files read without a cache.
afterAll(() => installReadCache((_, load) => load()))

beforeEach(() => {
  cache.clear()
  requestedPaths.length = 0
  list = [{ old_path: '/de/%C3%BCber/', new_path: '/de/neu' }]
  installTransport(async (request) => {
    const { pathname } = new URL(request.url)
    requestedPaths.push(pathname)
    return createResponse(pathname)
  })
})

describe('findListedRedirect', () => {
  it('reads through the cache and compares decoded paths', async () => {
    expect(await findListedRedirect('de', '/de/über')).toBe('/de/neu')
    expect(await findListedRedirect('de', '/de/u%CC%88ber')).toBe('/de/neu')
    expect(await findListedRedirect('de', '/de/anders')).toBeNull()
    expect(requestedPaths).toEqual(['/de/pageeditor-api/redirect'])
    list = []
    cache.clear()
    expect(await findListedRedirect('de', '/de/über')).toBeNull()
  })

  it('looks up unambiguous paths individually if the list may be truncated', async () => {
    const otherEntries = Array.from({ length: 999 }, (_, index) => ({ old_path: `/x-${index}`, new_path: '/de' }))
    list = [{ old_path: '/de/über', new_path: '/de/neu' }, ...otherEntries]
    expect(await findListedRedirect('de', '/de/über')).toBe('/de/neu')
    expect(await findListedRedirect('de', '/de/alt')).toBe('/de/neu')
    expect(await findListedRedirect('de', '/de/a%2Fb')).toBeNull()
    expect(requestedPaths).toEqual(['/de/pageeditor-api/redirect', '/de/pageeditor-api/redirect/de/alt'])
  })

  it('records the redirect as a dependency of the page', async () => {
    await withRenderContext(async (context) => {
      await findListedRedirect('de', '/de/seite/')
      await lookUpRedirect('de', '/de/gr%C3%B6%C3%9Fe')
      // Only its own address: other redirects do not affect it.
      expect([...context.tags].sort()).toEqual(['redirect:/de/größe', 'redirect:/de/seite', 'redirects-encoded'])
    })
  })

  it('treats an unreadable list as empty and retries', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(() => Promise.reject(new Error('down')))
    expect(await findListedRedirect('de', '/de/über')).toBeNull()
    expect(report).toHaveBeenCalled()
    installTransport(async (request) => createResponse(new URL(request.url).pathname))
    expect(await findListedRedirect('de', '/de/über')).toBe('/de/neu')
  })

  it('treats an invalid list as empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    list = [{ old_path: 7 }]
    expect(await findListedRedirect('de', '/de/über')).toBeNull()
  })
})

describe('lookUpRedirect', () => {
  it('returns the target for every spelling of a path', async () => {
    expect(await lookUpRedirect('de', '/de/alt')).toEqual({ target: '/de/neu', isRestricted: false })
    expect(await lookUpRedirect('de', '/de/alt/')).toEqual({ target: '/de/neu', isRestricted: false })
    expect(await lookUpRedirect('de', '/de/fehlt')).toEqual(noRedirect)
    expect(new Set(requestedPaths).size).toBe(2)
  })

  it('ignores failures', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(async () => Response.json({ detail: 'down' }, { status: 500 }))
    expect(await lookUpRedirect('de', '/de/alt')).toEqual(noRedirect)
    installTransport(async (request) => createResponse(new URL(request.url).pathname))
    expect(await lookUpRedirect('de', '/de/alt')).toEqual({ target: '/de/neu', isRestricted: false })
  })

  it('marks protected targets, which only users with access can find', async () => {
    installTransport(async ({ headers }) =>
      headers.get('cookie') === 'sessionid=a'
        ? Response.json({ new_path: '/de/intern' })
        : Response.json({ detail: 'nobody is logged in' }, { status: 401 }),
    )
    await withRenderContext(async (context) => {
      expect(await lookUpRedirect('de', '/de/alt')).toEqual({ target: null, isRestricted: true })
      // The page cache renders it per request.
      expect(context.isRestricted).toBe(true)
    })
    expect(await findRestrictedRedirect('de', '/de/alt', 'sessionid=a')).toBe('/de/intern')
    expect(await findRestrictedRedirect('de', '/de/alt', 'sessionid=b')).toBeNull()
  })
})
