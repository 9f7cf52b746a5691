import { expect, it } from 'vitest'
import { toScreen } from './to-screen'

it.each([
  ['/de/admin', { kind: 'start' }],
  ['/de/admin/', { kind: 'start' }],
  ['/de/admin/rights', { kind: 'report', name: 'rights' }],
  ['/de/admin/rights/12', { kind: 'record', type: 'rights', id: 12 }],
  ['/de/admin/users', { kind: 'list', type: 'users' }],
  ['/de/admin/users/new', { kind: 'new', type: 'users' }],
  ['/de/admin/persons/import', { kind: 'import', type: 'persons' }],
  ['/de/admin/users/12', { kind: 'record', type: 'users', id: 12 }],
  ['/de/admin/users/x', { kind: 'unknown' }],
  ['/de/admin/users/12/13', { kind: 'unknown' }],
  ['/en/admin/users', { kind: 'unknown' }],
])('returns the screen of %s', (path, screen) => {
  expect(toScreen('de', path)).toEqual(screen)
})
