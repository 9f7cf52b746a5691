import type { DriverContract } from 'flydrive/types'
import type { Logger } from 'pino'
import type { Transaction } from '../db/client'
import { StorageUnavailableError } from '../errors'
import { createCachedLoader } from '../runtime/cache-for'
import { DelegatingDriver } from './delegating-driver'
import { assertFileSet, ensureFileSet } from './file-set'
import { type FileDriver, FileStorage, type ListedFile } from './file-storage'

/** The file-set id of the storage is read at most this often. */
const checkMs = 5000

/** Rejects each use of the files while a check fails. */
class GuardedDriver extends DelegatingDriver {
  readonly #driver: FileDriver
  readonly #check: () => Promise<void>

  constructor(driver: FileDriver, check: () => Promise<void>) {
    super(driver.location)
    this.#driver = driver
    this.#check = check
  }

  async findDriver(): Promise<FileDriver> {
    await this.#check()
    return this.#driver
  }

  async exists(key: string): Promise<boolean> {
    return (await this.findDriver()).exists(key)
  }

  async put(...file: Parameters<DriverContract['put']>): Promise<void> {
    await (await this.findDriver()).put(...file)
  }

  async delete(key: string): Promise<void> {
    await (await this.findDriver()).delete(key)
  }

  async deleteAll(folder: string): Promise<void> {
    await (await this.findDriver()).deleteAll(folder)
  }

  async *listFiles(folder?: string): AsyncGenerator<ListedFile> {
    yield* (await this.findDriver()).listFiles(folder)
  }

  assertUsable(): Promise<void> {
    return this.#driver.assertUsable()
  }
}

/**
 * Returns a storage that rejects each use as unavailable while its files do not belong to the
 * database. So no request and no background job reads, writes or deletes files of another site, or
 * below an unmounted disk.
 */
export async function guardStorage({
  db,
  storage,
  log,
}: {
  db: Transaction
  storage: FileStorage
  log: Logger
}): Promise<FileStorage> {
  let databaseId: string | null | undefined
  const loadId = createCachedLoader(checkMs, async () => {
    databaseId = await ensureFileSet({ db, storage })
  })
  const check = createCachedLoader(checkMs, async () => {
    // Not awaited, because the caller may hold the only connection of the embedded database.
    if (!databaseId) void loadId().catch(() => undefined)
    if (databaseId === undefined) {
      throw new StorageUnavailableError(`The files in ${storage.driver.location} were not compared with the database.`)
    }
    await assertFileSet(storage, databaseId)
  })
  // The server also starts without its files. The readiness check reports them.
  await loadId()
    .then(check)
    .catch((error: unknown) => log.warn({ err: error }, 'The files cannot be used'))
  return new FileStorage(new GuardedDriver(storage.driver, check))
}
