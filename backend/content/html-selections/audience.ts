import { sql } from 'drizzle-orm'
import { type Audience, uniteAudiences } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Loads the audience of an HTML selection, which unites the audiences of the pages that show it.
 * Online pages in the language take precedence over offline pages in the language, so that
 * unpublishing a page does not disclose its content. Pages in the other language come last.
 * Selections in published reusable containers and unused selections are public.
 */
export async function loadSelectionAudience(db: Queryable, locale: Locale, selectionId: number): Promise<Audience> {
  const { rows } = await db.execute<{ audience: Audience }>(sql`
    WITH uses AS (
      SELECT locale = ${locale} AS is_in_language, page.is_online, page.audience
      FROM publication_selections JOIN publications AS page USING (page_id, locale)
      WHERE selection_id = ${selectionId}
      UNION
      SELECT locale = ${locale}, true, NULL
      FROM container_selections JOIN published_containers USING (slug, locale)
      WHERE selection_id = ${selectionId}
    )
    SELECT audience FROM uses
    WHERE (is_in_language, is_online) = (SELECT is_in_language, is_online FROM uses ORDER BY is_in_language DESC, is_online DESC LIMIT 1)`)
  return uniteAudiences(rows.map(({ audience }) => audience))
}
