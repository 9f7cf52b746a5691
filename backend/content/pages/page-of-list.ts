import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * The id of the published page that lists a record, as an SQL value. The path of a record is the
 * path of the list plus slug and id.
 * @param path the path of the record; a column qualified by its table
 */
export function selectListPage(path: SQL, locale: Locale): SQL {
  return sql`(
    SELECT list.page_id FROM publications AS list
    WHERE list.locale = ${locale} AND list.path = regexp_replace(${path}, '/[^/]+/[^/]+$', '')
  )`
}
