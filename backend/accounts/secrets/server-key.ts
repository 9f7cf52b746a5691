import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { serverKeys } from '@/backend/platform/db/schema/accounts/server-keys'
import { newSecret } from './secret'

const purpose = 'accounts'

/**
 * Loads the key that all servers of this database use to sign and hash account data, created on
 * first use.
 */
export async function loadServerKey(db: Database): Promise<string> {
  // Of several servers that start concurrently, one creates it.
  await db.insert(serverKeys).values({ purpose, key: newSecret() }).onConflictDoNothing()
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  if (!row) throw new Error('The database gave no server key.')
  return row.key
}
