import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, inject, it } from 'vitest'
import { visitorHeader } from '@/lib/contract/site/visitor-header'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditor } from '@/tests/content/editors'
import { type Caller, findCaller } from '../../db/caller'
import type { AppEnv } from '../app-env'
import { shareDatabase } from './share-database'

const backend = startTestBackend()
const isServer = inject('testTemplate').kind === 'postgres'

/** Creates a backend with the single session `real` that records the caller of each request. */
function createApp() {
  const app = new Hono<AppEnv>()
  let caller: Caller | undefined
  app.use(async (c, next) => {
    const isReal = c.req.header('Cookie') === 'sessionid=real'
    c.set('login', async () => (isReal ? JSON.parse('{"user":{"id":7}}') : null))
    await next()
  })
  app.use(shareDatabase('sessionid'))
  app.get('*', async (c) => {
    if (c.req.query('login') !== undefined) await c.get('login')()
    caller = findCaller()
    return c.text('')
  })
  return async (path: string, headers: Record<string, string> = {}) => {
    await app.request(path, { headers: { 'X-Forwarded-For': '192.0.2.1', ...headers } })
    return caller
  }
}

describe('the caller of a request', () => {
  it('is the user once the session has been loaded', async () => {
    const ask = createApp()
    const headers = { Cookie: 'sessionid=real' }
    expect(await ask('/api/articles/', headers)).toMatchObject({ client: '192.0.2.1' })
    expect(await ask('/api/articles/?login', headers)).toMatchObject({ client: 'user 7' })
    expect(await ask('/api/articles/', headers)).toMatchObject({ client: 'user 7' })
  })

  it('is the address for an invalid session', async () => {
    const ask = createApp()
    for (const name of ['a', 'b']) {
      const caller = await ask('/api/articles/?login', { Cookie: `sessionid=${name}` })
      expect(caller).toMatchObject({ client: '192.0.2.1' })
    }
  })

  it('is the visitor for personal reads of the site, and none for shared reads', async () => {
    const ask = createApp()
    expect(await ask('/api/search/', { 'X-Forwarded-For': '', [visitorHeader]: '192.0.2.9' })).toMatchObject({
      client: '192.0.2.9',
    })
    expect(await ask('/api/search/', { 'X-Forwarded-For': '' })).toMatchObject({ client: '' })
  })

  it.each([
    ['/de/api/search/', true],
    ['/de/api/search/autocomplete/', true],
    ['/de/api/articles/feed.rss', true],
    ['/de/api/events/feed.ics', true],
    ['/api/persons/12/contact.vcf', true],
    ['/api/sitemap/', true],
    ['/de/api/users/me/', false],
    ['/de/api/articles/12/', false],
    ['/de/pageeditor-api/page/research/', false],
  ])('marks %s as an expensive call: %j', async (path, isExpensive) => {
    expect(await createApp()(path)).toMatchObject({ isExpensive })
  })
})

it.runIf(isServer)(
  'returns 503 for a search that the server aborts, while readiness and other calls work',
  async () => {
    const editor = await logInEditor(backend)
    await backend.services.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE search_entries IN ACCESS EXCLUSIVE MODE`)
      const search = backend.get('/en/api/search/?query=theater', { 'X-Forwarded-For': '192.0.2.1' })
      expect((await backend.get('/api/health/ready/')).status).toBe(200)
      expect((await editor.send('GET', 'user')).status).toBe(200)
      const response = await search
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(await response.json()).toEqual({ detail: expect.stringMatching(/./) })
    })
  },
)

it('calls beyond the waiting limit of a client are refused with 503, those of others are answered', async () => {
  const ask = (client: string) => backend.get('/de/api/persons/', { 'X-Forwarded-For': client })
  const flood = Array.from({ length: 260 }, () => ask('192.0.2.1'))
  expect((await ask('192.0.2.2')).status).toBe(200)
  const responses = await Promise.all(flood)
  const refusals = responses.filter(({ status }) => status !== 200)
  expect(refusals.length).toBeGreaterThan(0)
  for (const response of refusals) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/./) })
  }
})
