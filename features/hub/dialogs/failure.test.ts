import { expect, it } from 'vitest'
import { toFailure } from '@/lib/api/result'
import { reasonOf } from './failure'

it.each([
  [0, 'offline'],
  [400, 'invalid'],
  [401, 'login'],
  [403, 'forbidden'],
  [404, 'gone'],
  [409, 'refused'],
  [500, 'failed'],
  [502, 'failed'],
])('the status %d is told as %s', (status, kind) => {
  expect(reasonOf(toFailure({ status, data: { detail: 'Weil.' } }))).toEqual({ kind, by: null })
})

it('what was deleted names who did that', () => {
  const data = { detail: 'Nicht gefunden.', by: 'Emil' }
  expect(reasonOf(toFailure({ status: 404, data }))).toEqual({ kind: 'deleted', by: 'Emil' })
})

it('a conflict names who was faster', () => {
  const conflict = { detail: 'Geändert.', current: { title: 'Neu' }, yours: {}, by: 'Emil' }
  expect(reasonOf(toFailure({ status: 409, data: conflict }))).toEqual({ kind: 'stale', by: 'Emil' })
})
