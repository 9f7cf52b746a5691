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
  isFileSetFile,
  isIncludedInBackup,
  listFiles,
  listKeptFiles,
  openKeptFile,
  writeKeptFile,
} from './kept-files'

/** A file that is open to be copied into a backup. */
export interface OpenedFile {
  size: number
  content: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** The stored files of a site. A backup reads them, and a restore writes them. */
export interface BackupFiles {
  /** The location, for messages. */
  where: string
  /** Lists the keys of the files that a backup includes, sorted. */
  list(): Promise<string[]>
  isEmpty(): Promise<boolean>
  /** Opens a file; null if it no longer exists. An open file stays readable after its deletion. */
  open(key: string): Promise<OpenedFile | null>
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Reads a file and returns its SHA-256. */
  hash(key: string): Promise<string>
  remove(key: string): Promise<void>
  /** Stores the file-set id of the database. */
  mark(id: string): Promise<void>
}

/**
 * Opens the storage of the site, as configured in the environment. The files are in a bucket, in
 * DATA_DIR, or, during a move, in both.
 */
export async function openBackupFiles(env: PlaceSettings): Promise<BackupFiles> {
  return env.MEDIA_URL || env.MEDIA_SECOND_URL
    ? createStorageFiles(await openSiteStorage(env))
    : createDiskFiles(env.DATA_DIR)
}

/** Creates access to the files in the folder DATA_DIR. */
export function createDiskFiles(dataDir: string): BackupFiles {
  const folder = mediaFolder(dataDir)
  return {
    where: folder,
    list: () => listKeptFiles(folder),
    isEmpty: async () => (await listFiles(folder)).length === 0,
    async open(key) {
      const openedFile = await openKeptFile(folder, key)
      if (!openedFile) return null
      const { size } = await openedFile.stat()
      const content = openedFile.createReadStream({ autoClose: false })
      return { size, content, close: () => openedFile.close() }
    },
    write: (key, content) => writeKeptFile(folder, key, content),
    hash: (key) => hashKeptFile(folder, key),
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
    mark: (id) => createDiskStorage(folder).put(fileSetKey, id),
  }
}

/**
 * Creates access to the files in any storage. Reads and writes each file in memory. The size is
 * limited, because uploads are.
 */
export function createStorageFiles(storage: FileStorage): BackupFiles {
  return {
    where: storage.driver.where,
    async list() {
      const keys: string[] = []
      for await (const { key } of storage.driver.listFiles()) if (isIncludedInBackup(key)) keys.push(key)
      return keys.sort()
    },
    async isEmpty() {
      for await (const { key } of storage.driver.listFiles()) if (!isFileSetFile(key)) return false
      return true
    },
    async open(key) {
      const bytes = await readIfExists(storage, key)
      return bytes && { size: bytes.byteLength, content: toChunks(bytes), close: async () => undefined }
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

async function readIfExists(storage: FileStorage, key: string): Promise<Uint8Array | null> {
  try {
    return await storage.getBytes(key)
  } catch (error) {
    if (await storage.exists(key)) throw error
    return null
  }
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
