import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, inject, it } from 'vitest'
import { migrateDatabase } from '@/backend/platform/db/migrate'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { ensureFileSet, fileSetKey } from '@/backend/platform/storage/file-set'
import { startTestServices } from '@/tests/databases'
import { createEmbeddedSite } from '../backup/test-site.fixture'
import { checkContents } from './check-contents'

const testServices = startTestServices()
const itWithPglite = it.runIf(inject('testTemplate').kind === 'pglite')

it('recognizes the files of the database and creates no file-set id', async ({ skip }) => {
  const { target } = testServices.database
  if (target.kind !== 'postgres') return skip('Only one process can open the embedded database.')
  const { DATA_DIR } = testServices.services.env
  const settings = { DATABASE_URL: target.url, DATA_DIR }
  const findings = [
    expect.objectContaining({ level: 'good', subject: 'DATA_DIR' }),
    expect.objectContaining({ level: 'warning', subject: 'Backup' }),
  ]
  expect(await checkContents(settings)).toEqual(findings)
  const madeAt = new Date()
  await testServices.services.db.insert(lastBackups).values({ madeAt })
  const judge = async (hours: number) => await checkContents(settings, new Date(madeAt.getTime() + hours * 3_600_000))
  expect((await judge(35))[1]).toMatchObject({ level: 'good', subject: 'Backup' })
  expect((await judge(37))[1]).toMatchObject({ level: 'warning', subject: 'Backup' })

  const otherFolder = await mkdtemp(join(tmpdir(), 'bh-data-'))
  const [finding] = await checkContents({ ...settings, DATA_DIR: otherFolder })
  expect(finding).toMatchObject({ level: 'error', subject: 'DATA_DIR' })
  expect(finding?.text).toContain(join(otherFolder, 'media'))
  expect(finding?.advice).toContain('npm run files')
  expect(await readdir(otherFolder)).toEqual([])
  await rm(otherFolder, { recursive: true })
})

itWithPglite(
  'checks an embedded database with and without a running server',
  async () => {
    const { dataDir, open } = await createEmbeddedSite()
    const settings = { DATA_DIR: dataDir }
    expect(await checkContents(settings)).toEqual([])
    const { pool, close } = await open()
    await migrateDatabase(pool)
    const storage = createDiskStorage(mediaFolder(dataDir))
    const error = expect.objectContaining({ level: 'error', subject: 'DATA_DIR' })
    expect(await checkContents(settings)).toEqual([])
    await storage.put(fileSetKey, 'of another site')
    expect(await checkContents(settings)).toEqual([error])
    await storage.delete(fileSetKey)
    await ensureFileSet({ db: drizzle(pool), storage })
    const warning = expect.objectContaining({ level: 'warning', subject: 'Backup' })
    const findings = [expect.objectContaining({ level: 'good', subject: 'DATA_DIR' }), warning]
    expect(await checkContents(settings)).toEqual(findings)
    await close()
    expect(await checkContents(settings)).toEqual(findings)
    await storage.put(fileSetKey, 'of another site')
    expect(await checkContents(settings)).toEqual([error, warning])
  },
  60_000,
)

itWithPglite(
  'reports an embedded database of another release without showing SQL',
  async () => {
    const { dataDir, open } = await createEmbeddedSite()
    const { pool, close } = await open()
    await migrateDatabase(pool)
    await pool.query('DROP TABLE server_keys')
    await close()
    const [finding] = await checkContents({ DATA_DIR: dataDir })
    expect(finding).toMatchObject({ level: 'warning', text: expect.stringContaining('another release') })
    expect(finding?.text).not.toMatch(/select|server_keys|query/i)
  },
  60_000,
)

it('reports nothing about an unreachable database, which another check reports', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  expect(await checkContents({ DATABASE_URL, DATA_DIR: '/nowhere' })).toEqual([])
})
