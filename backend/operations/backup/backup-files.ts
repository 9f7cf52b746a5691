import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Queryable } from '@/backend/platform/db/client'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { assertOwnFiles, fileSetKey, loadFileSet } from '@/backend/platform/storage/file-set'
import type { FileStorage } from '@/backend/platform/storage/file-storage'
import { openSiteStorage, type StorageSettings } from '@/backend/platform/storage/open-storage'
import {
  hashDiskFile,
  isIncludedInBackup,
  listFiles,
  listIncludedFiles,
  openDiskFile,
  writeDiskFile,
} from './disk-files'

/** A file that is open for copying. */
export interface OpenedFile {
  size: number
  content: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** The stored files of a site, for backup and restore. */
export interface BackupFiles {
  /** Location for messages. */
  location: string
  /** Lists the keys of files in backups, sorted. */
  list(): Promise<string[]>
  isEmpty(): Promise<boolean>
  /** Opens a file; null if it is missing. It stays readable after its deletion. */
  open(key: string): Promise<OpenedFile | null>
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Returns the SHA-256 of a file. */
  hash(key: string): Promise<string>
  remove(key: string): Promise<void>
  /** @throws ForeignFilesError if the files belong to another database */
  assertFileSet(db: Pick<Queryable, 'select'>): Promise<void>
  writeFileSetId(id: string): Promise<void>
}

/** Opens the site's files: in a bucket, in DATA_DIR or, during a move, in both. */
export async function openBackupFiles(env: StorageSettings): Promise<BackupFiles> {
  return env.MEDIA_URL || env.MEDIA_SECOND_URL
    ? createStorageFiles(await openSiteStorage(env))
    : createDiskFiles(env.DATA_DIR)
}

export function createDiskFiles(dataDir: string): BackupFiles {
  const folder = mediaFolder(dataDir)
  const storage = createDiskStorage(folder)
  return {
    location: folder,
    list: () => listIncludedFiles(folder),
    isEmpty: async () => (await listFiles(folder)).length === 0,
    async open(key) {
      const openedFile = await openDiskFile(folder, key)
      if (!openedFile) return null
      const { size } = await openedFile.stat()
      const content = openedFile.createReadStream({ autoClose: false })
      return { size, content, close: () => openedFile.close() }
    },
    write: (key, content) => writeDiskFile(folder, key, content),
    hash: (key) => hashDiskFile(folder, key),
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
    assertFileSet: async (db) => assertOwnFiles(storage, await loadFileSet(db)),
    writeFileSetId: (id) => storage.put(fileSetKey, id),
  }
}

/**
 * Creates access to the files in any storage. Reads each file into memory, because the size of
 * uploads is limited.
 */
export function createStorageFiles(storage: FileStorage): BackupFiles {
  return {
    location: storage.driver.location,
    async list() {
      const keys: string[] = []
      for await (const { key } of storage.driver.listFiles()) if (isIncludedInBackup(key)) keys.push(key)
      return keys.sort()
    },
    async isEmpty() {
      for await (const { key } of storage.driver.listFiles()) if (key !== fileSetKey) return false
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
    assertFileSet: async (db) => assertOwnFiles(storage, await loadFileSet(db)),
    writeFileSetId: (id) => storage.put(fileSetKey, id),
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

export async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
