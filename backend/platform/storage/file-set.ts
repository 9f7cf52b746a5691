import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { serverKeys } from '../db/schema/accounts/server-keys'
import { StorageUnavailableError } from '../errors'
import type { FileStorage } from './file-storage'

/** Storage key of the file with the file-set id. The database stores the same id. */
export const fileSetKey = 'file-set'
const purpose = 'files'

/** The storage is empty or belongs to another site's database. */
export class ForeignFilesError extends StorageUnavailableError {
  override readonly name = 'ForeignFilesError'

  constructor(
    /** Description of the problem. */
    readonly fact: string,
    /** Advice for the operator. */
    readonly advice: string,
  ) {
    super(`${fact} ${advice}`)
  }
}

/**
 * Returns the file-set id of the database. A database without an id gets a new one if the storage
 * is empty; otherwise the files are those of another site, and the result is null.
 * @throws if there is no id yet and the storage is unusable
 */
export async function ensureFileSet({
  db,
  storage,
}: {
  db: Transaction
  storage: FileStorage
}): Promise<string | null> {
  const databaseId = await loadFileSet(db)
  if (databaseId !== undefined) return databaseId
  // Before the transaction, which holds a connection and a lock.
  if (await isEmpty(storage)) return db.transaction((transaction) => claimEmpty(transaction, storage))
  // Another server may have claimed the storage meanwhile.
  return (await loadFileSet(db)) ?? null
}

async function claimEmpty(db: Queryable, storage: FileStorage): Promise<string | null> {
  const id = createId()
  // Concurrent transactions wait for this insert, so only one of them writes the file.
  const insertedRows = await db
    .insert(serverKeys)
    .values({ purpose, key: id })
    .onConflictDoNothing()
    .returning({ id: serverKeys.key })
  if (insertedRows.length === 0) return (await loadFileSet(db)) ?? null
  if (await isEmpty(storage)) {
    await storage.put(fileSetKey, id)
    return id
  }
  await db.delete(serverKeys).where(eq(serverKeys.purpose, purpose))
  return null
}

/**
 * Asserts that the files belong to the database with this id. Without an id, as before the first
 * start, there must be none.
 * @throws ForeignFilesError
 */
export async function assertOwnFiles(storage: FileStorage, databaseId: string | undefined): Promise<void> {
  if (databaseId !== undefined || !(await isEmpty(storage))) await assertFileSet(storage, databaseId ?? null)
}

async function isEmpty(storage: FileStorage): Promise<boolean> {
  for await (const _file of storage.driver.listFiles()) return false
  return true
}

/** Stores a new file-set id in the database. The caller must write it to the storage. */
export async function renewFileSet(db: Queryable): Promise<string> {
  const id = createId()
  await db
    .insert(serverKeys)
    .values({ purpose, key: id })
    .onConflictDoUpdate({ target: serverKeys.purpose, set: { key: id } })
  return id
}

const createId = () => randomBytes(32).toString('base64url')

/** Writes the database's file-set id to the storage and returns the previous id. */
export async function assignFileSet({
  db,
  storage,
}: {
  db: Queryable
  storage: FileStorage
}): Promise<string | undefined> {
  const databaseId = (await loadFileSet(db)) ?? (await renewFileSet(db))
  const previousId = await readFileSet(storage)
  await storage.put(fileSetKey, databaseId)
  return previousId
}

/** Finds the id in the database. */
export async function loadFileSet(db: Pick<Queryable, 'select'>): Promise<string | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  return row?.key
}

/** Finds the id in a storage. */
export async function readFileSet(storage: FileStorage): Promise<string | undefined> {
  return (await storage.exists(fileSetKey)) ? (await storage.get(fileSetKey)).trim() : undefined
}

/** @throws ForeignFilesError if the storage has another id than the database */
export async function assertFileSet(storage: FileStorage, databaseId: string | null): Promise<void> {
  const storageId = await readFileSet(storage)
  if (storageId === databaseId) return
  const statement = storageId === undefined ? 'is missing' : `contains ${storageId}`
  throw new ForeignFilesError(
    `The files in ${storage.driver.location} may not belong to the database: ${fileSetKey} there ${statement}, the database has ${databaseId ?? 'none'}.`,
    `Set MEDIA_URL or DATA_DIR to the right location, mount its disk, or copy the files (npm run files). If they belong to the database: npm run files -- claim`,
  )
}
