import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import type { ModuleRow } from '../db/schema/modules'
import { publishedContainers } from '../db/schema/publications'
import { loadPictures } from './pictures'
import { picturesOf, presentForVisitors } from './publish-modules'

/**
 * Makes a reusable container's working copy what visitors see. False when there is no module with that slug.
 * @throws InvalidModuleError
 */
export async function publishContainer(
  db: Queryable,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<boolean> {
  const rows = await containerRows(db, slug, locale)
  const picture = await loadPictures(db, picturesOf(rows), locale)
  const [snapshot] = presentForVisitors(rows, picture)
  if (!snapshot) return false
  await db
    .insert(publishedContainers)
    .values({ slug, locale, snapshot, publishedAt: now })
    .onConflictDoUpdate({
      target: [publishedContainers.slug, publishedContainers.locale],
      set: { snapshot, publishedAt: now },
    })
  return true
}

/** The container and everything in it. */
async function containerRows(db: Queryable, slug: string, locale: Locale): Promise<ModuleRow[]> {
  const { rows } = await db.execute<ModuleRow>(sql`
    WITH RECURSIVE inside AS (
      SELECT * FROM modules WHERE slug = ${slug} AND locale = ${locale}
      UNION ALL
      SELECT below.* FROM modules AS below JOIN inside ON below.parent_id = inside.id
    )
    SELECT id, content_type AS "contentType", object_id AS "objectId", locale, model, parent_id AS "parentId",
      column_index AS "columnIndex", position, data, slug, revision, created_at AS "createdAt"
    FROM inside`)
  return rows
}
