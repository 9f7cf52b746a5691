import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { serverKeys } from '../db/schema/accounts/server-keys'
import type { FileStorage } from './file-storage'

/** Storage key of the file with the file-set id. The database stores the same id. */
export const fileSetKey = 'file-set'
const purpose = 'files'

/** The storage is empty or belongs to another site's database. */
export class ForeignFilesError extends Error {
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
 * Returns the file-set id of the database. A database without an id adopts that of the storage, or
 * a new id is written to both.
 * @throws if there is no id yet and the storage is unusable
 */
export async function ensureFileSet({ db, storage }: { db: Transaction; storage: FileStorage }): Promise<string> {
  const databaseId = await loadFileSet(db)
  return databaseId ?? db.transaction((transaction) => claimFileSet(transaction, storage))
}

async function claimFileSet(db: Queryable, storage: FileStorage): Promise<string> {
  const id = (await readFileSet(storage)) ?? createId()
  // Concurrent transactions wait for this insert, so only one of them writes the file.
  const insertedRows = await db
    .insert(serverKeys)
    .values({ purpose, key: id })
    .onConflictDoNothing()
    .returning({ id: serverKeys.key })
  if (insertedRows.length > 0) {
    await storage.put(fileSetKey, id)
    return id
  }
  const claimedId = await loadFileSet(db)
  if (claimedId === undefined) throw new Error('The database returned no file-set id.')
  return claimedId
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

/**
 * Writes the database's file-set id to the storage and returns the previous id.
 * @throws Error if the database has no id yet
 */
export async function assignFileSet({
  db,
  storage,
}: {
  db: Pick<Queryable, 'select'>
  storage: FileStorage
}): Promise<string | undefined> {
  const databaseId = await loadFileSet(db)
  if (databaseId === undefined)
    throw new Error('No server has started on this database yet; the first one claims its files.')
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

/** @throws ForeignFilesError if the storage has another id */
export async function assertFileSet(storage: FileStorage, databaseId: string): Promise<void> {
  const storageId = await readFileSet(storage)
  if (storageId === databaseId) return
  const statement = storageId === undefined ? 'is missing' : `contains ${storageId}`
  throw new ForeignFilesError(
    `The files in ${storage.driver.location} may not belong to the database: ${fileSetKey} there ${statement}, the database has ${databaseId}.`,
    `Set MEDIA_URL or DATA_DIR to the right location, mount its disk, or copy the files (npm run files). If they belong to the database: npm run files -- claim`,
  )
}
