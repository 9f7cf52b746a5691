import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { assertFileFolder, formerMarker, prepareFileFolder } from './file-folder'
import { type FileDriver, FileStorage, type ListedFile, type Part } from './file-storage'

/** Where files lie until they are whole: below the storage's folder. */
export const temporaryFolder = 'temporary'

const noStoredFiles: readonly string[] = [temporaryFolder, formerMarker]

/** The folder of a data folder that files are stored in. */
export function mediaFolder(dataDir: string): string {
  return join(resolve(dataDir), 'media')
}

/** Writes files atomically, by renaming: even if the process is killed, no incomplete file appears. */
class AtomicFileDriver extends FSDriver implements FileDriver {
  readonly where: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.where = folder
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const temporary = `${temporaryFolder}/${randomUUID()}`
    await super.put(temporary, contents, options)
    const file = join(this.where, key)
    await mkdir(dirname(file), { recursive: true })
    await rename(join(this.where, temporary), file)
  }

  readPart(key: string, { first, last }: Part): AsyncIterable<Uint8Array> {
    return createReadStream(join(this.where, key), { start: first, end: last })
  }

  // A running server removes files while they are listed.
  async *listFiles(folder?: string): AsyncGenerator<ListedFile> {
    if (folder !== undefined) return yield* this.#listBelow(folder)
    for (const name of await namesIn(this.where)) {
      if (!noStoredFiles.includes(name)) yield* this.#listBelow(name)
    }
  }

  assertUsable(): Promise<void> {
    return assertFileFolder(this.where)
  }

  async *#listBelow(key: string): AsyncGenerator<ListedFile> {
    const path = join(this.where, key)
    const found = await nullIfMissing(stat(path))
    if (found?.isFile()) yield { key, byteSize: found.size }
    if (!found?.isDirectory()) return
    for (const name of await namesIn(path)) yield* this.#listBelow(`${key}/${name}`)
  }
}

/** Files in a folder, which `prepareFileFolder` made. */
export function createDiskStorage(folder: string): FileStorage {
  return new FileStorage(new AtomicFileDriver(folder))
}

async function namesIn(folder: string): Promise<string[]> {
  return (await nullIfMissing(readdir(folder))) ?? []
}

/** The files below DATA_DIR; their folder is made. */
export async function openDiskStorage(dataDir: string): Promise<FileStorage> {
  const folder = mediaFolder(dataDir)
  await prepareFileFolder(folder)
  return createDiskStorage(folder)
}
