import { and, eq } from 'drizzle-orm'
import { type Audience, uniteAudiences } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { publications } from '@/backend/platform/db/schema/content/publications'
import type { DownloadDirectoryRow } from '@/backend/platform/db/schema/library/downloads'

/**
 * Loads the audience of a directory. A directory that follows its articles has the united audience
 * of its published articles. Without a published article, for example before the date of a press
 * release, it is only for editors.
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
