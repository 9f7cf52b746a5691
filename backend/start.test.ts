import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServices } from '@/backend/operations/create-services'
import { readDemoAccounts } from '@/backend/operations/seed/demo-accounts'
import { removeDemo } from '@/backend/operations/seed/remove-demo'
import { DataDirInUseError } from '@/backend/platform/embedded/lock'
import { openDatabase } from '@/backend/platform/embedded/open-site-database'
import { type BackendEnv, readBackendEnv } from '@/backend/platform/env'
import { loadDemo } from '@/demo/load'
import { pageSchema } from '@/lib/contract/pages/page'
import { createDataDir } from '@/tests/data-dir'
import { openTestDatabase, silentLog, type TestDatabase } from '@/tests/databases'
import { startBackend } from './start'

let database: TestDatabase
let dataDir: Awaited<ReturnType<typeof createDataDir>>
let env: BackendEnv

beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await createDataDir()
  const url = database.target.kind === 'postgres' ? database.target.url : ''
  env = readBackendEnv({ DATA_DIR: dataDir.path, DATABASE_URL: url, SITE_URL: 'http://site.localhost' })
})
afterAll(async () => {
  await database.close()
  await dataDir.remove()
})

const start = () => startBackend(env, { log: silentLog })
const setUpLine = /^Set the site up at http:\/\/site\.localhost\/setup with this code: [\da-f]{4}(-[\da-f]{4}){7}$/
const homePath = '/de/pageeditor-api/page/'
const ask = (backend: { fetch(request: Request): Promise<Response> }, path: string) =>
  backend.fetch(new Request(`http://site.test${path}`))

it('loads the demo site at the first embedded start, and changes nothing at the second', async ({ skip }) => {
  if (env.DATABASE_URL) return skip('PostgreSQL starts empty.')
  const first = await start()
  await expect(start()).rejects.toThrow(DataDirInUseError)
  const page = await ask(first, homePath)
  expect([page.status, pageSchema.parse(await page.json()).urls]).toEqual([200, { de: '/de', en: '/en' }])
  await first.stop()

  const file = join(dataDir.path, 'demo-accounts.txt')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const accounts = await readDemoAccounts(dataDir.path)
  expect(accounts).toHaveLength(6)
  const fileNotice = expect.stringContaining(file)
  expect(first.notice).toEqual([...accounts.map(({ email, password }) => `${email}  ${password}`), fileNotice])
  for (const { password } of accounts) expect(password.length).toBeGreaterThanOrEqual(16)

  const second = await start()
  expect(second.notice).toEqual([fileNotice])
  expect((await ask(second, homePath)).status).toBe(200)
  await second.stop()
}, 90_000)

it('waits for the set-up of the embedded site after the demo was removed', async ({ skip }) => {
  if (env.DATABASE_URL) return skip('PostgreSQL starts empty.')
  const connection = await openDatabase(env, silentLog, () => undefined)
  await removeDemo(await createServices({ connection, env, log: silentLog }))
  await connection.close()
  const next = await start()
  expect(next.notice).toEqual([expect.stringMatching(setUpLine)])
  expect((await ask(next, homePath)).status).toBe(404)
  await next.stop()
}, 90_000)

it('prints the same set-up code at each embedded start without the demo', async ({ skip }) => {
  if (env.DATABASE_URL) return skip('PostgreSQL starts empty.')
  const folder = await createDataDir()
  const startEmpty = () => startBackend({ ...env, DATA_DIR: folder.path, DEMO: 'off' }, { log: silentLog })
  const first = await startEmpty()
  expect(first.notice).toEqual([expect.stringMatching(setUpLine)])
  expect((await ask(first, '/api/set-up/')).status).toBe(200)
  await first.stop()
  const second = await startEmpty()
  expect(second.notice).toEqual(first.notice)
  await second.stop()
  await folder.remove()
}, 90_000)

it('waits for the set-up on PostgreSQL until the seed command loads the demo', async ({ skip }) => {
  if (!env.DATABASE_URL) return skip('Embedded mode loads by itself.')
  const first = await start()
  expect(first.notice).toEqual([expect.stringMatching(setUpLine)])
  expect((await ask(first, homePath)).status).toBe(404)
  await first.stop()

  const services = await createServices({ connection: database, env, log: silentLog })
  const accounts = await loadDemo({ ...services, env: { ...env, DEMO_PASSWORD: 'vorgegebenes Wort' } })
  expect(accounts.map(({ password }) => password)).toEqual(Array.from({ length: 6 }, () => 'vorgegebenes Wort'))

  const second = await start()
  expect(second.notice).toEqual([])
  expect((await ask(second, homePath)).status).toBe(200)
  await second.stop()
}, 90_000)
