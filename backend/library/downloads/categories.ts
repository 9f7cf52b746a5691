import { asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { type DownloadCategoryRow, downloadCategories } from '@/backend/platform/db/schema/library/downloads'
import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadCategory } from '@/lib/contract/records/download'

/** Lists a page of the public or protected categories in order, and counts them. */
export async function listCategories(db: Queryable, isProtected: boolean, range: PageRange) {
  const scopeCondition = eq(downloadCategories.isProtected, isProtected)
  const rows = await db
    .select()
    .from(downloadCategories)
    .where(scopeCondition)
    .orderBy(asc(downloadCategories.position), asc(downloadCategories.id))
    .offset(range.offset)
    .limit(range.limit)
  const [countRow] = await db.select({ count: count() }).from(downloadCategories).where(scopeCondition)
  return { count: countRow?.count ?? 0, rows }
}

/** Converts a category to one language. */
export function presentCategory({ id, title, slug }: DownloadCategoryRow, locale: Locale): DownloadCategory {
  return { id, title: title[locale], slug }
}
