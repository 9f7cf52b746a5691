import { expect, it } from 'vitest'
import { toFailure } from '@/lib/api/result'
import { toFailureReason } from './failure'

it.each([
  [0, 'offline'],
  [400, 'invalid'],
  [401, 'login'],
  [403, 'forbidden'],
  [404, 'gone'],
  [409, 'refused'],
  [500, 'failed'],
  [502, 'failed'],
])('converts the status %d to %s', (status, kind) => {
  expect(toFailureReason(toFailure({ status, data: { detail: 'Weil.' } }))).toEqual({ kind, author: null })
})

it('names the author of a deletion', () => {
  const data = { detail: 'Nicht gefunden.', by: 'Emil' }
  expect(toFailureReason(toFailure({ status: 404, data }))).toEqual({ kind: 'deleted', author: 'Emil' })
})

it('names the author of a conflicting change', () => {
  const conflict = { detail: 'Geändert.', current: { title: 'Neu' }, yours: {}, by: 'Emil' }
  expect(toFailureReason(toFailure({ status: 409, data: conflict }))).toEqual({ kind: 'stale', author: 'Emil' })
})
