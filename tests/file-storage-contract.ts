import { describe, expect, it } from 'vitest'
import type { FileStorage } from '@/backend/platform/storage/file-storage'
import { assertStored, readStored, storeOnce, streamRange } from '@/backend/platform/storage/stored-file'

const toBytes = (text: string) => new TextEncoder().encode(text)
/** Content that is larger than one request to a bucket, and not a multiple of its size. */
const largeContent = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251)

/** Lists the keys of all files, or of those in a folder. */
export async function listKeys(storage: FileStorage, folder?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.driver.listFiles(folder)) keys.push(key)
  return keys.sort()
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = []
  for await (const chunk of chunks) list.push(chunk)
  return Buffer.concat(list)
}

/**
 * Describes the behavior that every file storage has in common.
 * @param open opens an empty storage
 */
export function describeFileStorage(place: string, open: () => FileStorage): void {
  describe(`file storage on ${place}`, () => {
    it('puts, replaces, reads and deletes files', async () => {
      const storage = open()
      expect(await storage.exists('a/b')).toBe(false)
      await storage.put('a/b', toBytes('first'))
      await storage.put('a/b', toBytes('second'))
      expect(await storage.exists('a/b')).toBe(true)
      expect(await storage.get('a/b')).toBe('second')
      expect(Buffer.from(await storage.getBytes('a/b')).toString()).toBe('second')
      expect((await storage.getMetaData('a/b')).contentLength).toBe(6)
      await storage.delete('a/b')
      expect(await storage.exists('a/b')).toBe(false)
    })

    it('stores a file that is named by its content once, and again if it is incomplete', async () => {
      const storage = open()
      await storeOnce(storage, 'c/d', toBytes('content'))
      await storeOnce(storage, 'c/d', toBytes('CONTENT'))
      expect(await storage.get('c/d')).toBe('content')
      await storage.put('c/d', toBytes(''))
      await storeOnce(storage, 'c/d', toBytes('content'))
      expect(await storage.get('c/d')).toBe('content')
      await storage.delete('c/d')
    })

    it('throws for a missing file', async () => {
      const storage = open()
      await expect(storage.getBytes('not/there')).rejects.toMatchObject({ code: 'E_CANNOT_READ_FILE' })
      await expect(assertStored(storage, 'not/there')).rejects.toThrow()
      await expect(collect(readStored(storage, 'not/there'))).rejects.toThrow()
    })

    it('reads files of any length whole and in parts', async () => {
      const storage = open()
      await storage.put('large', largeContent)
      await storage.put('empty', new Uint8Array())
      expect(Buffer.compare(await collect(readStored(storage, 'large')), largeContent)).toBe(0)
      expect(await collect(readStored(storage, 'empty'))).toHaveLength(0)
      for (const [first, last] of [
        [0, 0],
        [1_048_575, 1_048_576],
        [10, 2_400_000],
        [2_499_999, 2_499_999],
      ] as const) {
        const part = await new Response(streamRange(storage, 'large', { first, last })).arrayBuffer()
        expect(Buffer.from(part).equals(largeContent.subarray(first, last + 1))).toBe(true)
      }
      await storage.delete('large')
      await storage.delete('empty')
    })

    it('lists files with their sizes, all and by folder', async () => {
      const storage = open()
      for (const key of ['p/1/small.jpg', 'p/1/large.avif', 'p/12/small.jpg', 'top']) {
        await storage.put(key, toBytes(key))
      }
      expect(await listKeys(storage, 'p/1')).toEqual(['p/1/large.avif', 'p/1/small.jpg'])
      expect(await listKeys(storage, 'not/there')).toEqual([])
      expect(await listKeys(storage)).toEqual(['p/1/large.avif', 'p/1/small.jpg', 'p/12/small.jpg', 'top'])
      for await (const { key, byteSize } of storage.driver.listFiles()) expect(byteSize).toBe(key.length)
    })

    it('deletes a folder without deleting one with the same name prefix', async () => {
      const storage = open()
      await storage.deleteAll('p/1')
      await storage.deleteAll('never/there')
      expect(await listKeys(storage)).toEqual(['p/12/small.jpg', 'top'])
    })

    it('is usable', async () => {
      await expect(open().driver.assertUsable()).resolves.toBeUndefined()
    })
  })
}
