import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'

type PageRow = { title: string; locale: Locale; path: string }

/**
 * Lists the pages with links to one of the files, in every language, and the pages of articles with
 * the directory. Returns at most 200 pages.
 */
export async function listFileUses(
  db: Queryable,
  { fileIds, directoryId }: { fileIds: readonly number[]; directoryId: number | null },
): Promise<{ title: string; url: string }[]> {
  const { rows } = await db.execute<PageRow>(sql`
    SELECT text.title, text.locale, text.path FROM page_texts AS text
    WHERE (text.page_id, text.locale) IN (
      SELECT m.object_id, m.locale FROM module_links AS link JOIN modules AS m ON m.id = link.module_id
      WHERE substring(link.path FROM '/api/files/([0-9]{1,9})/')::integer = ANY (${sql.param([...fileIds])}::integer[])
    ) OR text.page_id IN (SELECT page_id FROM articles WHERE directory_id = ${directoryId})
    ORDER BY text.page_id, text.locale LIMIT 200`)
  return rows.map(({ title, locale, path }) => ({ title, url: pageUrl(locale, path) }))
}
