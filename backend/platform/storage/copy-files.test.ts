import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'
import { copyFiles } from './copy-files'
import { createDiskStorage } from './disk-storage'
import { prepareFileFolder } from './file-folder'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'

let folder: string
let server: S3Server
let disk: FileStorage
let s3: FileStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bh-files-'))
  await prepareFileFolder(folder)
  server = await startS3Server({ pageSize: 5 })
  disk = createDiskStorage(folder)
  s3 = createS3Storage(server.location)
})
afterEach(async () => {
  await server.goDown()
  await rm(folder, { recursive: true, force: true })
})

/** Key of a file named by its content. */
const toKey = (content: string) => `originals/${createHash('sha256').update(content).digest('hex')}`
const contents = ['', 'a', 'zwei', 'x'.repeat(1_500_000)]

async function fill(storage: FileStorage): Promise<void> {
  for (const content of contents) await storage.put(toKey(content), Buffer.from(content))
  for (let number = 0; number < 9; number += 1) await storage.put(`derivatives/${number}-k/small.jpg`, `${number}`)
}

describe.each([
  ['the disk', 'S3', () => ({ source: disk, target: s3 })],
  ['S3', 'the disk', () => ({ source: s3, target: disk })],
])('from %s to %s', (_source, _target, locations) => {
  it('copies everything once', async () => {
    const { source, target } = locations()
    await fill(source)
    const noDifference = { extraCount: 0, problems: [] }
    expect(await copyFiles({ source, target })).toEqual({ copiedCount: 13, equalCount: 0, ...noDifference })
    for (const content of contents) expect(await target.get(toKey(content))).toBe(content)
    server.calls.length = 0
    expect(await copyFiles({ source, target })).toEqual({ copiedCount: 0, equalCount: 13, ...noDifference })
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('copies files that differ in length or content, and keeps extra files of the target', async () => {
    const { source, target } = locations()
    await fill(source)
    await copyFiles({ source, target })
    await target.put('derivatives/1-k/small.jpg', 'longer')
    await target.put('derivatives/2-k/small.jpg', 'x')
    await target.delete('derivatives/3-k/small.jpg')
    await target.put('originals/new', 'stored meanwhile')
    expect(await copyFiles({ source, target })).toEqual({ copiedCount: 3, equalCount: 10, extraCount: 1, problems: [] })
    expect(await target.get('derivatives/2-k/small.jpg')).toBe('2')
    expect(await target.get('originals/new')).toBe('stored meanwhile')
  })

  it('reports a damaged file and does not overwrite a good one', async () => {
    const { source, target } = locations()
    await fill(source)
    await copyFiles({ source, target })
    await source.put(toKey('zwei'), 'drei')
    await source.put(toKey('never copied'), 'something else')
    const { copiedCount, problems } = await copyFiles({ source, target })
    expect(copiedCount).toBe(0)
    expect(problems).toHaveLength(2)
    expect(problems.join()).toContain(`${toKey('zwei')}: damaged at the source`)
    expect(await target.get(toKey('zwei'))).toBe('zwei')
    expect(await target.exists(toKey('never copied'))).toBe(false)
  })
})

it('handles files that the site stores and deletes meanwhile', async () => {
  await fill(disk)
  const put = s3.put.bind(s3)
  let isFirst = true
  s3.put = async (...file) => {
    if (isFirst) {
      isFirst = false
      await disk.put(toKey('stored meanwhile'), 'stored meanwhile')
      await disk.deleteAll('derivatives/8-k')
    }
    await put(...file)
  }
  const { problems } = await copyFiles({ source: disk, target: s3 })
  expect(problems).toEqual([])
  expect(await s3.get(toKey('stored meanwhile'))).toBe('stored meanwhile')
})

it('reports files that the target changes', async () => {
  await fill(disk)
  const set = server.objects.set.bind(server.objects)
  server.objects.set = (key, bytes) => set(key, key === toKey('a') ? Buffer.from('b') : bytes)
  const { problems } = await copyFiles({ source: disk, target: s3 })
  expect(problems).toEqual([`${toKey('a')}: different at the target after it was written`])
})

it('fails if a side is unreachable', async () => {
  await fill(disk)
  await server.goDown()
  await expect(copyFiles({ source: disk, target: s3 })).rejects.toThrow('cannot be used')
})
