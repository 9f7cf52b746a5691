import { and, eq } from 'drizzle-orm'
import { type Audience, anyOf } from '../access/audience'
import type { Queryable } from '../db/client'
import { articles } from '../db/schema/articles'
import type { DownloadDirectoryRow } from '../db/schema/downloads'
import { publications } from '../db/schema/publications'

/**
 * Who may see a directory, as far as articles decide that: whoever may see one of the published articles that have it. Without one,
 * as before the time of a press release and after its end, it is for editors alone: `editors`.
 */
export async function attachmentsAudience(
  db: Queryable,
  { id, followsArticles }: Pick<DownloadDirectoryRow, 'id' | 'followsArticles'>,
): Promise<Audience | 'editors'> {
  if (!followsArticles) return null
  const rows = await db
    .select({ audience: publications.audience })
    .from(articles)
    .innerJoin(publications, eq(publications.pageId, articles.pageId))
    .where(and(eq(articles.directoryId, id), publications.isOnline))
  return rows.length === 0 ? 'editors' : anyOf(rows.map(({ audience }) => audience))
}
