import { expect, it } from 'vitest'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'
import { toFileCall } from './file-calls'

it.each([
  ['/de/debatte.rss', '/de/api/articles/feed.rss?section=debate'],
  ['/en/debate.rss', '/en/api/articles/feed.rss?section=debate'],
  ['/de/debatte/category/publikum/3.rss', '/de/api/articles/feed.rss?section=debate&category=3'],
  ['/en/debate/tags/b%C3%BChne/4.rss', '/en/api/articles/feed.rss?section=debate&tags=4'],
  ['/de/pressemitteilungen.rss', '/de/api/articles/feed.rss?section=press'],
  ['/en/press-releases/category/tarif/3.rss', '/en/api/articles/feed.rss?section=press&category=3'],
  ['/en/jobboerse.rss', '/en/api/jobs/feed.rss?kind=a'],
  ['/de/jobboerse.json', '/de/api/jobs/feed.json?kind=a'],
  ['/de/kalender.ics', '/de/api/events/feed.ics?kind=a'],
  ['/en/calender.ics', '/en/api/events/feed.ics?kind=a'],
  ['/de/kalender/jour-fixe/12.ics', '/de/api/events/12/event.ics?kind=a'],
  ['/en/calender/jour-fixe/12.ics', '/en/api/events/12/event.ics?kind=a'],
  ['/de/unsere-mitglieder/haus-am-fluss/12.vcf', '/de/api/organizations/12/contact.vcf?kind=a'],
  ['/en/addresses/haus-am-fluss/12.vcf', '/en/api/organizations/12/contact.vcf?kind=a'],
  ['/de/ansprechpersonen/3.vcf', '/de/api/persons/3/contact.vcf?kind=a'],
  ['/en/contact/3.vcf', '/en/api/persons/3/contact.vcf?kind=a'],
])('maps %s to %s', (pathname, call) => {
  const target = toFileCall({ pathname, search: '?kind=a' })
  expect(target && target.pathname + target.search).toBe(call)
  expect(isServedAddress(pathname)).toBe(true)
})

it.each([
  ...['/de/debatte', '/en/debatte.rss', '/debatte.rss', '/jobboerse.rss', '/de/debatte/publikum/3.rss'],
  ...['/de/debatte/category/3.rss', '/de/pressemitteilungen/tags/probe/4.rss', '/de/debattexrss', '/de/kalender'],
  ...['/en/kalender.ics', '/kalender.ics', '/de/kalender/jour-fixe/12', '/de/kalender/12.ics'],
  ...['/de/kalender/a/b/12.ics', '/de/kalenderxics', '/de/unsere-mitglieder/haus-am-fluss/12'],
  ...['/de/unsere-mitglieder/12.vcf', '/de/addresses/haus-am-fluss/12.vcf', '/ansprechpersonen/3.vcf'],
  ...['/de/ansprechpersonen/x.vcf', '/de/ansprechpersonen/3xvcf'],
])('returns null for %s', (pathname) => {
  expect(toFileCall({ pathname, search: '' })).toBeNull()
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
