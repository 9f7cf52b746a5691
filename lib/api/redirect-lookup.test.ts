import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { installReadCache, type PublicAnswer } from '@/lib/api/read-cache'
import { installTransport } from '@/lib/api/transport'
import { withRenderContext } from '@/lib/render-context'
import { guardedTarget, listedTarget, lookUp } from './redirect-lookup'

const asked: string[] = []
const kept = new Map<string, PublicAnswer>()
installReadCache(async (key, load) => {
  const answer = kept.get(key) ?? (await load())
  if (answer.status < 400) kept.set(key, answer)
  return answer
})
let list: unknown = []
const nothing = { target: null, isGuarded: false }

function answer(path: string): Response {
  if (path.endsWith('/redirect')) return Response.json(list)
  return path.endsWith('/redirect/de/alt')
    ? Response.json({ new_path: '/de/neu' })
    : Response.json({}, { status: 404 })
}

// Other files read without one.
afterAll(() => installReadCache((_, load) => load()))

beforeEach(() => {
  kept.clear()
  asked.length = 0
  list = [{ old_path: '/de/%C3%BCber/', new_path: '/de/neu' }]
  installTransport(async (request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return answer(pathname)
  })
})

describe('the redirect list', () => {
  it('is read by the cache of all reads, and compared by decoded paths', async () => {
    expect(await listedTarget('de', '/de/über')).toBe('/de/neu')
    expect(await listedTarget('de', '/de/anders')).toBeNull()
    expect(asked).toEqual(['/de/pageeditor-api/redirect'])
    list = []
    kept.clear()
    expect(await listedTarget('de', '/de/über')).toBeNull()
  })

  it('that may have been cut is filled up by single look-ups, of paths that mean one thing', async () => {
    const others = Array.from({ length: 999 }, (_, index) => ({ old_path: `/x-${index}`, new_path: '/de' }))
    list = [{ old_path: '/de/über', new_path: '/de/neu' }, ...others]
    expect(await listedTarget('de', '/de/über')).toBe('/de/neu')
    expect(await listedTarget('de', '/de/alt')).toBe('/de/neu')
    expect(await listedTarget('de', '/de/a%2Fb')).toBeNull()
    expect(asked).toEqual(['/de/pageeditor-api/redirect', '/de/pageeditor-api/redirect/de/alt'])
  })

  it('makes the page depend on it', async () => {
    await withRenderContext(async (context) => {
      await listedTarget('de', '/de/seite/')
      await lookUp('de', '/de/gr%C3%B6%C3%9Fe')
      // Of its own address alone: what moves elsewhere is nothing to it.
      expect([...context.tags].sort()).toEqual([
        'redirect:/de/größe',
        'redirect:/de/seite',
        'redirects-encoded',
      ])
    })
  })

  it('counts as empty while it cannot be read, and is asked for again', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(() => Promise.reject(new Error('down')))
    expect(await listedTarget('de', '/de/über')).toBeNull()
    expect(report).toHaveBeenCalled()
    installTransport(async (request) => answer(new URL(request.url).pathname))
    expect(await listedTarget('de', '/de/über')).toBe('/de/neu')
  })

  it('counts as empty when it is not what the contract says', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    list = [{ old_path: 7 }]
    expect(await listedTarget('de', '/de/über')).toBeNull()
  })
})

describe('the look-up of a single path', () => {
  it('tells where it leads, whichever way it is spelled', async () => {
    expect(await lookUp('de', '/de/alt')).toEqual({ target: '/de/neu', isGuarded: false })
    expect(await lookUp('de', '/de/alt/')).toEqual({ target: '/de/neu', isGuarded: false })
    expect(await lookUp('de', '/de/fehlt')).toEqual(nothing)
    expect(new Set(asked).size).toBe(2)
  })

  it('ignores failures', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(async () => Response.json({ detail: 'down' }, { status: 500 }))
    expect(await lookUp('de', '/de/alt')).toEqual(nothing)
    installTransport(async (request) => answer(new URL(request.url).pathname))
    expect(await lookUp('de', '/de/alt')).toEqual({ target: '/de/neu', isGuarded: false })
  })

  it('tells of what is for users alone that it is, and to them where it is', async () => {
    installTransport(async ({ headers }) =>
      headers.get('cookie') === 'sessionid=a'
        ? Response.json({ new_path: '/de/intern' })
        : Response.json({ detail: 'nobody is logged in' }, { status: 401 }),
    )
    await withRenderContext(async (context) => {
      expect(await lookUp('de', '/de/alt')).toEqual({ target: null, isGuarded: true })
      // The page cache renders it for the one who asks.
      expect(context.isGuarded).toBe(true)
    })
    expect(await guardedTarget('de', '/de/alt', 'sessionid=a')).toBe('/de/intern')
    expect(await guardedTarget('de', '/de/alt', 'sessionid=b')).toBeNull()
  })
})
