import { expect, it } from 'vitest'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'
import { calendarCall } from './calendar-files'

it.each([
  ['/de/kalender.ics', '/de/api/events/feed.ics'],
  ['/en/calender.ics', '/en/api/events/feed.ics'],
  ['/de/kalender/jour-fixe/12.ics', '/de/api/events/12/event.ics'],
  ['/en/calender/jour-fixe/12.ics', '/en/api/events/12/event.ics'],
])('maps %s to %s', (pathname, call) => {
  expect(calendarCall({ pathname, search: '?kind=premiere' })).toEqual({
    pathname: call,
    search: '?kind=premiere',
  })
  expect(isServedAddress(pathname)).toBe(true)
})

it.each([
  '/de/kalender',
  '/en/kalender.ics',
  '/kalender.ics',
  '/de/kalender/jour-fixe/12',
  '/de/kalender/12.ics',
  '/de/kalender/a/b/12.ics',
  '/de/kalenderxics',
])('returns null for %s', (pathname) => {
  expect(calendarCall({ pathname, search: '' })).toBeNull()
})

it('forwards GET requests for calendar files to the backend', async () => {
  const { port } = await startTestSite({
    transport: async ({ url }) => new Response(url, { headers: { 'Content-Type': 'text/calendar' } }),
  })
  const headers = { host: 'site.example' }
  const response = await fetchResponse(port, '/de/kalender.ics?kind=premiere', { headers })
  expect([response.text, response.headers['content-type']]).toEqual([
    'http://site.example/de/api/events/feed.ics?kind=premiere',
    'text/calendar',
  ])
  expect((await fetchResponse(port, '/de/kalender.ics', { headers, method: 'POST' })).status).toBe(405)
})
