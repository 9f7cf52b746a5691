import type { DriverContract } from 'flydrive/types'
import { DelegatingDriver } from './delegating-driver'
import { type FileDriver, FileStorage, type ListedFile } from './file-storage'

/** Two storages during a move: writes go to the first, reads to the first that has the file. */
class MovingDriver extends DelegatingDriver {
  readonly #first: FileDriver
  readonly #second: FileDriver

  constructor(first: FileDriver, second: FileDriver) {
    super(`${first.location} and ${second.location}`)
    this.#first = first
    this.#second = second
  }

  async exists(key: string): Promise<boolean> {
    return (await this.#first.exists(key)) || (await this.#second.exists(key))
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

  async findDriver(key: string): Promise<FileDriver> {
    return (await this.#first.exists(key)) ? this.#first : this.#second
  }
}

/** Creates a storage for files that move from the second storage to the first. */
export function createMovingStorage(first: FileStorage, second: FileStorage): FileStorage {
  return new FileStorage(new MovingDriver(first.driver, second.driver))
}
