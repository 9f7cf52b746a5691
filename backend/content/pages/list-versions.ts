import { and, count, desc, eq, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pageVersions, publications } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageVersion } from '@/lib/contract/pages/page-editing'
import { toBerlinIso } from '@/lib/datetime'

/** Lists a range of the versions of a page in one language, newest first, with the total number. */
export async function listVersions(
  db: Queryable,
  { pageId, locale }: { pageId: number; locale: Locale },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; results: PageVersion[] }> {
  const isOfPage = and(eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale))
  const [total] = await db.select({ count: count() }).from(pageVersions).where(isOfPage)
  const rows = await db
    .select({
      id: pageVersions.id,
      number: pageVersions.number,
      note: pageVersions.note,
      waived: pageVersions.waived,
      createdAt: pageVersions.createdAt,
      author: { firstName: users.firstName, lastName: users.lastName },
      isPublished: sql<boolean>`coalesce(${publications.isOnline}, false)`,
    })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.authorId))
    .leftJoin(publications, eq(publications.versionId, pageVersions.id))
    .where(isOfPage)
    .orderBy(desc(pageVersions.number))
    .limit(limit)
    .offset(offset)
  const results = rows.map(({ id, number, note, waived, createdAt, author, isPublished }) => ({
    id,
    number,
    note,
    waived,
    author: author ? fullName(author) : null,
    created_at: toBerlinIso(createdAt),
    is_published: isPublished,
  }))
  return { count: total?.count ?? 0, results }
}
