import { createRoute, z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { revisionSchema } from '@/lib/contract/common/revision'
import { silentLog } from '@/tests/databases'
import { createStaleWriteError, InvalidFieldsError } from '../../errors'
import type { AppEnv } from '../app-env'
import { errorHandler } from '../responses/error-handler'
import { createRouter } from '../router'

const app = createRouter()
app.use(async (c, next) => {
  c.set('locale', 'en' satisfies AppEnv['Variables']['locale'])
  await next()
})
app.onError(errorHandler(silentLog))
const written = z.object({ revision: revisionSchema, data: z.object({ title: z.string() }) })
const write = createRoute({
  method: 'post',
  path: '/write',
  request: { body: { required: true, content: { 'application/json': { schema: written } } } },
  responses: { 200: { description: 'What came' } },
})
app.openapi(write, (c) => c.json(c.req.valid('json')))
app.post('/stale', () => {
  throw createStaleWriteError({ current: { revision: 3 }, yours: { revision: 2 }, by: 'Paula Probe' })
})
app.post('/fields', () => {
  throw new InvalidFieldsError({ data: { content: ['No.'] } })
})
const post = async (path: string, body?: unknown) => {
  const request = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await app.request(path, { method: 'POST', ...(body !== undefined && request) })
  return { status: response.status, body: await response.json() }
}

it.each([undefined, {}, { data: {} }, { data: { title: 'a' } }, { revision: null, data: { title: 'a' } }])(
  'refuses a write without a revision before other errors: %j',
  async (body) => {
    expect(await post('/write', body)).toEqual({
      status: 428,
      body: { detail: 'The request doesn’t say which version it changes (revision).' },
    })
  },
)

it.each([
  ['1', 'Please enter a number.'],
  [1.5, 'Please enter a whole number.'],
  [true, 'Please enter a number.'],
  [[], 'Please enter a number.'],
  [{}, 'Please enter a number.'],
])('rejects the revision %j', async (revision, message) => {
  expect(await post('/write', { revision, data: { title: 'a' } })).toEqual({
    status: 400,
    body: { revision: [message] },
  })
})

it.each([0, -1, 3_000_000_000])('accepts the revision %j, current or not', async (revision) => {
  expect((await post('/write', { revision, data: { title: 'a' } })).status).toBe(200)
})

it('returns 409 with both states and the other editor for a stale write', async () => {
  expect(await post('/stale')).toEqual({
    status: 409,
    body: {
      detail: 'This has been changed by someone else in the meantime.',
      current: { revision: 3 },
      yours: { revision: 2 },
      by: 'Paula Probe',
    },
  })
})

it('reports invalid fields by field', async () => {
  expect(await post('/fields')).toEqual({ status: 400, body: { data: { content: ['No.'] } } })
})
