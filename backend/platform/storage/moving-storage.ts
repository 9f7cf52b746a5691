import type { DriverContract, ObjectMetaData } from 'flydrive/types'
import { type ByteRange, type FileDriver, FileStorage, type ListedFile } from './file-storage'

/** Methods of flydrive that the site does not use. */
const rejectUnused = () => Promise.reject(new Error('Not supported while files move.'))

/** Two storages during a move. Writes go to the first storage, reads to the storage with the file. */
class MovingDriver implements FileDriver {
  readonly location: string
  readonly #first: FileDriver
  readonly #second: FileDriver

  constructor(first: FileDriver, second: FileDriver) {
    this.location = `${first.location} and ${second.location}`
    this.#first = first
    this.#second = second
  }

  async exists(key: string): Promise<boolean> {
    return (await this.#first.exists(key)) || (await this.#second.exists(key))
  }

  async get(key: string): Promise<string> {
    return (await this.#findDriver(key)).get(key)
  }

  async getBytes(key: string): Promise<Uint8Array> {
    return (await this.#findDriver(key)).getBytes(key)
  }

  async getStream(key: string): ReturnType<FileDriver['getStream']> {
    return (await this.#findDriver(key)).getStream(key)
  }

  async getMetaData(key: string): Promise<ObjectMetaData> {
    return (await this.#findDriver(key)).getMetaData(key)
  }

  async *readRange(key: string, part: ByteRange): AsyncGenerator<Uint8Array> {
    yield* (await this.#findDriver(key)).readRange(key, part)
  }

  put(...file: Parameters<DriverContract['put']>): Promise<void> {
    return this.#first.put(...file)
  }

  // `copyFiles` checks the source (second) after a copy, so a deletion must reach it first.
  async delete(key: string): Promise<void> {
    await this.#second.delete(key)
    await this.#first.delete(key)
  }

  async deleteAll(folder: string): Promise<void> {
    await this.#second.deleteAll(folder)
    await this.#first.deleteAll(folder)
  }

  async *listFiles(folder?: string): AsyncGenerator<ListedFile> {
    const keys = new Set<string>()
    for await (const file of this.#first.listFiles(folder)) {
      keys.add(file.key)
      yield file
    }
    for await (const file of this.#second.listFiles(folder)) if (!keys.has(file.key)) yield file
  }

  async assertUsable(): Promise<void> {
    await Promise.all([this.#first.assertUsable(), this.#second.assertUsable()])
  }

  readonly putStream = rejectUnused
  readonly copy = rejectUnused
  readonly move = rejectUnused
  readonly listAll = rejectUnused
  readonly getUrl = rejectUnused
  readonly getSignedUrl = rejectUnused
  readonly getSignedUploadUrl = rejectUnused
  readonly getVisibility = rejectUnused
  readonly setVisibility = rejectUnused

  async #findDriver(key: string): Promise<FileDriver> {
    return (await this.#first.exists(key)) ? this.#first : this.#second
  }
}

/** Creates a storage for files that move from the second storage to the first. */
export function createMovingStorage(first: FileStorage, second: FileStorage): FileStorage {
  return new FileStorage(new MovingDriver(first.driver, second.driver))
}
