import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '@/backend/platform/db/migrate'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { claimFiles, fileSetKey } from '@/backend/platform/storage/file-set'
import { openTestServices } from '@/tests/databases'
import { embeddedPlace } from '../backup/places.fixture'
import { checkFileSet } from './check-file-set'

let opened: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  opened = await openTestServices()
})
afterAll(() => opened.close())

it('tells whose files a folder has once a server has started, and makes none', async ({ skip }) => {
  const { target } = opened.database
  if (target.kind !== 'postgres') return skip('The embedded database has its own process alone.')
  const { DATA_DIR } = opened.services.env
  const own = { DATABASE_URL: target.url, DATA_DIR }
  expect(await checkFileSet(own)).toEqual([])
  await opened.services.ready()
  expect(await checkFileSet(own)).toEqual([expect.objectContaining({ level: 'good', about: 'DATA_DIR' })])

  const other = await mkdtemp(join(tmpdir(), 'bh-data-'))
  const [finding] = await checkFileSet({ ...own, DATA_DIR: other })
  expect(finding).toMatchObject({ level: 'error', about: 'DATA_DIR' })
  expect(finding?.text).toContain(join(other, 'media'))
  expect(finding?.advice).toContain('npm run files')
  expect(await readdir(other)).toEqual([])
  await rm(other, { recursive: true })
})

it('asks an embedded database as well, while a server has it open and when none has', async () => {
  const { dataDir, open } = await embeddedPlace()
  const settings = { DATA_DIR: dataDir }
  expect(await checkFileSet(settings)).toEqual([])
  const { pool, close } = await open()
  await migrateDatabase(pool)
  const storage = createDiskStorage(mediaFolder(dataDir))
  await claimFiles({ db: drizzle(pool), storage })
  const own = [expect.objectContaining({ level: 'good', about: 'DATA_DIR' })]
  expect(await checkFileSet(settings)).toEqual(own)
  await close()
  expect(await checkFileSet(settings)).toEqual(own)
  await storage.put(fileSetKey, 'of another site')
  expect(await checkFileSet(settings)).toEqual([
    expect.objectContaining({ level: 'error', about: 'DATA_DIR' }),
  ])
})

it('finds nothing where the database is away, which another check tells', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  expect(await checkFileSet({ DATABASE_URL, DATA_DIR: '/nowhere' })).toEqual([])
})
