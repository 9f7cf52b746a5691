import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
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

/** Writes files atomically by renaming. A killed process leaves no incomplete file. */
class AtomicFileDriver extends FSDriver implements FileDriver {
  readonly location: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.location = folder
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const temporaryKey = `${temporaryFolder}/${randomUUID()}`
    await super.put(temporaryKey, contents, options)
    const file = join(this.location, key)
    await mkdir(dirname(file), { recursive: true })
    await rename(join(this.location, temporaryKey), file)
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
