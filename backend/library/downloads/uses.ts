import { type SQL, sql } from 'drizzle-orm'
import { listPageTitles } from '@/backend/platform/administration/page-titles'
import type { Queryable } from '@/backend/platform/db/client'
import { userUnions } from '@/backend/platform/db/schema/members/user-unions'
import type { Locale } from '@/lib/contract/common/locale'
import { listUses, type RecordUse } from '../page-links/list-uses'

/** Lists the uses of files: links to them, and unions with them among their documents. */
export async function listFileUses(db: Queryable, fileIds: readonly number[], locale: Locale): Promise<RecordUse[]> {
  if (fileIds.length === 0) return []
  const ids = sql`${sql.param([...fileIds])}::integer[]`
  const references = {
    matchesPath: (path: SQL) => sql`substring(${path} FROM '/api/files/([0-9]{1,9})/')::integer = ANY (${ids})`,
    matchesBlocks: (json: SQL) => sql`${json}::text ~ ${`/api/files/(${fileIds.join('|')})/`}`,
  }
  return [...(await listUses(db, references, locale)), ...(await listUnionsWithFiles(db, fileIds, locale))]
}

/** Lists the articles with one of the directories. */
export function listDirectoryUses(db: Queryable, directoryIds: readonly number[], locale: Locale) {
  const ids = sql`${sql.param([...directoryIds])}::integer[]`
  return listPageTitles(db, sql`SELECT page_id FROM articles WHERE directory_id = ANY (${ids})`, locale)
}

/** Lists the unions (groups, organs, committees) with one of the files among their documents. */
async function listUnionsWithFiles(
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
