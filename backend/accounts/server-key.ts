import { eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { serverKeys } from '../db/schema/server-keys'
import { newSecret } from './secret'

const purpose = 'accounts'

/** The key by which this database's servers sign and hash what concerns accounts; made when it is first asked for. */
export async function loadServerKey(db: Database): Promise<string> {
  // Of servers that start at the same time, one makes it.
  await db.insert(serverKeys).values({ purpose, key: newSecret() }).onConflictDoNothing()
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  if (!row) throw new Error('The database gave no server key.')
  return row.key
}
