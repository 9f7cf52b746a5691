import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { assertFileFolder, prepareFileFolder } from './file-folder'
import { type ByteRange, type FileDriver, FileStorage, type ListedFile } from './file-storage'

/** Folder of incomplete files, below the storage's folder. */
export const temporaryFolder = 'temporary'

/** Folder of stored files below DATA_DIR. */
export function mediaFolder(dataDir: string): string {
  return join(resolve(dataDir), 'media')
}

/**
 * Writes files atomically by renaming. A killed process or a power failure leaves no incomplete
 * file, and loses no file whose row the database has stored.
 */
class AtomicFileDriver extends FSDriver implements FileDriver {
  readonly location: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.location = folder
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const temporaryKey = `${temporaryFolder}/${randomUUID()}`
    await super.put(temporaryKey, contents, options)
    const temporaryFile = join(this.location, temporaryKey)
    await flushToDisk(temporaryFile, 'r+')
    const file = join(this.location, key)
    const createdFolder = await mkdir(dirname(file), { recursive: true })
    await rename(temporaryFile, file)
    await flushFolders(dirname(file), dirname(createdFolder ?? file))
  }

  readRange(key: string, { first, last }: ByteRange): AsyncIterable<Uint8Array> {
    return createReadStream(join(this.location, key), { start: first, end: last })
  }

  // Files may disappear during the listing.
  async *listFiles(folder?: string): AsyncGenerator<ListedFile> {
    if (folder !== undefined) return yield* this.#listBelow(folder)
    for (const name of await listNames(this.location)) {
      if (name !== temporaryFolder) yield* this.#listBelow(name)
    }
  }

  assertUsable(): Promise<void> {
    return assertFileFolder(this.location)
  }

  async *#listBelow(key: string): AsyncGenerator<ListedFile> {
    const path = join(this.location, key)
    const stats = await nullIfMissing(stat(path))
    if (stats?.isFile()) yield { key, byteSize: stats.size }
    if (!stats?.isDirectory()) return
    for (const name of await listNames(path)) yield* this.#listBelow(`${key}/${name}`)
  }
}

/** Flushes the entries of a folder and of the folders above it up to another one. */
async function flushFolders(lowestFolder: string, highestFolder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  let folder = lowestFolder
  await flushToDisk(folder, 'r')
  while (folder !== highestFolder) {
    folder = dirname(folder)
    await flushToDisk(folder, 'r')
  }
}

async function flushToDisk(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** Creates a storage in a folder that `prepareFileFolder` created. */
export function createDiskStorage(folder: string): FileStorage {
  return new FileStorage(new AtomicFileDriver(folder))
}

async function listNames(folder: string): Promise<string[]> {
  return (await nullIfMissing(readdir(folder))) ?? []
}

/** Opens the storage below DATA_DIR and creates its folder. */
export async function openDiskStorage(dataDir: string): Promise<FileStorage> {
  const folder = mediaFolder(dataDir)
  await prepareFileFolder(folder)
  return createDiskStorage(folder)
}
