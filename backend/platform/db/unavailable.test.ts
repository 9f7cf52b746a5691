import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { createApp } from '@/backend/app'
import { createServices } from '@/backend/operations/create-services'
import { silentLog, startTestServices } from '@/tests/databases'
import { type DatabaseProxy, startDatabaseProxy } from '@/tests/servers/database-proxy'
import { connectDatabase, type DatabaseConnection } from './client'
import { isDatabaseUnavailable } from './unavailable'

const testServices = startTestServices()
let proxy: DatabaseProxy
let connection: DatabaseConnection
let app: ReturnType<typeof createApp>

beforeEach(async () => {
  proxy = await startDatabaseProxy(testServices.database.target)
  connection = await connectDatabase(proxy.target, silentLog, { connectMs: 500, silenceMs: 500 })
  app = createApp(await createServices({ connection, env: testServices.services.env, log: silentLog }))
  return async () => {
    await connection.close()
    await proxy.close()
  }
})

const readSettings = () => app.request('/en/api/settings/')
const withSession = { headers: { Cookie: `sessionid=${'a'.repeat(43)}` } }
const unavailable = 'The service isn’t available at the moment. Please try again shortly.'

it('returns 503 with Retry-After, in the envelope of the endpoint, until the database is back', async () => {
  await proxy.goDown()
  const response = await readSettings()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await response.json()).toEqual({ detail: unavailable })
  const session = await app.request('/_allauth/browser/v1/auth/session', withSession)
  expect([session.status, session.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await session.json()).toMatchObject({ status: 503, errors: [{ code: 'unavailable' }] })
  expect((await app.request('/api/health/ready/')).status).toBe(503)
  await proxy.comeBack()
  expect((await app.request('/api/health/ready/')).status).toBe(200)
  expect((await readSettings()).status).not.toBe(503)
})

it('does not use up the pool when a transaction cannot begin', async () => {
  proxy.disconnectAt('begin')
  for (let times = 0; times < 12; times += 1) {
    const error = await connection.db.transaction(async () => undefined).catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
  proxy.disconnectAt(null)
  await expect(connection.db.transaction(async () => 'done')).resolves.toBe('done')
})

describe.runIf(inject('testTemplate').kind === 'pglite')('the embedded database', () => {
  it('is unavailable for requests that time out behind a long statement, not for later ones', async () => {
    const longQuery = connection.pool.query('select pg_sleep(2)')
    const responses = await Promise.all([readSettings(), app.request('/_allauth/browser/v1/auth/session', withSession)])
    for (const response of responses) {
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    }
    // The later request is still waiting when the statement ends.
    const [, response] = await Promise.all([longQuery, setTimeout(1800).then(readSettings)])
    expect(response.status).not.toBe(503)
  })
})

describe.runIf(inject('testTemplate').kind === 'postgres')('a server', () => {
  it('breaks only the transaction whose connection it closes between two statements', async () => {
    const { db, pool } = connection
    const brokenTransaction = db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const removal = new Promise((resolve) => pool.once('remove', resolve))
      await testServices.services.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await removal
      await transaction.execute(sql`select 1`)
    })
    expect(isDatabaseUnavailable(await brokenTransaction.catch((reason: unknown) => reason))).toBe(true)
    await expect(db.execute(sql`select 1`)).resolves.toBeTypeOf('object')
  })

  it('is unavailable after a while without response, and reachable over new connections later', async () => {
    await connection.db.execute(sql`select 1`)
    proxy.freeze()
    const [response, ready] = await Promise.all([readSettings(), app.request('/api/health/ready/')])
    expect([response.status, ready.status]).toEqual([503, 503])
    expect(await ready.json()).toMatchObject({ checks: { database: 'away', files: 'ok', disk: 'ok' } })
    proxy.thaw()
    expect((await readSettings()).status).not.toBe(503)
  })

  it.each([
    ['a statement that takes too long', sql`set local statement_timeout = 1; select pg_sleep(5)`],
    ['a server that has no more room for connections', sql`do $$ begin raise sqlstate '53300'; end $$`],
  ])('treats %s as unavailable', async (_what, statement) => {
    const error = await connection.db.execute(statement).catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it('is not unavailable when it rejects a statement', async () => {
    const error = await connection.db.execute(sql`select 1 / 0`).catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
