import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { publicationSelections } from '@/backend/platform/db/schema/content/selection-uses'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { listDraftUses } from './reusable-uses'

/**
 * Lists the uses of HTML selections in working copies and published pages, by the id of the
 * selection.
 */
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
  return new Map(
    ids.map((id) => {
      const publishedUses = publishedRows
        .filter((use) => use.id === id)
        .map(({ page }): ReusableUse => {
          return { type: 'page', title: page.title, url: pageUrl(page.locale, page.path), state: 'published' }
        })
      return [id, [...(draftUses.get(String(id)) ?? []), ...publishedUses]]
    }),
  )
}
