import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { failureOf, resultOf, retryAfterOf } from './result'

const schema = z.object({ name: z.string() })
const answer = { status: 200, data: { name: 'VBO' }, retryAfter: null }

it('a success has the value of the schema', () => {
  expect(resultOf(answer, schema)).toEqual({ ok: true, value: { name: 'VBO' } })
})

it('an answer that breaks the contract is a reported failure', () => {
  const onBreach = vi.fn()
  expect(resultOf({ ...answer, data: { name: 7 } }, schema, onBreach)).toMatchObject({
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
])('%j is a failure', (refused, told) => {
  expect(resultOf({ data: null, retryAfter: null, ...refused }, schema)).toMatchObject({
    ok: false,
    failure: told,
  })
})

it.each([
  [{ slug: ['Falsch.'] }, { slug: ['Falsch.'] }],
  [{ data: { title: ['Fehlt.'] } }, { title: ['Fehlt.'] }],
  [{ modules: { 7: { alt: ['Fehlt.'] }, 8: { content: ['Leer.'] } } }, { modules: ['Fehlt.', 'Leer.'] }],
  [{ entries: [{}, { name: ['Fehlt.'] }] }, { entries: ['Fehlt.'] }],
  [{ status: 400, errors: [{ code: 'invalid', message: 'x' }] }, {}],
  ['nonsense', {}],
])('%j is told by field', (data, fields) => {
  expect(failureOf({ status: 400, data }).fields).toEqual(fields)
})

it('names fields only of what was sent wrongly', () => {
  expect(failureOf({ status: 409, data: { current: { title: ['x'] } } }).fields).toEqual({})
})

it.each([
  ['7', 7],
  [undefined, null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(retryAfterOf(header)).toBe(seconds)
})
