import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import type { SearchKind } from '@/lib/contract/site/search'
import { buildTextQuery } from './build-query'
import { parseQuery } from './parse-query'

interface Search {
  kind: SearchKind
  locale: Locale
  search: string
  isForEditors?: boolean
}

/**
 * Finds all public records of a kind by words, for editors also those for members, without an
 * order; for filtered lists.
 * @returns null if the search has no searchable words, only spaces or stop words
 */
export async function findRecordIds(
  db: Queryable,
  { kind, locale, search, isForEditors = false }: Search,
): Promise<ReadonlySet<number> | null> {
  const query = await buildTextQuery(db, locale, parseQuery(search))
  if (query === null) return null
  // As one text: the driver parses an array many times more slowly.
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    SELECT string_agg(record_id::text, ',') AS ids FROM search_entries
    WHERE locale = ${sql.raw(`'${locale}'`)} AND words @@ ${query.loose}::tsquery
      AND kind = ${kind} AND (audience IS NULL OR ${isForEditors})`)
  return new Set(rows[0]?.ids?.split(',').map(Number))
}
