import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { serverKeys } from '@/backend/platform/db/schema/accounts/server-keys'
import { createSecret } from './secret'

const purpose = 'accounts'

/**
 * Loads the key with which all servers on this database sign and hash account data. Creates it on
 * first use.
 */
export async function loadServerKey(db: Database): Promise<string> {
  // If several servers start at the same time, only one creates the key.
  await db.insert(serverKeys).values({ purpose, key: createSecret() }).onConflictDoNothing()
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  if (!row) throw new Error('The database did not return the server key.')
  return row.key
}
