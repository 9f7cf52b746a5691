import { expect, it } from 'vitest'
import { failureOf } from './failure'

const failure = (status: number, data: unknown) => failureOf({ status, data, retryAfter: null })

it.each([
  [0, 'offline'],
  [401, 'login'],
  [403, 'forbidden'],
  [404, 'gone'],
  [409, 'refused'],
  [500, 'failed'],
  [200, 'failed'],
])('the status %d is told as %s', (status, kind) => {
  expect(failure(status, { detail: 'Weil.' })).toMatchObject({ kind, detail: 'Weil.', fields: {}, by: null })
})

it('a conflict names who was faster', () => {
  const conflict = { detail: 'Geändert.', current: { title: 'Neu' }, yours: {}, by: 'Emil' }
  expect(failure(409, conflict)).toMatchObject({ kind: 'stale', by: 'Emil' })
})

it.each([
  [{ slug: ['Falsch.'] }, { slug: ['Falsch.'] }],
  [{ data: { title: ['Fehlt.'] } }, { title: ['Fehlt.'] }],
  [{ modules: { 7: { alt: ['Fehlt.'] }, 8: { content: ['Leer.'] } } }, { modules: ['Fehlt.', 'Leer.'] }],
  ['Unfug', {}],
])('%j is told by field', (data, fields) => {
  expect(failure(400, data)).toMatchObject({ kind: 'invalid', fields })
})
