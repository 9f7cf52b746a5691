import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { futureSnapshots } from '@/backend/platform/db/future-snapshots'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { PictureUse } from '@/lib/contract/media/media'

/** Maximum number of listed uses for each kind of place. */
const maxUses = 200

type UseRow = {
  type: PictureUse['type']
  id: number | null
  title: string
  locale: Locale | null
  path: string | null
  state: PictureUse['state']
}

/**
 * Lists the uses of a picture in working copies, publications, scheduled versions, preview links,
 * reusable containers, persons, HTML selections, settings, trash and saved blocks. Each place
 * occurs once per language and state; each kind has at most 200. Old versions of pages do not
 * count. The table `picture_uses` contains the references in texts and JSON, and the field `image`
 * of saved blocks. References in columns, snapshots of the future and the few texts of saved blocks
 * are queried directly.
 */
export async function listPictureUses(db: Queryable, imageId: number): Promise<PictureUse[]> {
  const { rows } = await db.execute<UseRow>(sql`
    WITH RECURSIVE uses_by_place AS (
      SELECT place, key FROM picture_uses WHERE image_id = ${imageId}
    ), using_modules AS (
      SELECT m.id, m.parent_id, m.content_type, m.object_id, m.locale, m.slug
      FROM uses_by_place JOIN modules AS m ON uses_by_place.place = 'module' AND m.id = uses_by_place.key::integer LIMIT ${maxUses}
    ), ancestors AS (
      SELECT * FROM using_modules
      UNION
      SELECT m.id, m.parent_id, m.content_type, m.object_id, m.locale, m.slug
      FROM modules AS m JOIN ancestors ON m.id = ancestors.parent_id
    ), drafts(page_id, locale) AS (
      SELECT object_id, locale FROM using_modules WHERE content_type = 'page'
      UNION
      SELECT t.page_id, t.locale FROM page_texts AS t WHERE t.page_id IN (
        SELECT id FROM pages WHERE hero_image_id = ${imageId}
        UNION ALL SELECT id FROM pages WHERE menu_image_id = ${imageId}
        UNION ALL SELECT key::integer FROM uses_by_place WHERE place = 'page'
        UNION ALL SELECT page_id FROM organizations WHERE logo_id = ${imageId}
        UNION ALL SELECT organization_id FROM organization_images WHERE image_id = ${imageId}
      )
      UNION
      SELECT page_id, locale FROM page_texts WHERE og_image_id = ${imageId}
      UNION
      SELECT split_part(key, '/', 1)::integer, split_part(key, '/', 2) FROM uses_by_place WHERE place = 'text'
    ), online_pages(page_id, locale) AS (
      SELECT split_part(key, '/', 1)::integer, split_part(key, '/', 2) FROM uses_by_place WHERE place = 'publication'
      UNION
      SELECT page_id, locale FROM publications WHERE menu_image_id = ${imageId}
    )
    SELECT * FROM (
      (SELECT 'page' AS type, w.page_id AS id, coalesce(t.title, '') AS title, w.locale, t.path, 'draft' AS state
        FROM drafts AS w LEFT JOIN page_texts AS t ON t.page_id = w.page_id AND t.locale = w.locale LIMIT ${maxUses})
      UNION ALL
      (SELECT 'page', p.page_id, p.title, p.locale, p.path, 'published'
        FROM online_pages JOIN publications AS p ON p.page_id = online_pages.page_id AND p.locale = online_pages.locale LIMIT ${maxUses})
      UNION ALL
      (SELECT DISTINCT 'page', t.page_id, t.title, t.locale, t.path, future.state
        FROM ${futureSnapshots} JOIN page_texts AS t ON t.page_id = future.page_id AND t.locale = future.locale
        WHERE ${imageId} = ANY (pictures_in(future.snapshot::text)) LIMIT ${maxUses})
      UNION ALL
      SELECT 'container', id, coalesce(slug, ''), locale, NULL, 'draft' FROM ancestors
      WHERE content_type <> 'page' AND parent_id IS NULL
      UNION ALL
      SELECT 'container', NULL::integer, split_part(key, '/', 1), split_part(key, '/', 2), NULL, 'published'
      FROM uses_by_place WHERE place = 'container'
      UNION ALL
      (SELECT 'person', id, name, NULL, NULL, 'published' FROM persons WHERE photo_id = ${imageId} LIMIT ${maxUses})
      UNION ALL
      SELECT 'html', h.id, h.slug, NULL, NULL, 'published'
      FROM uses_by_place JOIN html_selections AS h ON uses_by_place.place = 'html' AND h.id = uses_by_place.key::integer
      UNION ALL
      SELECT 'settings', NULL, '', NULL, NULL, 'published' FROM uses_by_place WHERE place = 'settings'
      UNION ALL
      SELECT 'saved', s.id, s.name, NULL, NULL, 'draft' FROM saved_blocks AS s
      WHERE ${imageId} = ANY (pictures_in(s.blocks::text))
        OR EXISTS (SELECT FROM uses_by_place WHERE place = 'saved' AND key = s.id::text)
      UNION ALL
      (SELECT 'trash', key::integer, (
        SELECT data ->> 'title' FROM trashed_rows
        WHERE page_id = key::integer AND table_name = 'page_texts' ORDER BY data ->> 'locale' LIMIT 1
      ), NULL, NULL, 'draft' FROM uses_by_place WHERE place = 'trash' LIMIT ${maxUses})
    ) AS uses
    ORDER BY type, title, id, locale, state`)
  return rows.map(({ type, id, title, locale, path, state }) => {
    return { type, id, title, state, url: locale !== null && path !== null ? pageUrl(locale, path) : null }
  })
}
