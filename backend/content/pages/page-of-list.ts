import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Returns an SQL expression for the id of the published page that lists a record. The path of a
 * record consists of the path of this page, a slug and an id.
 * @param path the path of the record, as a column qualified by its table
 */
export function selectListPage(path: SQL, locale: Locale): SQL {
  return sql`(
    SELECT list.page_id FROM publications AS list
    WHERE list.locale = ${locale} AND list.path = regexp_replace(${path}, '/[^/]+/[^/]+$', '')
  )`
}
