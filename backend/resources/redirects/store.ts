import { asc, eq } from 'drizzle-orm'
import type { Redirect } from '@/lib/contract/redirect'
import type { Database } from '../../db/client'
import { redirects } from '../../db/schema/redirects'

/** All moved addresses, by old path. */
export function listRedirects(db: Database): Promise<Redirect[]> {
  return db
    .select({ old_path: redirects.oldPath, new_path: redirects.newPath })
    .from(redirects)
    .orderBy(asc(redirects.oldPath))
}

/** Where an address has moved; null when it has not. */
export async function findRedirectTarget(db: Database, oldPath: string): Promise<string | null> {
  const [row] = await db
    .select({ newPath: redirects.newPath })
    .from(redirects)
    .where(eq(redirects.oldPath, oldPath))
  return row?.newPath ?? null
}
