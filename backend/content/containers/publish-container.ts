import { and, eq, sql } from 'drizzle-orm'
import type { PictureChangeHandler } from '@/backend/library/media/pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { publishedContainers } from '@/backend/platform/db/schema/content/publications'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import type { Locale } from '@/lib/contract/common/locale'
import { findPicturesWithoutAlt } from '../module-content/find-pictures-without-alt'
import { loadReusableContainer } from '../module-content/module-rows'
import { buildModuleTree } from '../module-content/module-tree'
import { listPictureIds, presentForVisitors } from '../module-content/present-modules'
import { UnpublishableError } from '../module-content/unpublishable-error'
import { filterVisibleRows } from '../module-content/visible-rows'
import { lockContainers } from './lock-containers'

/**
 * Publishes the working copy of a reusable container.
 * @returns false for an unknown slug
 * @throws UnpublishableError
 */
export async function publishContainer(db: Queryable, slug: string, locale: Locale, now: Date): Promise<boolean> {
  const rows = filterVisibleRows(await loadReusableContainer(db, slug, locale))
  const findPicture = await loadPictures(db, listPictureIds(rows), locale)
  const picturesWithoutAlt = await findPicturesWithoutAlt(db, { rows, locale })
  const [snapshot] = presentForVisitors(rows, findPicture, picturesWithoutAlt)
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

/**
 * Publishes the working copy of a reusable container again, or deletes the published container if
 * the working copy was deleted. If the working copy cannot be published, visitors keep the last
 * published state, or get an empty container if there is none.
 */
export async function republishContainer(db: Queryable, slug: string, locale: Locale, now: Date): Promise<void> {
  try {
    if (await publishContainer(db, slug, locale, now)) return
    await db
      .delete(publishedContainers)
      .where(and(eq(publishedContainers.slug, slug), eq(publishedContainers.locale, locale)))
  } catch (error) {
    if (!(error instanceof UnpublishableError)) throw error
    await publishEmptyContainer(db, slug, locale, now)
  }
}

/**
 * Publishes the reusable containers with a picture again. A container could not be published while
 * its picture had no alternative text.
 */
async function republishContainersOfPicture(db: Queryable, imageId: number, now: Date): Promise<void> {
  const { rows } = await db.execute<{ slug: string; locale: Locale }>(sql`
    WITH RECURSIVE uses AS (
      SELECT key::integer AS id FROM picture_uses WHERE place = 'module' AND image_id = ${imageId}
    ), ancestors AS (
      SELECT m.parent_id, m.locale, m.slug FROM uses JOIN modules AS m ON m.id = uses.id
      WHERE m.object_id IS NULL AND m.deleted_at IS NULL
      UNION
      SELECT m.parent_id, m.locale, m.slug FROM modules AS m JOIN ancestors ON m.id = ancestors.parent_id
    )
    SELECT slug, locale FROM ancestors WHERE parent_id IS NULL AND slug IS NOT NULL ORDER BY slug, locale`)
  for (const { slug, locale } of rows) await republishContainer(db, slug, locale, now)
}

/** Publishes the reusable containers with a picture again when the picture changes. */
export const containersOfPictures: PictureChangeHandler = { lock: lockContainers, update: republishContainersOfPicture }

async function publishEmptyContainer(db: Queryable, slug: string, locale: Locale, now: Date): Promise<void> {
  const rows = await loadReusableContainer(db, slug, locale)
  const [snapshot] = buildModuleTree(
    rows.filter((row) => row.slug === slug),
    ({ data }) => data,
  )
  if (!snapshot) return
  await db.insert(publishedContainers).values({ slug, locale, snapshot, publishedAt: now }).onConflictDoNothing()
}
