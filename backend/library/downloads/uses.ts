import { type SQL, sql } from 'drizzle-orm'
import { listPageTitles } from '@/backend/platform/administration/page-titles'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { listUses, type RecordUse } from '../page-links/list-uses'
import { listUnionsWithFiles } from './uses-in-unions'

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
