import { expect, it } from 'vitest'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'
import { toFeedCall } from './feeds'

it.each([
  ['/de/debatte.rss', '/de/api/articles/feed.rss?section=debate'],
  ['/en/debate.rss', '/en/api/articles/feed.rss?section=debate'],
  ['/de/debatte/category/publikum/3.rss', '/de/api/articles/feed.rss?section=debate&category=3'],
  ['/en/debate/tags/b%C3%BChne/4.rss', '/en/api/articles/feed.rss?section=debate&tags=4'],
  ['/de/pressemitteilungen.rss', '/de/api/articles/feed.rss?section=press'],
  ['/en/press-releases/category/tarif/3.rss', '/en/api/articles/feed.rss?section=press&category=3'],
  ['/en/jobboerse.rss', '/en/api/jobs/feed.rss?utm_source=mail'],
  ['/de/jobboerse.json', '/de/api/jobs/feed.json?utm_source=mail'],
])('maps %s to %s', (pathname, call) => {
  const target = toFeedCall({ pathname, search: '?utm_source=mail' })
  expect(target && target.pathname + target.search).toBe(call)
  expect(isServedAddress(pathname)).toBe(true)
})

it.each([
  '/de/debatte',
  '/en/debatte.rss',
  '/debatte.rss',
  '/jobboerse.rss',
  '/de/debatte/publikum/3.rss',
  '/de/debatte/category/3.rss',
  '/de/pressemitteilungen/tags/probe/4.rss',
  '/de/debattexrss',
])('returns null for %s', (pathname) => {
  expect(toFeedCall({ pathname, search: '' })).toBeNull()
})

it.each([
  ['/de/debatte.rss', '/de/api/articles/feed.rss?section=debate', 'application/rss+xml'],
  ['/de/kalender.ics?kind=premiere', '/de/api/events/feed.ics?kind=premiere', 'text/calendar'],
])('forwards GET requests for %s to the backend', async (path, call, type) => {
  const { port } = await startTestSite({
    transport: async ({ url }) => new Response(url, { headers: { 'Content-Type': type } }),
  })
  const headers = { host: 'site.example' }
  const response = await fetchResponse(port, path, { headers })
  expect([response.text, response.headers['content-type']]).toEqual([`http://site.example${call}`, type])
  expect((await fetchResponse(port, path, { headers, method: 'POST' })).status).toBe(405)
})
