import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { removeOrphanedFiles } from '@/backend/members/forms/remove-answers'
import { answerFileKey, removeUnusedFiles } from '@/backend/members/forms/store-answers'
import { createServices } from '@/backend/operations/create-services'
import { type BackendEnv, readBackendEnv } from '@/backend/platform/env'
import { openTestDatabase, silentLog, type TestDatabase } from '@/tests/databases'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'
import { copyFiles } from './copy-files'
import { assignFileSet, ForeignFilesError, fileSetKey } from './file-set'
import { guardStorage } from './guarded-storage'
import { openSiteStorage } from './open-storage'
import { isStorageUnavailable } from './unavailable'

let database: TestDatabase
let bucket: S3Server
beforeEach(async () => {
  database = await openTestDatabase()
  bucket = await startS3Server()
})
afterEach(async () => {
  await database.close()
  await bucket.goDown()
})

/** Starts a server on the database, with its own files in a new folder, or those of `env`. */
async function openServer(env: Partial<BackendEnv> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bh-data-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const services = await createServices({
    connection: database,
    log: silentLog,
    env: { ...readBackendEnv({ DATA_DIR }), ...env },
  })
  return { ...services, files: await openSiteStorage(services.env) }
}

async function readState({ checkReadiness }: Pick<Awaited<ReturnType<typeof openServer>>, 'checkReadiness'>) {
  const { isReady, checks, causes } = await checkReadiness()
  return { isReady, files: checks?.files, cause: causes[0] }
}
const ready = { isReady: true, files: 'ok', cause: undefined }
const foreign = { isReady: false, files: 'foreign', cause: expect.any(ForeignFilesError) }

it('reports a separate folder as not ready, with or without files', async () => {
  const server = await openServer()
  expect(await readState(server)).toEqual(ready)
  const otherServer = await openServer()
  expect(await readState(otherServer)).toEqual(foreign)
  await otherServer.files.put('originals/a', 'a')
  expect(await readState(otherServer)).toEqual(foreign)
  expect(await readState(server)).toEqual(ready)
})

it('reports servers with a shared folder or bucket as ready', async () => {
  const shared = { MEDIA_URL: bucket.location }
  const servers = await Promise.all([openServer(shared), openServer(shared), openServer(shared)])
  for (const server of servers) expect(await readState(server)).toEqual(ready)
  expect(await readState(await openServer())).toEqual(foreign)
})

it('takes no existing files for a new database, with or without a mark', async () => {
  for (const key of ['originals/a', fileSetKey]) {
    bucket.objects.clear()
    bucket.objects.set(key, Buffer.from('of another site'))
    const server = await openServer({ MEDIA_URL: bucket.location })
    expect(await readState(server)).toEqual(foreign)
    expect([...bucket.objects.keys()]).toEqual([key])
    expect(await assignFileSet({ db: database.db, storage: server.files })).toBe(
      key === fileSetKey ? 'of another site' : undefined,
    )
    expect(await readState(server)).toEqual(ready)
    await database.pool.query('DELETE FROM server_keys')
  }
})

it('starts no transaction and repeats no query for each use beside the files of another site', async () => {
  bucket.objects.set('originals/a', Buffer.from('of another site'))
  const { db } = database
  const [select, transaction] = [vi.spyOn(db, 'select'), vi.spyOn(db, 'transaction')]
  const files = await openSiteStorage({ ...readBackendEnv({}), MEDIA_URL: bucket.location })
  const storage = await guardStorage({ db, storage: files, log: silentLog })
  const queryCount = select.mock.calls.length
  for (let use = 0; use < 3; use += 1) await expect(storage.exists('a')).rejects.toSatisfy(isStorageUnavailable)
  expect(select).toHaveBeenCalledTimes(queryCount)
  expect(transaction).not.toHaveBeenCalled()
})

it('neither reads, writes nor deletes files of another database, also in a transaction', async () => {
  await openServer()
  const key = answerFileKey('ab12')
  bucket.objects.set(fileSetKey, Buffer.from('of another site')).set(key, Buffer.from('an answer'))
  const { db, storage, files } = await openServer({ MEDIA_URL: bucket.location })
  const uses = [
    storage.exists(key),
    storage.getBytes(key),
    db.transaction(() => storage.put('originals/a', 'a')),
    storage.delete(key),
    storage.deleteAll('form-files'),
    removeUnusedFiles({ db, storage }, ['ab12']),
    removeOrphanedFiles({ db, storage, clock: () => new Date('2999-01-01') }),
  ]
  const outcomes = await Promise.allSettled(uses)
  const areRejected = outcomes.map((use) => use.status === 'rejected' && isStorageUnavailable(use.reason))
  expect(areRejected).toEqual(uses.map(() => true))
  expect([...bucket.objects.keys()]).toEqual([fileSetKey, key])
  await assignFileSet({ db, storage: files })
  expect(await storage.get(key)).toBe('an answer')
})

it('accepts files copied by `npm run files`, in a bucket and in a folder', async () => {
  const first = await openServer()
  const inBucket = await openServer({ MEDIA_URL: bucket.location })
  expect(await readState(inBucket)).toEqual(foreign)
  await copyFiles({ source: first.files, target: inBucket.files })
  expect(await readState(inBucket)).toEqual(ready)
  const onDisk = await openServer()
  await copyFiles({ source: inBucket.files, target: onDisk.files })
  expect(await readState(onDisk)).toEqual(ready)
})

it('copies nothing to the files of another site', async () => {
  const { storage, files } = await openServer()
  bucket.objects.set(fileSetKey, Buffer.from('of another site'))
  const inBucket = await openServer({ MEDIA_URL: bucket.location })
  await storage.put('originals/a', 'a')
  await expect(copyFiles({ source: files, target: inBucket.files })).rejects.toThrow('another site')
  expect([...bucket.objects.keys()]).toEqual([fileSetKey])
})

it('claims a location that is unavailable at the first start later, in the request or the check', async () => {
  await bucket.goDown()
  const server = await openServer({ MEDIA_URL: bucket.location })
  expect(await readState(server)).toMatchObject({ isReady: false, files: 'failing' })
  await bucket.comeBack()
  expect(await readState(server)).toEqual(ready)
  await expect(server.storage.put('originals/a', 'a')).rejects.toSatisfy(isStorageUnavailable)
  await expect.poll(() => server.storage.exists('originals/a').catch(() => null)).toBe(false)
  expect(await readdir(server.env.DATA_DIR)).toEqual([])
})

it('names the wrong location and gives advice', async () => {
  const { files } = await openServer()
  const { env, checkReadiness } = await openServer()
  const { causes } = await checkReadiness()
  const text = String(causes[0])
  expect(text).toContain(join(env.DATA_DIR, 'media'))
  expect(text).toContain(await files.get(fileSetKey))
  expect(text).toContain('npm run files -- claim')
})
