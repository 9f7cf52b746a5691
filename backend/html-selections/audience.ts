import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { type Audience, anyOf } from '../access/audience'
import type { Queryable } from '../db/client'

/**
 * Who may read an HTML selection by its slug: whoever may see one of the pages that show it in the language. Where none does,
 * pages that are offline decide, so that taking a page away opens nothing; then those of the other language. What stands in a reusable
 * container, and what is shown nowhere, is for everybody.
 */
export async function selectionAudience(
  db: Queryable,
  locale: Locale,
  selectionId: number,
): Promise<Audience> {
  const { rows } = await db.execute<{ audience: Audience }>(sql`
    WITH shown AS (
      SELECT locale = ${locale} AS is_own, page.is_online, page.audience
      FROM publication_selections JOIN publications AS page USING (page_id, locale)
      WHERE selection_id = ${selectionId}
      UNION
      SELECT locale = ${locale}, true, NULL
      FROM container_selections JOIN published_containers USING (slug, locale)
      WHERE selection_id = ${selectionId}
    )
    SELECT audience FROM shown
    WHERE (is_own, is_online) = (SELECT is_own, is_online FROM shown ORDER BY is_own DESC, is_online DESC LIMIT 1)`)
  return anyOf(rows.map(({ audience }) => audience))
}
