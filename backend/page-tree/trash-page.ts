import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import { modules } from '../db/schema/modules'
import { pageComments } from '../db/schema/page-feedback'
import { pages, pageTexts } from '../db/schema/pages'
import { pageVersions } from '../db/schema/publications'
import { redirects } from '../db/schema/redirects'
import { type TrashedTable, trashedPages } from '../db/schema/trashed-pages'
import { recordRows } from '../records/record-rows'

interface Trashing {
  pageId: number
  userId: number
  now: Date
  /** Which redirects lead to the page. */
  leadingThere: SQL
}

/**
 * Copies all rows of a page to the trash, in the transaction that deletes them. What visitors saw and schedules are not kept: a page
 * comes back offline. The pictures that it shows stay in use.
 */
export async function trashPage(
  db: Queryable,
  { pageId, userId, now, leadingThere }: Trashing,
): Promise<void> {
  await db.insert(trashedPages).values({ id: pageId, deletedAt: now, deletedBy: userId })
  const keep = (name: TrashedTable, table: PgTable, condition: SQL | undefined) =>
    db.execute(sql`
      INSERT INTO trashed_rows (page_id, table_name, data)
      SELECT ${pageId}, ${name}, to_jsonb(${table}) FROM ${table} WHERE ${condition}`)
  await keep('pages', pages, eq(pages.id, pageId))
  await keep('page_texts', pageTexts, eq(pageTexts.pageId, pageId))
  await keep('modules', modules, and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId)))
  await keep('page_versions', pageVersions, eq(pageVersions.pageId, pageId))
  await keep('page_comments', pageComments, eq(pageComments.pageId, pageId))
  await keep('redirects', redirects, leadingThere)
  for (const { name, table, ofRecord } of recordRows) await keep(name, table, ofRecord(pageId))
  await recordPictureUses(db, pageId)
}

/** Records the pictures of the page as used by the trash. The database removes these uses with the page's entry there. */
async function recordPictureUses(db: Queryable, pageId: number): Promise<void> {
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
    ) AS shown WHERE image_id IS NOT NULL`)
}
