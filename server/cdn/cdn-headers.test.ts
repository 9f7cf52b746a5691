import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { ask } from '../testing/ask'
import { fakePages } from '../testing/fake-pages'
import { startTestSite } from '../testing/site'
import { cdnHeadersOfPage } from './cdn-headers'

const names = ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'surrogate-control']

/** What an answer tells a CDN, by its headers' names. */
async function told(port: number, path: string, headers: Record<string, string> = {}) {
  const answer = await ask(port, path, { headers })
  return Object.fromEntries(Object.entries(answer.headers).filter(([name]) => names.includes(name)))
}

const { handler } = fakePages(() => ({ html: '<p>page</p>', tags: ['page:12:de', 'nav:de'] }))
const ofPage = {
  'surrogate-key': 'all page:12:de nav:de',
  'cache-tag': 'all, page:12:de, nav:de',
  'cdn-cache-control': 'max-age=3600',
  'surrogate-control': 'max-age=3600',
}

/** A backend whose answers say this, whatever is asked. */
function backend(init: ResponseInit) {
  return async () => new Response('BEGIN', init)
}

const feed = { 'Cache-Control': 'public, no-cache', 'Cache-Tag': 'records:event, today' }

describe('a page for everybody', () => {
  it('tells a CDN its tags and how long to keep it, rendered or kept', async () => {
    const { port } = await startTestSite({ handler, isBehindCdn: true })
    expect(await told(port, '/de/a')).toEqual(ofPage)
    expect(await told(port, '/de/a')).toEqual(ofPage)
  })

  it('does so with 304 too, and asks browsers to come back as ever', async () => {
    const { port } = await startTestSite({ handler, isBehindCdn: true })
    const { headers } = await ask(port, '/de/a')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await ask(port, '/de/a', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject(ofPage)
  })

  it('tells nothing without a CDN', async () => {
    const { port } = await startTestSite({ handler })
    expect(await told(port, '/de/a')).toEqual({})
  })

  it('tells nothing while changes are not announced, or once it is stale', async () => {
    const state = { isLive: false, isBroken: false }
    const breaking = fakePages(() => ({ html: 'a', tags: ['page:1:de'], status: state.isBroken ? 500 : 200 }))
    const { port } = await startTestSite({
      handler: breaking.handler,
      isBehindCdn: true,
      isLive: () => state.isLive,
    })
    expect(await told(port, '/de/a')).toEqual({})
    state.isLive = true
    expect(await told(port, '/de/a')).not.toEqual({})
    state.isBroken = true
    announceTags(['page:1:de'])
    const stale = await ask(port, '/de/a')
    expect(stale.status).toBe(200)
    expect(names.filter((name) => name in stale.headers)).toEqual([])
  })

  it('is kept no longer than it is true', () => {
    const tags = new Set(['page:1:de'])
    const lifetimeAt = (validUntil: number) =>
      cdnHeadersOfPage({ tags, validUntil }, 10_000)['CDN-Cache-Control']
    expect(lifetimeAt(70_500)).toBe('max-age=60')
    expect(lifetimeAt(9000)).toBe('max-age=0')
    expect(lifetimeAt(9_000_000)).toBe('max-age=3600')
  })
})

describe('nothing is told of', () => {
  it.each([
    ['a page of an account', '/de/account/profil'],
    ['a draft', '/de/a?edit'],
  ])('%s', async (_, path) => {
    const site = await startTestSite({ handler, isBehindCdn: true, isInAudience: async () => true })
    expect(await told(site.port, path, { cookie: 'sessionid=a; editor=b' })).toEqual({})
  })

  it('what is missing or fails', async () => {
    for (const status of [404, 410, 500]) {
      const failing = fakePages(() => ({ html: 'a', tags: ['page:1:de'], status }))
      const { port } = await startTestSite({ handler: failing.handler, isBehindCdn: true })
      expect(await told(port, `/de/${status}`)).toEqual({})
    }
  })

  it.each([
    ['private', { headers: { ...feed, 'Cache-Control': 'private, no-store' } }],
    ['not to be kept', { headers: { ...feed, 'Cache-Control': 'no-store' } }],
    ['with cookies', { headers: { ...feed, 'Set-Cookie': 'a=b' } }],
    ['a refusal', { headers: feed, status: 404 }],
  ])('a call’s answer that is %s', async (_, init) => {
    const { port } = await startTestSite({ transport: backend(init), isBehindCdn: true })
    expect(await told(port, '/de/kalender.ics')).toEqual({})
  })
})

describe('a feed', () => {
  const ofFeed = { 'surrogate-key': 'all records:event today', 'cache-tag': 'all, records:event, today' }

  it.each(['/de/kalender.ics', '/de/debatte.rss', '/de/jobboerse.json', '/de/api/events/feed.ics'])(
    'tells a CDN its tags: %s',
    async (path) => {
      const { port } = await startTestSite({ transport: backend({ headers: feed }), isBehindCdn: true })
      expect(await told(port, path)).toEqual(ofFeed)
    },
  )

  it('tells nothing without a CDN', async () => {
    const { port } = await startTestSite({ transport: backend({ headers: feed }) })
    expect(await told(port, '/de/kalender.ics')).toEqual({})
  })
})
