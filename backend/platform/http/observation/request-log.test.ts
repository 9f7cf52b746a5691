import { requestId } from 'hono/request-id'
import { expect, it } from 'vitest'
import { createLog } from '@/lib/node/log'
import { collectLines } from '@/lib/node/log.fixture'
import { ForbiddenError } from '../../errors'
import { language } from '../requests/language'
import { errorHandler } from '../responses/error-handler'
import { createRouter } from '../router'
import { requestLog } from './request-log'

function loggedApp() {
  const { lines, destination } = collectLines()
  const log = createLog({ LOG_LEVEL: 'info' }, { destination })
  const app = createRouter()
  app.use(requestId({ limitLength: 64 }), requestLog(log), language)
  app.onError(errorHandler(log))
  return { app, lines, text: () => JSON.stringify(lines) }
}

it('logs the route pattern and nothing that identifies users or content', async () => {
  const { app, lines, text } = loggedApp()
  app.get('/de/api/persons/:name', (c) => c.json({}))
  const headers = { Cookie: 'sessionid=geheim', 'X-Forwarded-For': '192.0.2.7', Referer: 'https://x.test/maria' }
  await app.request('/de/api/persons/maria?email=maria%40example.org', { headers })
  expect(lines).toMatchObject([{ method: 'GET', route: '/de/api/persons/:name', status: 200 }])
  expect(lines[0]?.durationMs).toEqual(expect.any(Number))
  expect(text()).not.toMatch(/maria|geheim|192\.0\.2\.7/)
})

it('sends an unexpected error without its message, and logs it with the request id', async () => {
  const { app, lines, text } = loggedApp()
  app.get('/en/api/x', () => {
    const cause = Object.assign(new Error('relation "x" does not exist'), { code: '42P01' })
    throw new Error('Failed query: select $1\nparams: maria@example.org', { cause })
  })
  const response = await app.request('/en/api/x', { headers: { 'X-Request-Id': 'abc-123' } })
  expect([response.status, response.headers.get('X-Request-Id')]).toEqual([500, 'abc-123'])
  expect(await response.json()).toEqual({ detail: 'An internal server error occurred.' })
  expect(lines[0]).toMatchObject({ requestId: 'abc-123', level: 50, err: { code: '42P01' } })
  expect(lines[1]).toMatchObject({ requestId: 'abc-123', status: 500 })
  expect(text()).not.toContain('maria')
})

it('logs an unavailable database as a warning', async () => {
  const { app, lines } = loggedApp()
  app.get('/en/api/x', () => {
    throw new Error('Connection terminated unexpectedly')
  })
  expect((await app.request('/en/api/x')).status).toBe(503)
  expect(lines[0]).toMatchObject({ level: 40, msg: 'A request failed' })
})

it('logs a refusal as a normal response', async () => {
  const { app, lines } = loggedApp()
  app.get('/de/api/x', () => {
    throw new ForbiddenError()
  })
  expect((await app.request('/de/api/x')).status).toBe(403)
  expect(lines).toMatchObject([{ level: 30, status: 403 }])
})

it.each(['', 'a b', 'x\u00e4', 'x'.repeat(65), '"><script>', '{"a":1}'])(
  'creates a request id instead of %j',
  async (sent) => {
    const { app } = loggedApp()
    app.get('/', (c) => c.json({}))
    const response = await app.request('/', { headers: { 'X-Request-Id': sent } })
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)
