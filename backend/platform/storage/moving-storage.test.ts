import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'
import { copyFiles } from './copy-files'
import type { FileStorage } from './file-storage'
import { listKeys } from './list-keys.fixture'
import { openSiteStorage } from './open-storage'
import { readStored, streamRange } from './stored-file'

let DATA_DIR: string
let server: S3Server
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'bh-data-'))
  server = await startS3Server({ pageSize: 3 })
})
afterEach(async () => {
  await server.goDown()
  await rm(DATA_DIR, { recursive: true, force: true })
})

/** Storage of a server at each step of a move from the disk to a bucket. */
const steps = {
  disk: () => openSiteStorage({ DATA_DIR }),
  prepared: () => openSiteStorage({ DATA_DIR, MEDIA_SECOND_URL: server.location }),
  moving: () => openSiteStorage({ DATA_DIR, MEDIA_URL: server.location, MEDIA_SECOND_URL: 'disk' }),
  bucket: () => openSiteStorage({ DATA_DIR, MEDIA_URL: server.location }),
}

/** Reads a file in all ways that the site uses. */
async function readInAllWays(storage: FileStorage, key: string): Promise<string[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readStored(storage, key)) chunks.push(chunk)
  const { contentLength } = await storage.getMetaData(key)
  const part = streamRange(storage, key, { first: 0, last: contentLength - 1 })
  return [
    await storage.get(key),
    Buffer.from(await storage.getBytes(key)).toString(),
    Buffer.concat(chunks).toString(),
    await new Response(part).text(),
  ]
}

describe.each([
  ['disk', 'prepared'],
  ['prepared', 'moving'],
  ['moving', 'bucket'],
] as const)('while servers restart from %s to %s', (before, after) => {
  it('both read the files of the other, and deletions remove both copies', async () => {
    const pair = [await steps[before](), await steps[after]()] as const
    for (const [writer, reader] of [pair, [...pair].reverse()] as const) {
      if (!writer || !reader) throw new Error('There are two.')
      await writer.put('originals/a', 'abc')
      expect(await reader.exists('originals/a')).toBe(true)
      expect(await readInAllWays(reader, 'originals/a')).toEqual(['abc', 'abc', 'abc', 'abc'])
      await reader.delete('originals/a')
      await writer.put('derivatives/1-k/small.jpg', 'x')
      await reader.deleteAll('derivatives/1-k')
      for (const storage of pair) expect(await listKeys(storage)).toEqual([])
    }
  })
})

describe('while files move', () => {
  it('lists files of both locations once and stores in the first', async () => {
    const [disk, moving, bucket] = [await steps.disk(), await steps.moving(), await steps.bucket()]
    await disk.put('form-files/ab/old', 'old')
    await disk.put('form-files/both', 'both')
    await bucket.put('form-files/both', 'both')
    await moving.put('top', 'new')
    expect(await readInAllWays(moving, 'form-files/ab/old')).toEqual(['old', 'old', 'old', 'old'])
    expect(await listKeys(moving)).toEqual(['form-files/ab/old', 'form-files/both', 'top'])
    expect(await listKeys(moving, 'form-files')).toEqual(['form-files/ab/old', 'form-files/both'])
    expect(await listKeys(moving, 'form')).toEqual([])
    expect(await listKeys(bucket)).toEqual(['form-files/both', 'top'])
    await expect(moving.getBytes('not/there')).rejects.toMatchObject({ code: 'E_CANNOT_READ_FILE' })
  })

  it('does not restore a file that is deleted while it is copied', async () => {
    const [disk, moving, bucket] = [await steps.disk(), await steps.moving(), await steps.bucket()]
    await disk.put('originals/a', 'a')
    await disk.put('originals/b', 'b')
    const put = bucket.put.bind(bucket)
    bucket.put = async (key, ...content) => {
      if (key === 'originals/a') await moving.delete(key)
      await put(key, ...content)
    }
    expect((await copyFiles({ source: disk, target: bucket })).problems).toEqual([])
    expect(await listKeys(moving)).toEqual(['originals/b'])
    expect(await listKeys(bucket)).toEqual(['originals/b'])
  })

  it('requires both locations', async () => {
    const moving = await steps.moving()
    await moving.driver.assertUsable()
    await server.goDown()
    await expect(moving.driver.assertUsable()).rejects.toThrow('cannot be used')
    await server.comeBack()
    await rm(DATA_DIR, { recursive: true })
    await expect(moving.driver.assertUsable()).rejects.toThrow('ENOENT')
  })
})
