import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBackendEnv } from '@/backend/platform/env'
import { openDiskStorage } from '@/backend/platform/storage/disk-storage'
import { createS3Storage } from '@/backend/platform/storage/s3-storage'
import { isStorageUnavailable } from '@/backend/platform/storage/unavailable'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'
import { createStorageFiles, openBackupFiles } from './backup-files'
import { createTemporaryFolder } from './test-site.fixture'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server({ pageSize: 2 })
})
afterAll(() => server.goDown())

async function* content() {
  yield Buffer.from('ab')
  yield Buffer.from('c')
}

it('writes, reads and removes files of a bucket', async () => {
  const files = createStorageFiles(createS3Storage(server.location))
  expect(await files.isEmpty()).toBe(true)
  await files.write('downloads/ab/abc', content())
  expect(server.objects.get('downloads/ab/abc')?.toString()).toBe('abc')
  expect(await files.hash('downloads/ab/abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (const key of ['top', 'derivatives/1-a/small.jpg', 'originals/ab/abc']) server.objects.set(key, Buffer.from(key))
  expect(await files.list()).toEqual(['downloads/ab/abc', 'originals/ab/abc', 'top'])
  expect(await files.isEmpty()).toBe(false)
  const openedFile = await files.open('top')
  await files.remove('top')
  expect(openedFile?.size).toBe(3)
  for await (const bytes of openedFile?.content ?? []) expect(Buffer.from(bytes).toString()).toBe('top')
  expect(await files.open('top')).toBeNull()
})

it('contains the files of both places during a move', async () => {
  server.objects.clear()
  server.objects.set('originals/new', Buffer.from('new'))
  const DATA_DIR = await createTemporaryFolder()
  const disk = await openDiskStorage(DATA_DIR)
  await disk.put('originals/old', 'old')
  const env = readBackendEnv({ DATA_DIR, MEDIA_URL: server.url, MEDIA_SECOND_URL: 'disk' })
  const files = await openBackupFiles(env)
  expect(await files.list()).toEqual(['originals/new', 'originals/old'])
  expect((await files.open('originals/old'))?.size).toBe(3)
})

it('reports an unreachable bucket', async () => {
  await server.goDown()
  const files = await openBackupFiles(readBackendEnv({ MEDIA_URL: server.url }))
  await expect(files.list()).rejects.toSatisfy(isStorageUnavailable)
  await expect(files.open('downloads/ab/abc')).rejects.toSatisfy(isStorageUnavailable)
  await server.comeBack()
})
