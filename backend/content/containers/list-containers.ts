import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReusableContainer, ReusableUse } from '@/lib/contract/pages/reusable'
import { listDraftUses } from '../html-selections/reusable-uses'

/** Lists a range of the reusable containers in a language, sorted by slug, each with its uses. */
export async function listContainers(
  db: Database,
  { locale, offset, limit }: { locale: Locale; offset: number; limit: number },
): Promise<{ count: number; results: ReusableContainer[] }> {
  const condition = and(isNotNull(modules.slug), eq(modules.locale, locale), isKept)
  const [countRow] = await db.select({ count: count() }).from(modules).where(condition)
  const rows = await db.select().from(modules).where(condition).orderBy(asc(modules.slug)).offset(offset).limit(limit)
  const slugs = rows.flatMap(({ slug }) => slug ?? [])
  const uses = await listDraftUses(db, 'reusable', { values: slugs, locale })
  return {
    count: countRow?.count ?? 0,
    results: rows.map((row) => presentContainer(row, uses.get(row.slug ?? '') ?? [])),
  }
}

function presentContainer({ id, slug, model, revision, data }: ModuleRow, used_by: ReusableUse[]): ReusableContainer {
  const title = typeof data.title === 'string' ? data.title : ''
  return { id, slug: slug ?? '', title, model, revision, data, used_by }
}
