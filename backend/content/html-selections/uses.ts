import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { futureSnapshots } from '@/backend/platform/db/future-snapshots'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { publicationSelections } from '@/backend/platform/db/schema/content/selection-uses'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { listDraftUses } from './reusable-uses'

interface FutureUse extends Record<string, unknown> {
  id: number
  title: string
  locale: Locale
  path: string
  state: ReusableUse['state']
}

/**
 * Lists the uses of HTML selections in working copies, published pages, scheduled versions and
 * preview links, by selection id.
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
  const uses = new Map(ids.map((id) => [id, [...(draftUses.get(String(id)) ?? [])]]))
  for (const { id, page } of publishedRows) {
    const url = pageUrl(page.locale, page.path)
    uses.get(id)?.push({ type: 'page', title: page.title, url, state: 'published' })
  }
  const { rows: futureRows } = await db.execute<FutureUse>(sql`
    SELECT DISTINCT selection.id, t.title, t.locale, t.path, future.state
    FROM ${futureSnapshots} CROSS JOIN unnest(selections_in(future.snapshot)) AS selection(id)
    JOIN page_texts AS t ON t.page_id = future.page_id AND t.locale = future.locale
    WHERE selection.id = ANY (${sql.param([...ids])}::integer[]) ORDER BY t.path, future.state`)
  for (const { id, title, locale, path, state } of futureRows) {
    uses.get(id)?.push({ type: 'page', title, url: pageUrl(locale, path), state })
  }
  return uses
}
