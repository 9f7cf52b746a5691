import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * The id of the published page of a record's list, as an SQL value: the record's path goes on with its slug and its id.
 * @param path of the record; a column with the name of its table
 */
export function pageOfList(path: SQL, locale: Locale): SQL {
  return sql`(
    SELECT list.page_id FROM publications AS list
    WHERE list.locale = ${locale} AND list.path = regexp_replace(${path}, '/[^/]+/[^/]+$', '')
  )`
}
