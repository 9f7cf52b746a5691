import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createServices } from '@/backend/operations/create-services'
import { openTestServices, silentLog } from '@/tests/databases'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'
import { copyFiles } from './copy-files'
import { assignFileSet, ForeignFilesError, fileSetKey } from './file-set'

let opened: Awaited<ReturnType<typeof openTestServices>>
let bucket: S3Server
beforeEach(async () => {
  opened = await openTestServices()
  bucket = await startS3Server()
})
afterEach(async () => {
  await opened.close()
  await bucket.goDown()
})

/** Starts a server on the same database with separate files: in a new folder, or in a bucket. */
async function openOtherServer(env: Partial<typeof opened.services.env> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bh-data-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  return createServices({
    connection: opened.database,
    log: silentLog,
    env: { ...opened.services.env, DATA_DIR, ...env },
  })
}

async function readState({ checkReadiness }: Pick<typeof opened.services, 'checkReadiness'>) {
  const { isReady, checks, causes } = await checkReadiness()
  return { isReady, files: checks?.files, cause: causes[0] }
}
const ready = { isReady: true, files: 'ok', cause: undefined }
const foreign = { isReady: false, files: 'foreign', cause: expect.any(ForeignFilesError) }

it('reports a separate folder as not ready, with or without files', async () => {
  expect(await readState(opened.services)).toEqual(ready)
  const otherFiles = await openOtherServer()
  expect(await readState(otherFiles)).toEqual(foreign)
  await otherFiles.storage.put('originals/a', 'a')
  expect(await readState(otherFiles)).toEqual(foreign)
  expect(await readState(opened.services)).toEqual(ready)
})

it('reports servers with a shared folder or bucket as ready', async () => {
  const shared = { MEDIA_URL: bucket.location }
  const servers = await Promise.all([openOtherServer(shared), openOtherServer(shared), openOtherServer(shared)])
  await Promise.all(servers.map((server) => server.checkReadiness()))
  for (const server of servers) expect(await readState(server)).toEqual(ready)
  const { DATA_DIR } = opened.services.env
  expect(await readState(await openOtherServer({ DATA_DIR }))).toEqual(foreign)
})

it('adopts a folder of an older release at the first start', async () => {
  const { DATA_DIR } = opened.services.env
  const media = join(DATA_DIR, 'media')
  await mkdir(join(media, 'originals'), { recursive: true })
  await writeFile(join(media, '.stored-files'), 'The folder of the stored files of Bühnenhaus.')
  await writeFile(join(media, 'originals/a'), 'a')
  expect(await readState(opened.services)).toEqual(ready)
  // An older release that starts again writes its own marker.
  await writeFile(join(media, '.stored-files'), 'The folder of the stored files of Bühnenhaus.')
  expect(await readState(await openOtherServer({ DATA_DIR }))).toEqual(ready)
  const keys: string[] = []
  for await (const { key } of opened.services.storage.driver.listFiles()) keys.push(key)
  expect(keys.sort()).toEqual([fileSetKey, 'originals/a'])
})

it('accepts files copied by `npm run files`, in a bucket and in a folder', async () => {
  await opened.services.checkReadiness()
  const inBucket = await openOtherServer({ MEDIA_URL: bucket.location })
  expect(await readState(inBucket)).toEqual(foreign)
  await copyFiles({ source: opened.services.storage, target: inBucket.storage })
  expect(await readState(inBucket)).toEqual(ready)
  const onDisk = await openOtherServer()
  await copyFiles({ source: inBucket.storage, target: onDisk.storage })
  expect(await readState(onDisk)).toEqual(ready)
})

it('copies nothing to the files of another site', async () => {
  await opened.services.checkReadiness()
  bucket.objects.set(fileSetKey, Buffer.from('of another site'))
  const { storage } = await openOtherServer({ MEDIA_URL: bucket.location })
  await opened.services.storage.put('originals/a', 'a')
  await expect(copyFiles({ source: opened.services.storage, target: storage })).rejects.toThrow('another site')
  expect([...bucket.objects.keys()]).toEqual([fileSetKey])
})

it('claims a location that is unavailable at the first start later', async () => {
  await bucket.goDown()
  const server = await openOtherServer({ MEDIA_URL: bucket.location })
  expect(await readState(server)).toMatchObject({ isReady: false, files: 'failing' })
  await bucket.comeBack()
  expect(await readState(server)).toEqual(ready)
  expect(await readdir(join(opened.services.env.DATA_DIR, 'media'))).not.toContain(fileSetKey)
})

it('lets a new database claim files that survived their database', async () => {
  await opened.services.checkReadiness()
  bucket.objects.set(fileSetKey, Buffer.from('of the lost database'))
  const server = await openOtherServer({ MEDIA_URL: bucket.location })
  expect(await readState(server)).toEqual(foreign)
  expect(await assignFileSet(server)).toBe('of the lost database')
  expect(await readState(server)).toEqual(ready)
})

it('names the wrong location and gives advice', async () => {
  await opened.services.checkReadiness()
  const { env, checkReadiness: look } = await openOtherServer()
  const { causes } = await look()
  const text = String(causes[0])
  expect(text).toContain(join(env.DATA_DIR, 'media'))
  expect(text).toContain(await opened.services.storage.get(fileSetKey))
  expect(text).toContain('npm run files -- claim')
})
