import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { PictureUse } from '@/lib/contract/media'
import { pageUrl } from '../content/page-url'
import type { Queryable } from '../db/client'

type UseRow = {
  type: PictureUse['type']
  id: number | null
  title: string
  locale: Locale | null
  path: string | null
  state: PictureUse['state']
}

/**
 * Where a picture stands: in working copies (blocks, HTML, hero, OpenGraph, menu), in what is published, with persons, in HTML
 * selections and in the settings. Each place once for each language and state. Versions that are not published do not count.
 */
export async function pictureUsage(db: Queryable, imageId: number): Promise<PictureUse[]> {
  const named = JSON.stringify({ image: imageId })
  const address = `%/media/images/${imageId}-%`
  const { rows } = await db.execute<UseRow>(sql`
    WITH RECURSIVE used AS (
      SELECT id, parent_id, content_type, object_id, locale, slug FROM modules
      WHERE deleted_at IS NULL AND (data @> ${named}::jsonb OR data::text LIKE ${address})
    ), above AS (
      SELECT * FROM used
      UNION
      SELECT m.id, m.parent_id, m.content_type, m.object_id, m.locale, m.slug
      FROM modules AS m JOIN above ON m.id = above.parent_id
    )
    SELECT 'page' AS type, t.page_id AS id, t.title, t.locale, t.path, 'draft' AS state
    FROM page_texts AS t JOIN pages AS p ON p.id = t.page_id
    WHERE p.hero_image_id = ${imageId} OR p.menu_image_id = ${imageId} OR t.og_image_id = ${imageId}
      OR t.hero_text LIKE ${address} OR t.hero_link LIKE ${address} OR p.hero_video LIKE ${address}
      OR EXISTS (SELECT FROM used AS u WHERE u.content_type = 'page' AND u.object_id = p.id AND u.locale = t.locale)
    UNION ALL
    SELECT 'page', p.page_id, p.title, p.locale, p.path, 'published'
    FROM publications AS p JOIN page_versions AS v ON v.id = p.version_id
    WHERE p.menu_image_id = ${imageId} OR v.snapshot::text LIKE ${address}
    UNION ALL
    SELECT DISTINCT 'page', u.object_id, '', u.locale, NULL, 'draft' FROM used AS u
    WHERE u.content_type = 'page'
      AND NOT EXISTS (SELECT FROM page_texts AS t WHERE t.page_id = u.object_id AND t.locale = u.locale)
    UNION ALL
    SELECT 'container', id, coalesce(slug, ''), locale, NULL, 'draft' FROM above
    WHERE content_type <> 'page' AND parent_id IS NULL
    UNION ALL
    SELECT 'container', NULL::integer, slug, locale, NULL, 'published' FROM published_containers
    WHERE snapshot::text LIKE ${address}
    UNION ALL
    SELECT 'person', id, name, NULL, NULL, 'published' FROM persons WHERE photo_id = ${imageId}
    UNION ALL
    SELECT 'html', id, slug, NULL, NULL, 'published' FROM html_selections WHERE code::text LIKE ${address}
    UNION ALL
    SELECT 'settings', NULL, '', NULL, NULL, 'published' FROM settings WHERE data::text LIKE ${address}
    ORDER BY type, title, id, locale, state`)
  return rows.map(({ type, id, title, locale, path, state }) => {
    return { type, id, title, state, url: locale !== null && path !== null ? pageUrl(locale, path) : null }
  })
}
