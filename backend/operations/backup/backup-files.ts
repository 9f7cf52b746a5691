import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { fileSetKey } from '@/backend/platform/storage/file-set'
import type { FileStorage } from '@/backend/platform/storage/file-storage'
import { openSiteStorage, type PlaceSettings } from '@/backend/platform/storage/open-storage'
import {
  hashKeptFile,
  isKept,
  isMark,
  listFiles,
  listKeptFiles,
  openKeptFile,
  writeKeptFile,
} from './kept-files'

/** A stored file on its way into a backup. */
export interface OpenedFile {
  size: number
  content: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** The stored files of a site, as a backup reads and a restore writes them. */
export interface BackupFiles {
  /** Where they lie, in words. */
  where: string
  /** The keys of those that a backup keeps, in order. */
  list(): Promise<string[]>
  isEmpty(): Promise<boolean>
  /** Null where there is no such file any more. What is opened can be read to its end even if it is deleted. */
  open(key: string): Promise<OpenedFile | null>
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Its SHA-256, read again. */
  hash(key: string): Promise<string>
  remove(key: string): Promise<void>
  /** Says whose files they are, by the id that the database knows. */
  mark(id: string): Promise<void>
}

/** The stored files of the place that the environment names: a bucket, or DATA_DIR, or both while they move. */
export async function openBackupFiles(env: PlaceSettings): Promise<BackupFiles> {
  return env.MEDIA_URL || env.MEDIA_SECOND_URL
    ? filesInStorage(await openSiteStorage(env))
    : filesOnDisk(env.DATA_DIR)
}

/** The stored files below DATA_DIR. */
export function filesOnDisk(dataDir: string): BackupFiles {
  const folder = mediaFolder(dataDir)
  return {
    where: folder,
    list: () => listKeptFiles(folder),
    isEmpty: async () => (await listFiles(folder)).length === 0,
    async open(key) {
      const opened = await openKeptFile(folder, key)
      if (!opened) return null
      const { size } = await opened.stat()
      const content = opened.createReadStream({ autoClose: false })
      return { size, content, close: () => opened.close() }
    },
    write: (key, content) => writeKeptFile(folder, key, content),
    hash: (key) => hashKeptFile(folder, key),
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
    mark: (id) => createDiskStorage(folder).put(fileSetKey, id),
  }
}

/** The stored files of any storage, each of them in memory while it is read or written: none is larger than an upload may be. */
export function filesInStorage(storage: FileStorage): BackupFiles {
  return {
    where: storage.driver.where,
    async list() {
      const keys: string[] = []
      for await (const { key } of storage.driver.listFiles()) if (isKept(key)) keys.push(key)
      return keys.sort()
    },
    async isEmpty() {
      for await (const { key } of storage.driver.listFiles()) if (!isMark(key)) return false
      return true
    },
    async open(key) {
      const bytes = await readUnlessGone(storage, key)
      return bytes && { size: bytes.byteLength, content: once(bytes), close: async () => undefined }
    },
    async write(key, content) {
      await storage.put(key, await buffer(content))
    },
    hash: async (key) =>
      createHash('sha256')
        .update(await storage.getBytes(key))
        .digest('hex'),
    remove: (key) => storage.delete(key),
    mark: (id) => storage.put(fileSetKey, id),
  }
}

async function readUnlessGone(storage: FileStorage, key: string): Promise<Uint8Array | null> {
  try {
    return await storage.getBytes(key)
  } catch (error) {
    if (await storage.exists(key)) throw error
    return null
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
