import { sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { RecentChange } from '@/lib/contract/pages/page-tree'
import { toBerlinIso } from '@/lib/datetime'

type Row = {
  id: number
  locale: Locale
  contentType: string
  title: string
  path: string
  changedAt: Date | string
  firstName: string
  lastName: string
}

/**
 * Lists the last changed pages, newest change first, with a separate entry for each language. A
 * change of shared fields counts for `locale`, or for the other language of a page without it.
 */
export async function listRecentChanges(db: Queryable, locale: Locale, limit: number): Promise<RecentChange[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH changes AS (
      (SELECT page_id, locale, edited_at AS changed_at, edited_by AS editor_id FROM page_texts
        WHERE edited_by IS NOT NULL ORDER BY edited_at DESC LIMIT ${limit})
      UNION ALL
      SELECT page.id, text.locale, page.updated_at, page.updated_by FROM (
        SELECT * FROM pages WHERE updated_by IS NOT NULL ORDER BY updated_at DESC LIMIT ${limit}
      ) AS page
      CROSS JOIN LATERAL (
        SELECT locale FROM page_texts WHERE page_id = page.id ORDER BY locale <> ${locale} LIMIT 1
      ) AS text
    ), latest AS (
      SELECT DISTINCT ON (page_id, locale) * FROM changes ORDER BY page_id, locale, changed_at DESC
    )
    SELECT text.page_id AS id, text.locale, page.content_type AS "contentType", text.title, text.path, latest.changed_at AS "changedAt",
      editor.first_name AS "firstName", editor.last_name AS "lastName"
    FROM latest
    JOIN page_texts AS text ON text.page_id = latest.page_id AND text.locale = latest.locale
    JOIN pages AS page ON page.id = latest.page_id
    JOIN users AS editor ON editor.id = latest.editor_id
    ORDER BY latest.changed_at DESC, text.page_id, text.locale
    LIMIT ${limit}`)
  return rows.map(({ id, locale: textLocale, contentType, title, path, changedAt, ...editor }) => ({
    id,
    locale: textLocale,
    content_type: contentType,
    title,
    url: pageUrl(textLocale, path),
    changed_at: toBerlinIso(new Date(changedAt)),
    by: fullName(editor),
  }))
}
