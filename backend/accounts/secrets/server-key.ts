import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { serverKeys } from '@/backend/platform/db/schema/accounts/server-keys'
import { newSecret } from './secret'

const purpose = 'accounts'

/** The key with which all servers of this database sign and hash account data; created at first use. */
export async function loadServerKey(db: Database): Promise<string> {
  // If several servers start concurrently, one of them creates it.
  await db.insert(serverKeys).values({ purpose, key: newSecret() }).onConflictDoNothing()
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  if (!row) throw new Error('The database gave no server key.')
  return row.key
}
