import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../db/client'
import { pageUrl } from '../runtime/page-url'

/**
 * Lists titles and URLs of at most 200 pages, newest first, preferably in `locale`.
 * @param ids subquery with page ids
 */
export async function listPageTitles(db: Queryable, ids: SQL, locale: Locale) {
  const { rows } = await db.execute<{ locale: Locale; title: string; path: string }>(sql`
    SELECT DISTINCT ON (page_id) locale, title, path FROM page_texts
    WHERE page_id IN (${ids}) ORDER BY page_id DESC, (locale = ${locale}) DESC LIMIT 200`)
  return rows.map((row) => ({ title: row.title, url: pageUrl(row.locale, row.path) }))
}
