import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'
import { toPageCdnHeaders } from './cdn-headers'

const names = ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'surrogate-control']

async function fetchCdnHeaders(port: number, path: string, headers: Record<string, string> = {}) {
  const response = await fetchResponse(port, path, { headers })
  return Object.fromEntries(Object.entries(response.headers).filter(([name]) => names.includes(name)))
}

const { handler } = createFakePages(() => ({ html: '<p>page</p>', tags: ['page:12:de', 'nav:de'] }))
const pageHeaders = {
  'surrogate-key': 'all page:12:de nav:de',
  'cache-tag': 'all, page:12:de, nav:de',
  'cdn-cache-control': 'max-age=3600',
  'surrogate-control': 'max-age=3600',
}

/** A backend with the same response to every call. */
function createBackend(init: ResponseInit) {
  return async () => new Response('BEGIN', init)
}

const feed = { 'Cache-Control': 'public, no-cache', 'Cache-Tag': 'records:event, today' }

describe('a public page', () => {
  it('has tags and lifetime for the CDN, rendered or cached', async () => {
    const { port } = await startTestSite({ handler, isBehindCdn: true })
    expect(await fetchCdnHeaders(port, '/de/a')).toEqual(pageHeaders)
    expect(await fetchCdnHeaders(port, '/de/a')).toEqual(pageHeaders)
  })

  it('has CDN headers with 304 too, and browsers still revalidate it', async () => {
    const { port } = await startTestSite({ handler, isBehindCdn: true })
    const { headers } = await fetchResponse(port, '/de/a')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await fetchResponse(port, '/de/a', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.headers]).toMatchObject([304, pageHeaders])
  })

  it('has no CDN headers without a CDN', async () => {
    const { port } = await startTestSite({ handler })
    expect(await fetchCdnHeaders(port, '/de/a')).toEqual({})
  })

  it('has no CDN headers while changes are not announced or when it is stale', async () => {
    const state = { isLive: false, isBroken: false }
    const pages = createFakePages(() => ({ html: 'a', tags: ['page:1:de'], status: state.isBroken ? 500 : 200 }))
    const { port } = await startTestSite({ handler: pages.handler, isBehindCdn: true, isLive: () => state.isLive })
    expect(await fetchCdnHeaders(port, '/de/a')).toEqual({})
    state.isLive = true
    expect(await fetchCdnHeaders(port, '/de/a')).not.toEqual({})
    state.isBroken = true
    announceTags(['page:1:de'])
    const staleResponse = await fetchResponse(port, '/de/a')
    expect([staleResponse.status, names.filter((name) => name in staleResponse.headers)]).toEqual([200, []])
  })

  it('has a lifetime within its validity', () => {
    const tags = new Set(['page:1:de'])
    const getLifetime = (validUntil: number) => toPageCdnHeaders({ tags, validUntil }, 10_000)['CDN-Cache-Control']
    expect(getLifetime(70_500)).toBe('max-age=60')
    expect(getLifetime(9000)).toBe('max-age=0')
    expect(getLifetime(9_000_000)).toBe('max-age=3600')
  })
})

describe('CDN headers', () => {
  it.each([
    ['a page of an account', '/de/account/profil'],
    ['a draft', '/de/a?edit'],
  ])('are missing for %s', async (_, path) => {
    const site = await startTestSite({ handler, isBehindCdn: true, mayBypass: async () => true })
    expect(await fetchCdnHeaders(site.port, path, { cookie: 'sessionid=a; editor=b' })).toEqual({})
  })

  it('are missing for missing pages and failures', async () => {
    for (const status of [404, 410, 500]) {
      const pages = createFakePages(() => ({ html: 'a', tags: ['page:1:de'], status }))
      const { port } = await startTestSite({ handler: pages.handler, isBehindCdn: true })
      expect(await fetchCdnHeaders(port, `/de/${status}`)).toEqual({})
    }
  })

  it.each([
    ['private', { headers: { ...feed, 'Cache-Control': 'private, no-store' } }],
    ['not cacheable', { headers: { ...feed, 'Cache-Control': 'no-store' } }],
    ['with cookies', { headers: { ...feed, 'Set-Cookie': 'a=b' } }],
    ['a refusal', { headers: feed, status: 404 }],
  ])('are missing for a backend response that is %s', async (_, init) => {
    const { port } = await startTestSite({ transport: createBackend(init), isBehindCdn: true })
    expect(await fetchCdnHeaders(port, '/de/kalender.ics')).toEqual({})
  })
})

describe('a feed', () => {
  const feedHeaders = {
    'surrogate-key': 'all records:event today settings',
    'cache-tag': 'all, records:event, today, settings',
  }

  it.each(['/de/kalender.ics', '/de/debatte.rss', '/de/jobboerse.json', '/de/api/events/feed.ics'])(
    'has its cache tags for a CDN: %s',
    async (path) => {
      const { port } = await startTestSite({ transport: createBackend({ headers: feed }), isBehindCdn: true })
      expect(await fetchCdnHeaders(port, path)).toEqual(feedHeaders)
    },
  )

  it('has no CDN headers without a CDN', async () => {
    const { port } = await startTestSite({ transport: createBackend({ headers: feed }) })
    expect(await fetchCdnHeaders(port, '/de/kalender.ics')).toEqual({})
  })
})
