import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { publicationSelections } from '@/backend/platform/db/schema/content/selection-uses'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { listDraftUses } from './reusable-uses'

/** Lists the uses of HTML selections in working copies and published pages, by selection id. */
export async function listSelectionUses(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReusableUse[]>> {
  if (ids.length === 0) return new Map()
  const draftUses = await listDraftUses(db, 'selection', { values: ids.map(String) })
  const publishedRows = await db
    .select({ id: publicationSelections.selectionId, page: publications })
    .from(publicationSelections)
    .innerJoin(
      publications,
      and(eq(publications.pageId, publicationSelections.pageId), eq(publications.locale, publicationSelections.locale)),
    )
    .where(inArray(publicationSelections.selectionId, [...ids]))
  const uses = new Map(ids.map((id) => [id, [...(draftUses.get(String(id)) ?? [])]]))
  for (const { id, page } of publishedRows) {
    const url = pageUrl(page.locale, page.path)
    uses.get(id)?.push({ type: 'page', title: page.title, url, state: 'published' })
  }
  return uses
}
