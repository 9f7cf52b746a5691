import { expect, it } from 'vitest'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { toCalendarCall } from './calendar-files'

it.each([
  ['/de/kalender.ics', '/de/api/events/feed.ics'],
  ['/en/calender.ics', '/en/api/events/feed.ics'],
  ['/de/kalender/jour-fixe/12.ics', '/de/api/events/12/event.ics'],
  ['/en/calender/jour-fixe/12.ics', '/en/api/events/12/event.ics'],
])('maps %s to %s', (pathname, call) => {
  expect(toCalendarCall({ pathname, search: '?kind=premiere' })).toEqual({ pathname: call, search: '?kind=premiere' })
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
  expect(toCalendarCall({ pathname, search: '' })).toBeNull()
})
