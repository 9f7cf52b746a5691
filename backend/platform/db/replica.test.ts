import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { createApp } from '@/backend/app'
import { publishPage } from '@/backend/content/pages/publish-page'
import { createServices } from '@/backend/operations/create-services'
import { checkReplica } from '@/backend/operations/doctor/check-replica'
import { startPostgres, startReplica } from '@/scripts/support/postgres.mjs'
import { createPage } from '@/tests/content/content'
import { silentLog } from '@/tests/databases'
import { runStatement, toDatabaseUrl } from '@/tests/databases-setup'
import { readBackendEnv } from '../env'
import { connectDatabase, type DatabaseConnection } from './client'
import { migrateDatabase } from './migrate'
import { modules } from './schema/content/modules'
import { isStatementTimeout } from './unavailable'

type Server = Awaited<ReturnType<typeof startPostgres>>

const now = new Date('2026-11-02T10:00:00Z')
const address = '/de/pageeditor-api/page/spielplan/'

describe.runIf(inject('testTemplate').kind === 'postgres')('a streaming replica', () => {
  let primary: Server
  let standby: Server
  let url: string
  let replicaUrl: string
  let folder: string
  let connection: DatabaseConnection
  let app: ReturnType<typeof createApp>
  let pageId: number

  beforeAll(async () => {
    primary = await startPostgres()
    await runStatement(primary.url, 'CREATE DATABASE site')
    url = toDatabaseUrl(primary.url, 'site')
    standby = await startReplica(primary.url)
    replicaUrl = toDatabaseUrl(standby.url, 'site')
    connection = await connectDatabase({ kind: 'postgres', url, replicaUrl }, silentLog)
    await migrateDatabase(connection.pool)
    folder = await mkdtemp(join(tmpdir(), 'bh-replica-'))
    const env = readBackendEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: url })
    app = createApp(await createServices({ connection, env, log: silentLog, clock: () => now }))
    const { db } = connection
    pageId = await createPage(db, {
      path: { de: 'spielplan' },
      modules: [{ model: 'text', data: { content: '<p>Anfang</p>' } }],
    })
    await publishPage(db, { pageId, locale: 'de', now })
  })
  afterAll(async () => {
    await connection.close()
    await standby.stop()
    await primary.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const getCounts = () => ({ ...connection.replica?.counts }) as { replica: number; primary: number }
  const visit = async (headers: Record<string, string> = {}): Promise<string> => {
    const response = await app.request(address, { headers })
    expect(response.status).toBe(200)
    return (await response.json()).modules[0].data.content
  }
  /** Publishes through another backend. */
  const publish = async (content: string) => {
    await connection.db.update(modules).set({ data: { content } })
    await publishPage(connection.db, { pageId, locale: 'de', now })
  }
  /** Requests pages until the replica serves one. */
  const waitForReplica = () =>
    vi.waitFor(
      async () => {
        const oldCounts = getCounts()
        await visit()
        expect(getCounts().replica).toBeGreaterThan(oldCounts.replica)
      },
      { timeout: 10_000, interval: 10 },
    )

  it('serves visitors once it has all changes', async () => {
    await waitForReplica()
    const oldCounts = getCounts()
    expect(await visit()).toBe('<p>Anfang</p>')
    expect(getCounts().primary).toBe(oldCounts.primary)
  })

  it('does not serve sessions or recent writes', async () => {
    await waitForReplica()
    const oldCounts = getCounts()
    await visit({ Cookie: 'sessionid=x' })
    await app.request('/de/api/organizations/confirmation/?key=x')
    await app.request('/de/api/csrf/')
    expect(getCounts()).toEqual(oldCounts)
  })

  it('reads a published page from the primary from the notification until the replica has the change', async () => {
    await waitForReplica()
    await runStatement(standby.url, 'SELECT pg_wal_replay_pause()')
    onTestFinished(() => runStatement(standby.url, 'SELECT pg_wal_replay_resume()'))
    const { replica: replicaCount } = getCounts()
    // The site also renders a page after its tags are announced.
    const renderedTitle = new Promise<string>((resolve) => {
      const leave = connection.tags.subscribe((tags) => {
        if (!tags.includes(`page:${pageId}:de`)) return
        leave()
        resolve(visit())
      })
    })
    await publish('<p>Neu</p>')
    expect(await renderedTitle).toBe('<p>Neu</p>')
    for (let count = 0; count < 20; count += 1) expect(await visit()).toBe('<p>Neu</p>')
    expect(getCounts().replica).toBe(replicaCount)
    expect(connection.replica?.checkState()).toBe('behind')
    await runStatement(standby.url, 'SELECT pg_wal_replay_resume()')
    await waitForReplica()
    expect(await visit()).toBe('<p>Neu</p>')
  })

  it('continues work on the primary that began before the notification', async () => {
    await waitForReplica()
    const { replica } = connection
    const readTwice = async () => {
      const oldCounts = getCounts()
      await connection.db.execute(sql`SELECT 1`)
      replica?.handleChange()
      await connection.db.execute(sql`SELECT 1`)
      const newCounts = getCounts()
      return { replica: newCounts.replica - oldCounts.replica, primary: newCounts.primary - oldCounts.primary }
    }
    expect(await replica?.read(readTwice)).toEqual({ replica: 1, primary: 1 })
  })

  it('repeats failed statements on the primary', async () => {
    await waitForReplica()
    const write = () => connection.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/a', '/b')`)
    expect((await connection.replica?.read(write))?.rowCount).toBe(1)
    expect(connection.replica?.checkState()).not.toBe('away')
  })

  it('repeats slow statements on the primary, which has more time, except for searches', async () => {
    await waitForReplica()
    const slowStatement = sql`SELECT pg_sleep(2.7)`
    const { db, searchDb, replica } = connection
    expect((await replica?.read(() => db.execute(slowStatement)))?.rowCount).toBe(1)
    await waitForReplica()
    await expect(replica?.read(() => searchDb.execute(slowStatement))).rejects.toSatisfy(isStatementTimeout)
    expect(replica?.checkState()).not.toBe('away')
  })

  it('passes the check of the doctor, unlike a server that is not a replica', async () => {
    expect(await checkReplica(replicaUrl, url)).toEqual([expect.objectContaining({ level: 'good' })])
    expect(await checkReplica(url, url)).toEqual([
      expect.objectContaining({ level: 'error', text: expect.stringContaining('not a replica') }),
    ])
  })

  it('fails no request when it stops, and is reported as unavailable', async () => {
    await waitForReplica()
    let isOver = false
    const visits = [1, 2, 3].map(async () => {
      while (!isOver) expect(await visit()).toBe('<p>Neu</p>')
    })
    await standby.stop()
    await vi.waitFor(() => expect(connection.replica?.checkState()).toBe('away'), { timeout: 10_000, interval: 10 })
    isOver = true
    await Promise.all(visits)
    expect(await visit()).toBe('<p>Neu</p>')
    const ready = await app.request('/api/health/ready/')
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ replica: 'away' })])
    expect(await checkReplica(replicaUrl, url)).toEqual([
      expect.objectContaining({ level: 'warning', text: expect.stringContaining('cannot be reached') }),
    ])
  })
})
