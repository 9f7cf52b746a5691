import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { userUnions } from '@/backend/platform/db/schema/members/user-unions'
import type { Locale } from '@/lib/contract/common/locale'

/** Lists the unions (groups, organs, committees) with one of the files among their documents. */
export async function listUnionsWithFiles(
  db: Queryable,
  fileIds: readonly number[],
  locale: Locale,
): Promise<{ title: string; url: string }[]> {
  const rows = await db
    .select({ id: userUnions.id, title: userUnions.title })
    .from(userUnions)
    .where(
      sql`EXISTS (SELECT FROM jsonb_array_elements(${userUnions.downloads}) AS document
        WHERE (document ->> 'file')::integer = ANY (${sql.param([...fileIds])}::integer[]))`,
    )
    .orderBy(userUnions.id)
  return rows.map(({ id, title }) => ({ title: title[locale], url: `/${locale}/admin/unions/${id}` }))
}
