import { randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files lie until they are whole: below the storage's folder. */
export const temporaryFolder = 'temporary'

/** The folder of a data folder that files are stored in. */
export function mediaFolder(dataDir: string): string {
  return join(resolve(dataDir), 'media')
}

/** Writes files atomically, by renaming: even if the process is killed, no incomplete file appears. */
class AtomicFileDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const temporary = `${temporaryFolder}/${randomUUID()}`
    await super.put(temporary, contents, options)
    const file = join(this.#folder, key)
    await mkdir(dirname(file), { recursive: true })
    await rename(join(this.#folder, temporary), file)
  }
}

/** Files in a folder. None of them is served itself: visitors get derivatives of the pictures. */
export function createFileStorage(folder: string): Disk {
  return new Disk(new AtomicFileDriver(folder))
}
