import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeFileStorage, listKeys } from '@/tests/file-storage-contract'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'
import { createDiskStorage } from './disk-storage'
import { prepareFileFolder } from './file-folder'
import { createS3Storage } from './s3-storage'

let folder: string
let server: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bh-files-'))
  await prepareFileFolder(folder)
  server = await startS3Server({ pageSize: 3 })
})
afterAll(async () => {
  await server.goDown()
  await rm(folder, { recursive: true, force: true })
})

describeFileStorage('disk', () => createDiskStorage(folder))
describeFileStorage('S3', () => createS3Storage(server.location))

it('does not list incomplete files of the disk', async () => {
  const storage = createDiskStorage(folder)
  await storage.put('temporary/unfinished', new TextEncoder().encode('x'))
  await writeFile(join(folder, 'beside'), 'x')
  expect(await listKeys(storage)).toEqual(['beside', 'p/12/small.jpg', 'top'])
})

it('lists and deletes all pages of an S3 list', async () => {
  const storage = createS3Storage(server.location)
  for (let number = 0; number < 10; number += 1) await storage.put(`many/${number}`, new TextEncoder().encode('x'))
  const listMany = () => listKeys(storage, 'many')
  expect(await listMany()).toHaveLength(10)
  await storage.deleteAll('many')
  expect(await listMany()).toHaveLength(0)
})
