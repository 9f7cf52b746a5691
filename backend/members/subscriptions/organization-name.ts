import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'

/** Finds the name of a public organization, preferably in the locale; null if it is not public. */
export async function findOrganizationName(db: Queryable, id: number, locale: Locale): Promise<string | null> {
  const { rows } = await db.execute<{ title: string }>(sql`
    SELECT publication.title FROM publications AS publication JOIN organizations ON organizations.page_id = publication.page_id
    WHERE publication.page_id = ${id} AND publication.is_online AND publication.audience IS NULL
    ORDER BY publication.locale = ${locale} DESC LIMIT 1`)
  return rows[0]?.title ?? null
}
