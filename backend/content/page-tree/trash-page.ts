import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import { footerPlaces } from '@/backend/platform/db/schema/content/footer-links'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageComments, pageReviews } from '@/backend/platform/db/schema/content/page-feedback'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import { type TrashedTable, trashedPages } from '@/backend/platform/db/schema/content/trashed-pages'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { recordRows } from '../records/record-rows'

interface PageDeletion {
  pageId: number
  userId: number
  now: Date
  /** The condition that selects the redirects to the page. */
  redirectsCondition: SQL
}

/**
 * Copies all rows of a page to the trash. The caller must delete the rows in the same transaction.
 * Publications and schedules are not copied, so a restored page is offline. The pictures of the
 * page still count as used, so they cannot be deleted.
 */
export async function trashPage(
  db: Queryable,
  { pageId, userId, now, redirectsCondition }: PageDeletion,
): Promise<void> {
  await db.insert(trashedPages).values({ id: pageId, deletedAt: now, deletedBy: userId })
  for (const rows of listPageRows(pageId, redirectsCondition))
    await copyRowsToTrash(db, pageId, rows, sql`${rows.table}`)
  await savePictureUses(db, pageId)
}

export interface PageRows {
  name: TrashedTable
  table: PgTable
  condition: SQL | undefined
  /** The only column to save, in addition to the id (see `recordRows`). */
  reference?: PgColumn
}

/** Lists the tables whose rows of a page are copied to the trash, each with its condition. */
export function listPageRows(pageId: number, redirectsCondition: SQL): PageRows[] {
  const moduleCondition = and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId))
  return [
    { name: 'pages', table: pages, condition: eq(pages.id, pageId) },
    { name: 'page_texts', table: pageTexts, condition: eq(pageTexts.pageId, pageId) },
    { name: 'modules', table: modules, condition: moduleCondition },
    { name: 'page_versions', table: pageVersions, condition: eq(pageVersions.pageId, pageId) },
    { name: 'page_comments', table: pageComments, condition: eq(pageComments.pageId, pageId) },
    { name: 'page_reviews', table: pageReviews, condition: eq(pageReviews.pageId, pageId) },
    { name: 'footer_places', table: footerPlaces, condition: eq(footerPlaces.pageId, pageId) },
    { name: 'redirects', table: redirects, condition: redirectsCondition },
    ...recordRows.map(({ toCondition, ...rows }) => ({ ...rows, condition: toCondition(pageId) })),
  ]
}

/**
 * Copies the rows of a page in one table to the trash, which must already have an entry for the
 * page.
 * @param source the `FROM` clause, which is the table or a row source with the columns and name of
 * the table
 */
export async function copyRowsToTrash(
  db: Queryable,
  pageId: number,
  { name, table, condition, reference }: PageRows,
  source: SQL,
): Promise<void> {
  const data = reference
    ? sql`jsonb_build_object('id', ${table}.id, ${reference.name}::text, ${reference})`
    : sql`to_jsonb(${table})`
  await db.execute(sql`
    INSERT INTO trashed_rows (page_id, table_name, data)
    SELECT ${pageId}, ${name}, ${data} FROM ${source} WHERE ${condition}`)
}

/**
 * Stores the trash as a use of the page's pictures. The database removes these uses with the trash
 * entry.
 */
async function savePictureUses(db: Queryable, pageId: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO picture_uses (image_id, place, key)
    SELECT image_id, 'trash', ${String(pageId)} FROM (
      SELECT image_id FROM modules JOIN picture_uses ON place = 'module' AND key = modules.id::text
      WHERE content_type = 'page' AND object_id = ${pageId}
      UNION SELECT image_id FROM picture_uses WHERE place = 'page' AND key = ${String(pageId)}
      UNION SELECT image_id FROM page_texts JOIN picture_uses ON place = 'text' AND key = page_id || '/' || locale
        WHERE page_id = ${pageId}
      UNION SELECT unnest(ARRAY[menu_image_id, hero_image_id]) FROM pages WHERE id = ${pageId}
      UNION SELECT og_image_id FROM page_texts WHERE page_id = ${pageId}
      UNION SELECT logo_id FROM organizations WHERE page_id = ${pageId}
      UNION SELECT image_id FROM organization_images WHERE organization_id = ${pageId}
    ) AS pictures WHERE image_id IS NOT NULL`)
}
