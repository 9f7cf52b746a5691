import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { parseRetryAfter, toFailure, toResult } from './result'

const schema = z.object({ name: z.string() })
const response = { status: 200, data: { name: 'VBO' }, retryAfter: null }

it('returns the parsed value of a success', () => {
  expect(toResult(response, schema)).toEqual({ ok: true, value: { name: 'VBO' } })
})

it('returns and reports a failure for a response that breaks the contract', () => {
  const onBreach = vi.fn()
  expect(toResult({ ...response, data: { name: 7 } }, schema, onBreach)).toMatchObject({
    ok: false,
    failure: { status: 502, detail: null },
  })
  expect(onBreach).toHaveBeenCalledOnce()
})

it.each([
  [
    { status: 404, data: { detail: 'Nicht gefunden.' } },
    { detail: 'Nicht gefunden.', fields: {} },
  ],
  [
    { status: 429, data: null, retryAfter: 7 },
    { detail: null, retryAfter: 7 },
  ],
  [{ status: 0 }, { status: 0, detail: null, data: null, retryAfter: null }],
])('returns a failure for %j', (responseParts, failure) => {
  expect(toResult({ data: null, retryAfter: null, ...responseParts }, schema)).toMatchObject({ ok: false, failure })
})

it.each([
  [{ slug: ['Falsch.'] }, { slug: ['Falsch.'] }],
  [{ data: { title: ['Fehlt.'] } }, { title: ['Fehlt.'] }],
  [{ modules: { 7: { alt: ['Fehlt.'] }, 8: { content: ['Leer.'] } } }, { modules: ['Fehlt.', 'Leer.'] }],
  [{ entries: [{}, { name: ['Fehlt.'] }] }, { entries: ['Fehlt.'] }],
  [{ status: 400, errors: [{ code: 'invalid', message: 'x' }] }, {}],
  ['nonsense', {}],
])('groups the errors of %j by field', (data, fields) => {
  expect(toFailure({ status: 400, data }).fields).toEqual(fields)
})

it('returns field errors only for status 400', () => {
  expect(toFailure({ status: 409, data: { current: { title: ['x'] } } }).fields).toEqual({})
})

it.each([
  ['7', 7],
  [undefined, null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('parses Retry-After %s to %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header)).toBe(seconds)
})
