import { expect, it } from 'vitest'
import { callRights } from '@/backend/call-rights.fixture'
import { mayReadReplica, replicaCalls } from './replica-reads'

const everybody = callRights.filter(({ admittedCallers }) => admittedCallers.length > 3).flatMap(({ calls }) => calls)

it('serves only public endpoints from a replica', () => {
  expect(everybody).toEqual(expect.arrayContaining(replicaCalls.map((call) => `GET ${call}`)))
})

it.each([
  '/de/api/settings/',
  '/api/settings',
  '/en/api/events/12/',
  '/de/pageeditor-api/page/haus/team/',
  '/de/api/articles/feed.rss',
])('may serve GET %s from a replica', (path) => {
  expect(mayReadReplica('GET', path)).toBe(true)
  expect(mayReadReplica('HEAD', path)).toBe(true)
  expect(mayReadReplica('POST', path)).toBe(false)
})

it.each([
  '/de/api/jobs/my/',
  '/de/api/jobs/team',
  '/de/api/jobs/renewal/',
  '/de/api/organizations/confirmation/',
  '/de/api/organizations/my/',
  '/de/api/users/me/',
  '/de/api/health/ready/',
  '/de/api/events/12/secret/',
  '/internal/tags/',
])('does not serve GET %s from a replica', (path) => {
  expect(mayReadReplica('GET', path)).toBe(false)
})
