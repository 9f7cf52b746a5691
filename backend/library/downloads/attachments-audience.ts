import { and, eq } from 'drizzle-orm'
import { type Audience, uniteAudiences } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { publications } from '@/backend/platform/db/schema/content/publications'
import type { DownloadDirectoryRow } from '@/backend/platform/db/schema/library/downloads'

/**
 * Returns the audience of a directory according to its articles: the union of the audiences of the
 * published ones. Without a published article, as before and after the time of a press release, the
 * result is `editors`.
 */
export async function loadAttachmentsAudience(
  db: Queryable,
  { id, followsArticles }: Pick<DownloadDirectoryRow, 'id' | 'followsArticles'>,
): Promise<Audience | 'editors'> {
  if (!followsArticles) return null
  const rows = await db
    .select({ audience: publications.audience })
    .from(articles)
    .innerJoin(publications, eq(publications.pageId, articles.pageId))
    .where(and(eq(articles.directoryId, id), publications.isOnline))
  return rows.length === 0 ? 'editors' : uniteAudiences(rows.map(({ audience }) => audience))
}
