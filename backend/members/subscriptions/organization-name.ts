import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Returns the name of a public organization, preferably in the locale; null if it is not public.
 */
export async function findOrganizationName(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<string | null> {
  const { rows } = await db.execute<{ title: string }>(sql`
    SELECT shown.title FROM publications AS shown JOIN organizations ON organizations.page_id = shown.page_id
    WHERE shown.page_id = ${id} AND shown.is_online AND shown.audience IS NULL
    ORDER BY shown.locale = ${locale} DESC LIMIT 1`)
  return rows[0]?.title ?? null
}
