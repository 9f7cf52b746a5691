import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import type { SearchKind } from '@/lib/contract/site/search'
import { buildTextQuery } from './build-query'
import { parseQuery } from './parse-query'

interface RecordSearch {
  kind: SearchKind
  locale: Locale
  search: string
  /** True to include records that are not public. */
  isForEditors?: boolean
}

/**
 * Finds the ids of all records of a kind that match a search, for filters of lists.
 * @returns null if the search contains only spaces or stop words
 */
export async function findRecordIds(
  db: Queryable,
  { kind, locale, search, isForEditors = false }: RecordSearch,
): Promise<ReadonlySet<number> | null> {
  const query = await buildTextQuery(db, locale, parseQuery(search))
  if (query === null) return null
  // One text, because the driver parses an array much more slowly.
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    SELECT string_agg(record_id::text, ',') AS ids FROM search_entries
    WHERE locale = ${sql.raw(`'${locale}'`)} AND words @@ ${query.loose}::tsquery
      AND kind = ${kind} AND (audience IS NULL OR ${isForEditors})`)
  return new Set(rows[0]?.ids?.split(',').map(Number))
}
