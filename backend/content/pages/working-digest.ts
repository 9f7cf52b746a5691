import { type SQL, sql } from 'drizzle-orm'
import { isKept, modules } from '@/backend/platform/db/schema/content/modules'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { WorkingDigest } from '@/backend/platform/db/schema/content/publications'

const pageFields = sql.join(
  [
    ...[pages.parentId, pages.moves, pages.contentType, pages.pageAreaClass, pages.isClickable, pages.inMenu],
    ...[pages.inFooter, pages.isHighlight, pages.hasTabNavigation, pages.menuImageId, pages.heroImageId],
    pages.heroVideo,
  ],
  sql`, `,
)

const textFields = sql.join(
  [
    ...[pageTexts.slug, pageTexts.menuName, pageTexts.title, pageTexts.headline, pageTexts.metaTitle],
    ...[pageTexts.metaDescription, pageTexts.ogTitle, pageTexts.ogDescription, pageTexts.ogType],
    ...[pageTexts.ogImageId, pageTexts.heroText, pageTexts.heroLink],
  ],
  sql`, `,
)

/**
 * Returns an SQL expression for the digests of a working copy in one language; null if the working
 * copy does not exist. The digests cover the parent and the number of moves instead of position and
 * path, so that a page does not count as changed if a sibling was moved or a parent renamed. The
 * digests do not cover names and locks of blocks.
 */
export function workingDigestSql(pageId: SQL | number, locale: SQL | string): SQL<WorkingDigest | null> {
  return sql<WorkingDigest | null>`(
    SELECT jsonb_build_object(
      'page', md5(jsonb_build_array(${pageFields})::text),
      'text', md5(jsonb_build_array(${textFields})::text),
      'modules', (
        SELECT coalesce(jsonb_object_agg(${modules.id}, md5(jsonb_build_array(
          ${modules.model}, ${modules.slug}, ${modules.parentId}, ${modules.columnIndex}, ${modules.position}, ${modules.data} - '{block_name,is_locked}'::text[]
        )::text)), '{}')
        FROM ${modules}
        WHERE ${modules.contentType} = 'page' AND ${modules.objectId} = ${pages.id} AND ${modules.locale} = ${pageTexts.locale} AND ${isKept}
      )
    )
    FROM ${pages} JOIN ${pageTexts} ON ${pageTexts.pageId} = ${pages.id}
    WHERE ${pages.id} = ${pageId} AND ${pageTexts.locale} = ${locale})`
}

/**
 * Returns an SQL expression that is true if the working copy differs from the stored digest of a
 * version. A version without a digest counts as unchanged.
 */
export function isChangedSince(digest: SQL, pageId: SQL, locale: SQL): SQL<boolean> {
  return sql<boolean>`coalesce(${digest} <> ${workingDigestSql(pageId, locale)}, false)`
}
