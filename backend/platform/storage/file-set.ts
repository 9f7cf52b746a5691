import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { serverKeys } from '../db/schema/accounts/server-keys'
import type { FileStorage } from './file-storage'

/** Lies beside the stored files and says which set they are, by an id that the database of their site knows. */
export const fileSetKey = 'file-set'
const purpose = 'files'

/** A place has other files than those that the database names: an empty folder, or another site's. */
export class ForeignFilesError extends Error {
  override readonly name = 'ForeignFilesError'

  constructor(
    /** What is wrong, in a sentence. */
    readonly fact: string,
    /** What to do about it. */
    readonly advice: string,
  ) {
    super(`${fact} ${advice}`)
  }
}

/**
 * The id of the files of the database's site. Where it has none yet, the files in the storage become its files: their id is taken over,
 * or a new one is written beside them.
 * @throws where there is none yet and the storage cannot be used
 */
export async function claimFiles({
  db,
  storage,
}: {
  db: Transaction
  storage: FileStorage
}): Promise<string> {
  const known = await readKnownFileSet(db)
  return known ?? db.transaction((transaction) => claim(transaction, storage))
}

async function claim(db: Queryable, storage: FileStorage): Promise<string> {
  const id = (await readFileSet(storage)) ?? newId()
  // Whoever does so at the same time waits here until this transaction ends: it writes in one place alone.
  const claimed = await db
    .insert(serverKeys)
    .values({ purpose, key: id })
    .onConflictDoNothing()
    .returning({ id: serverKeys.key })
  if (claimed.length > 0) {
    await storage.put(fileSetKey, id)
    return id
  }
  const other = await readKnownFileSet(db)
  if (other === undefined) throw new Error('The database gave no id of the files.')
  return other
}

/** Gives the files of the database's site an id of their own, new to every place; the caller writes it beside them. */
export async function renewFileSet(db: Queryable): Promise<string> {
  const id = newId()
  await db
    .insert(serverKeys)
    .values({ purpose, key: id })
    .onConflictDoUpdate({ target: serverKeys.purpose, set: { key: id } })
  return id
}

const newId = () => randomBytes(32).toString('base64url')

/**
 * Says that the files in the storage are those of the database's site, whoever's they were.
 * @returns the id that lay beside them
 * @throws Error where the database has no id yet
 */
export async function adoptFiles({
  db,
  storage,
}: {
  db: Pick<Queryable, 'select'>
  storage: FileStorage
}): Promise<string | undefined> {
  const known = await readKnownFileSet(db)
  if (known === undefined)
    throw new Error('No server has started on this database yet; the first one claims its files.')
  const before = await readFileSet(storage)
  await storage.put(fileSetKey, known)
  return before
}

/** The id that the database knows, if there is one yet. */
export async function readKnownFileSet(db: Pick<Queryable, 'select'>): Promise<string | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  return row?.key
}

/** The id that lies beside stored files, if there is one. */
export async function readFileSet(storage: FileStorage): Promise<string | undefined> {
  return (await storage.exists(fileSetKey)) ? (await storage.get(fileSetKey)).trim() : undefined
}

/** @throws ForeignFilesError where the files of a storage are not known to be those of an id */
export async function assertFileSet(storage: FileStorage, known: string): Promise<void> {
  const present = await readFileSet(storage)
  if (present === known) return
  const found = present === undefined ? 'is missing' : `says ${present}`
  throw new ForeignFilesError(
    `The files in ${storage.driver.where} are not known to be those of the database: ${fileSetKey} there ${found}, the database ${known}.`,
    `Name the place that has them (MEDIA_URL, DATA_DIR), mount its disk, or copy them (npm run files). If they are these: npm run files -- claim`,
  )
}
