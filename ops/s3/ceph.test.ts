import { afterAll, beforeAll, expect, it } from 'vitest'
import { createS3Storage } from '@/backend/platform/storage/s3-storage'
import { describeFileStorage, listKeys } from '@/tests/file-storage-contract'
import { type Ceph, startCeph } from '@/tests/servers/ceph'

let ceph: Ceph
beforeAll(async () => {
  ceph = await startCeph()
}, 180_000)
afterAll(() => ceph.stop())

describeFileStorage('Ceph', () => createS3Storage(ceph.location))

it('lists and deletes more keys than one response of Ceph contains', async () => {
  const storage = createS3Storage(ceph.location)
  const keys = Array.from({ length: 1001 }, (_, number) => `many/${String(number).padStart(4, '0')}`)
  for (let from = 0; from < keys.length; from += 50) {
    await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, new Uint8Array([1]))))
  }
  expect(await listKeys(storage, 'many')).toEqual(keys)
  await storage.deleteAll('many')
  expect(await listKeys(storage, 'many')).toEqual([])
}, 120_000)
